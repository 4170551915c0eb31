import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension MadiniaBackend {
    /// Puts an article online, in the place of one of the same id, and tells the phones that want to know (MAD-FR30):
    /// those whose switch for articles is on, and that had no other news for a week.
    ///
    /// - Returns: the tokens it goes to; see ``takePushes()``.
    @discardableResult
    public func publish(article: ArticleData, at date: Date) -> [String] {
        withState { state in
            state.articles.removeAll { $0.id == article.id }
            state.articles.append(article)
            let news = News(type: "article", id: article.id, slug: article.slug, title: article.title)
            return state.send(news, titled: "Nouvel article", at: date) { $0.newArticles }
        }
    }

    /// Puts a formation online; see ``publish(article:at:)``.
    @discardableResult
    public func publish(formation: FormationData, at date: Date) -> [String] {
        withState { state in
            state.formations.removeAll { $0.id == formation.id }
            state.formations.append(formation)
            let news = News(type: "formation", id: formation.id, slug: formation.slug, title: formation.title)
            return state.send(news, titled: "Nouvelle formation", at: date) { $0.newFormations }
        }
    }

    /// What waits for the push service, in order; each is taken once.
    public func takePushes() -> [PushData] {
        withState { state in
            defer { state.pushes = [] }
            return state.pushes
        }
    }
}

/// Something new in the catalogue or the blog.
struct News {
    let type: String
    let id: Int
    let slug: String?
    let title: String

    /// What APNs takes, in bytes.
    private static let maximumPayload = 4_096
    /// Of a title that is longer, the beginning is sent; in bytes, of which JSON's escapes may make two each.
    private static let maximumTitle = 1_024

    /// As CONTRACTS fixes it: words, sound, badge, and what the tap opens. A slug that would make it too long is left
    /// out: the id opens the same.
    func payload(titled headline: String) -> String {
        let text = payload(headline, slug: slug)
        return text.utf8.count <= News.maximumPayload ? text : payload(headline, slug: nil)
    }

    private func payload(_ headline: String, slug: String?) -> String {
        var members: [(String, JSONValue)] = [
            (
                "aps",
                [
                    "alert": ["title": .string(headline), "body": .string(clippedTitle)], "sound": "default",
                    "badge": 1, "category": .string("new_\(type)s"),
                ]
            ),
            ("type", .string(type)),
        ]
        if let slug { members.append(("slug", .string(slug))) }
        members.append(("id", .number(JSONNumber(id))))
        return JSONValue.object(JSONObject(members)).text()
    }

    private var clippedTitle: String {
        let title = TypedText.cleaned(title)
        guard title.utf8.count > News.maximumTitle else { return title }
        var clipped = ""
        var count = 0
        for character in title {
            count += character.utf8.count
            guard count < News.maximumTitle else { break }
            clipped.append(character)
        }
        return clipped + "…"
    }
}

extension MadiniaBackend.State {
    /// In seconds: one news a week and a device (PRD, push strategy).
    private static let newsInterval = 7 * 86_400.0

    fileprivate mutating func send(
        _ news: News,
        titled headline: String,
        at date: Date,
        to isWanted: (DeviceData.Preferences) -> Bool
    ) -> [String] {
        let payload = news.payload(titled: headline)
        var tokens: [String] = []
        for index in devices.indices {
            guard devices[index].preferences.map(isWanted) ?? true else { continue }
            if let last = devices[index].lastNews, date.timeIntervalSince(last) < Self.newsInterval { continue }
            devices[index].lastNews = date
            pushes.append(PushData(token: devices[index].token, payload: payload))
            tokens.append(devices[index].token)
        }
        return tokens
    }
}

import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension MadiniaBackend {
    /// Puts an article online, replacing one of the same id, and tells the phones that want to know (MAD-FR30):
    /// those whose switch for articles is on, and that had no other news for a week.
    ///
    /// - Returns: the tokens it goes to; see ``takePushes()``.
    /// - Throws: where the store did not keep it; nothing has changed then, and nobody was told.
    @discardableResult
    public func publish(article: ArticleData, at date: Date) throws(MadiniaStoreError) -> [String] {
        try commit { $0.publishing(article, at: date) }
    }

    /// Puts a formation online; see ``publish(article:at:)``.
    @discardableResult
    public func publish(formation: FormationData, at date: Date) throws(MadiniaStoreError) -> [String] {
        try commit { $0.publishing(formation, at: date) }
    }
}

extension MadiniaData {
    func publishing(_ article: ArticleData, at date: Date) -> Outcome<[String]> {
        let news = News(kind: .article, id: article.id, slug: article.slug, title: article.title)
        return publishing(.article(article), news, at: date) { $0.newArticles }
    }

    func publishing(_ formation: FormationData, at date: Date) -> Outcome<[String]> {
        let news = News(kind: .formation, id: formation.id, slug: formation.slug, title: formation.title)
        return publishing(.formation(formation), news, at: date) { $0.newFormations }
    }

    private func publishing(
        _ change: MadiniaChange,
        _ news: News,
        at date: Date,
        to isWanted: (DeviceData.Preferences) -> Bool
    ) -> Outcome<[String]> {
        let told = devicesToTell(at: date, isWanted)
        let payload = news.payload
        return Outcome(
            told.map(\.token),
            changes: [change] + told.map { .device($0) },
            pushes: told.map { PushData(token: $0.token, payload: payload, kind: news.kind, id: news.id) }
        )
    }
}

/// Something new in the catalogue or the blog.
struct News {
    let kind: PushData.Kind
    let id: Int
    let slug: String?
    let title: String

    /// What APNs takes, in bytes.
    private static let maximumPayload = 4_096
    /// Of a title that is longer, the beginning is sent; in bytes, of which JSON's escapes may make two each.
    private static let maximumTitle = 1_024

    /// As docs/apis.md has it: words, sound, badge, and what the tap opens. A slug that would make it too long is left
    /// out: the id opens the same.
    var payload: String {
        let text = payload(slug: slug)
        return text.utf8.count <= News.maximumPayload ? text : payload(slug: nil)
    }

    private var headline: String {
        switch kind {
        case .formation: "Nouvelle formation"
        case .article: "Nouvel article"
        }
    }

    private func payload(slug: String?) -> String {
        var members: [(String, JSONValue)] = [
            (
                "aps",
                [
                    "alert": ["title": .string(headline), "body": .string(clippedTitle)], "sound": "default",
                    "badge": 1, "category": .string("new_\(kind.rawValue)s"),
                ]
            ),
            ("type", .string(kind.rawValue)),
        ]
        if let slug { members.append(("slug", .string(slug))) }
        members.append(("id", .number(JSONNumber(id))))
        return JSONValue.object(JSONObject(members)).text()
    }

    private var clippedTitle: String { TypedText.cleaned(title, clippedTo: News.maximumTitle) }
}

extension MadiniaData {
    /// In seconds: one news a week and a device.
    private static let newsInterval = 7 * 86_400.0

    /// As they are once they were told.
    fileprivate func devicesToTell(at date: Date, _ isWanted: (DeviceData.Preferences) -> Bool) -> [DeviceData] {
        devices.compactMap { device in
            guard device.preferences.map(isWanted) ?? true else { return nil }
            if let last = device.lastNews, date.timeIntervalSince(last) < Self.newsInterval { return nil }
            var device = device
            device.lastNews = date
            return device
        }
    }
}

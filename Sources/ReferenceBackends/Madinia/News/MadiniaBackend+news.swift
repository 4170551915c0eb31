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
        let news = News(type: "article", id: article.id, slug: article.slug, title: article.title)
        return try publish(.article(article), news.payload(titled: "Nouvel article"), at: date) { $0.newArticles }
    }

    /// Puts a formation online; see ``publish(article:at:)``.
    @discardableResult
    public func publish(formation: FormationData, at date: Date) throws(MadiniaStoreError) -> [String] {
        let news = News(type: "formation", id: formation.id, slug: formation.slug, title: formation.title)
        return try publish(.formation(formation), news.payload(titled: "Nouvelle formation"), at: date) {
            $0.newFormations
        }
    }

    private func publish(
        _ change: MadiniaChange,
        _ payload: String,
        at date: Date,
        to isWanted: (DeviceData.Preferences) -> Bool
    ) throws(MadiniaStoreError) -> [String] {
        try commit { data in
            let told = data.devicesToTell(at: date, isWanted)
            return Outcome(
                told.map(\.token),
                changes: [change] + told.map { .device($0) },
                pushes: told.map { PushData(token: $0.token, payload: payload) }
            )
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

    /// As docs/apis.md has it: words, sound, badge, and what the tap opens. A slug that would make it too long is left
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

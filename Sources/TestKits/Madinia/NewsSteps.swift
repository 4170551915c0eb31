import AppShell
import AppShellHeadless
import AppShellTexts
import MadiniaBackend
import ScenarioRunner

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StepLibrary {
    mutating func defineNewsSteps() {
        step(
            .when,
            ["fr": "le serveur publie l'article {string}", "en": "the server publishes the article {string}"],
            "The back end publishes a new article, and pushes it as news to the phones that want it, including this one."
        ) { (world, title: String) in
            try world.publishArticle(title, relatedTo: nil)
        }
        step(
            .when,
            [
                "fr": "le serveur publie l'article {string} qui mène à la formation {string}",
                "en": "the server publishes the article {string} that links to the course {string}",
                "en": "the server publishes the article {string} that leads to the formation {string}",
            ],
            "The same, with a related course."
        ) { (world, title: String, formation: String) in
            try world.publishArticle(title, relatedTo: try world.formation(formation).id)
        }
        step(
            .when,
            [
                "fr": "le serveur publie la formation {string}",
                "en": "the server publishes the course {string}",
                "en": "the server publishes the formation {string}",
            ],
            "The back end publishes a new course, and pushes it as news to the phones that want it, including this one."
        ) { (world, title: String) in
            let backend = try world.backend(MadiniaBackend.self)
            let formation = FormationData(
                id: (backend.formations.map(\.id).max() ?? 0) + 1,
                slug: FrenchText.slug(title),
                title: title,
                description: "\(title) : une nouvelle formation de Madinia.",
                objectives: ["Découvrir \(title)"],
                duration: "1 jour",
                level: "Débutant",
                price: "290.00"
            )
            let devices = backend.devices
            let told = try backend.publish(formation: formation, at: world.session.clock.now)
            world.noteUnsent(to: devices, but: told) { $0.newFormations }
            for push in backend.takePushes() { try world.session.receivePush(push.payload, for: push.token) }
        }
    }
}

extension ScenarioWorld {
    fileprivate func publishArticle(_ title: String, relatedTo formation: Int?) throws {
        let backend = try backend(MadiniaBackend.self)
        let now = session.clock.now
        let article = ArticleData(
            id: (backend.articles.map(\.id).max() ?? 0) + 1,
            slug: FrenchText.slug(title),
            title: title,
            excerpt: "Tout juste paru : \(title).",
            content: "<p>Tout juste paru : \(title.escapedForHTML).</p>",
            publishedAt: now.formatted(.iso8601).replacing("Z", with: ".000000Z"),
            relatedFormationID: formation
        )
        let devices = backend.devices
        let told = try backend.publish(article: article, at: now)
        noteUnsent(to: devices, but: told) { $0.newArticles }
        for push in backend.takePushes() { try session.receivePush(push.payload, for: push.token) }
    }
}

extension ScenarioWorld {
    /// Notes why phones received no notification of something new.
    fileprivate func noteUnsent(
        to devices: [DeviceData],
        but told: [String],
        _ isWanted: (DeviceData.Preferences) -> Bool
    ) {
        if devices.isEmpty {
            noteUnsent(localized("The server knows no phone: the app registers it once notifications are allowed."))
        }
        for device in devices where !told.contains(device.token) {
            let isOff = device.preferences.map { !isWanted($0) } ?? false
            noteUnsent(
                localized(
                    isOff
                        ? "The phone's preferences on the server have this kind of news off."
                        : "The phone had other news less than a week ago."
                )
            )
        }
    }
}

extension String {
    fileprivate var escapedForHTML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

import AppShell
import AppShellHeadless
import AppShellStatsFeature
import Foundation

/// A product of statistics and a home on which a test says which session has ended.
enum StatsApp: Product {
    static let manifest = AppManifest(
        id: "sample",
        name: "Sample",
        navigation: .stack(root: Home().route),
        links: LinkPolicy(schemes: ["sample"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let stats = Stats(constants: .sample, strings: .sample, environment: environment)
        return [StatsModule(stats: stats, link: "sample://stats"), HomeModule(stats: stats, clock: environment.clock)]
    }
}

extension [StatsConstant] {
    static let sample = [
        StatsConstant(id: "pi", title: "Pi"), StatsConstant(id: "e", title: "e"),
        StatsConstant(id: "phi", title: "phi"),
    ]
}

struct Home: Destination {
    static let name = "home"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct HomeModule: FeatureModule {
    let id = "home"
    let stats: Stats
    let clock: any AppClock

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Home.self, placement: .stack) { _, context in
            HomeScreen(stats: stats, clock: clock, router: context.router)
        }
        contributions.link("sample://home", to: Home.self)
        // A session may end while any screen is shown.
        contributions.overlay("again", at: .banner) { _ in
            .button("Another session") { HomeScreen.end("late pi 77 strict", in: stats, at: clock.now) }
        }
    }
}

/// What a test types is a session that has ended.
final class HomeScreen: Screen {
    private let stats: Stats
    private let clock: any AppClock
    private let router: Router

    init(stats: Stats, clock: any AppClock, router: Router) {
        self.stats = stats
        self.clock = clock
        self.router = router
    }

    var content: Content {
        .screen("Home") {
            Content.field("Session", value: "") { HomeScreen.end($0, in: self.stats, at: self.clock.now) }
            Content.badge("Record", stats.best(of: "pi").map { "\($0.score) \($0.id)" } ?? "none")
            Content.button("Statistics") { self.router.push(StatsHistory()) }
        }
    }

    /// `id constant score mode 31,35`: the decimals that were missed last, counted from 1, if any.
    static func end(_ text: String, in stats: Stats, at date: Date) {
        let parts = text.split(separator: " ").map(String.init)
        guard parts.count >= 4 else { return }
        let errors = parts.count > 4 ? parts[4].split(separator: ",").compactMap { Int($0) } : []
        let score = Int(parts[2]) ?? 0
        let entry = StatsEntry(
            id: parts[0],
            date: date,
            constantID: parts[1],
            mode: parts[3],
            score: score,
            attempts: score + errors.count,
            errors: errors.count,
            errorPositions: errors.map { $0 - 1 },
            bestStreak: score,
            duration: .seconds(50),
            speed: Double(score) / 50,
            revealsUsed: parts[3] == "learn" ? 2 : 0
        )
        _ = stats.record(entry, intervals: [250, 310], countsForRecord: parts[3] == "strict")
    }
}

/// ``StatsApp`` on a phone in Paris.
final class StatsPhone {
    let session: HeadlessSession
    let disk = FlakyDisk()

    init(launch: Bool = true) throws {
        struct Nobody: HTTPHandler {
            func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
        }
        session = HeadlessSession(
            product: StatsApp.self,
            start: Date(rfc3339: "2026-01-23T17:04:05Z") ?? .distantPast,
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: Nobody(),
            storage: disk.storage
        )
        if launch { try session.launch() }
    }

    func end(_ text: String) throws {
        try session.type(text, into: "Session")
        try session.dismissKeyboard()
    }

    func relaunch() throws {
        session.kill(by: .person)
        try session.launch()
    }

    func open() throws {
        try session.receive(.link("sample://stats"))
    }

    var elements: [ContentSnapshot] {
        get throws {
            func all(_ content: ContentSnapshot) -> [ContentSnapshot] { [content] + content.children.flatMap(all) }
            return all(try session.content())
        }
    }

    /// The scores of the list, from the top.
    var scores: [String] {
        get throws { try elements.filter { $0.role == .badge && $0.label == "Score" }.compactMap(\.value).map(plain) }
    }

    func chart(_ label: String) throws -> ContentSnapshot? {
        try elements.first { $0.role == .chart && $0.label == label }
    }

    func says(_ text: String) throws -> Bool {
        try elements.contains { $0.says(PlainText(text)) }
    }

    var shared: [SharedFile] {
        session.phone.events.compactMap { event in
            if case .sharing(let item) = event, case .file(let file) = item.content { file } else { nil }
        }
    }
}

func plain(_ text: String) -> String { PlainText(text).description }

extension StatsStrings {
    static let sample = StatsStrings(
        title: "Statistiques",
        loading: "Chargement de l'historique…",
        retry: "Réessayer",
        errors: .french,
        unsaved: "Rien n'est perdu : l'enregistrement sera retenté.",
        unreadableSessions: { count in
            count == 1
                ? "Une session enregistrée est illisible et n'est pas affichée."
                : "\(count) sessions enregistrées sont illisibles et ne sont pas affichées."
        },
        unreadableRecords: "Un record enregistré est illisible.",
        damagedHistory: "Une partie de l'historique était endommagée ; le reste est là.",
        records: StatsRecordStrings(
            heading: "Records",
            best: { score, day, speed in
                "\(score.text) décimale\(score.value > 1 ? "s" : ""), le \(day)" + (speed.map { ", \($0)" } ?? "")
            },
            none: "Pas encore de record"
        ),
        progress: StatsProgressStrings(
            heading: "Progression",
            unit: "décimales",
            summary: { first, last, best, sessions in
                "De \(first.text) à \(last.text) décimale\(last.value > 1 ? "s" : "") en \(sessions.text) sessions ;"
                    + " meilleur score \(best.text)"
            },
            tooFew: "La courbe apparaît à la deuxième session."
        ),
        errorMap: StatsErrorMapStrings(
            heading: "Carte des erreurs",
            label: { "Erreurs par bloc de dix : \($0)" },
            unit: "erreurs",
            summary: { first, last, errors in
                "Le plus d'erreurs : décimales \(first.text) à \(last.text) (\(errors.text))"
            },
            none: "Aucune erreur enregistrée."
        ),
        history: StatsHistoryStrings(
            heading: "Historique",
            constant: "Constante",
            all: "Toutes",
            mode: "Mode",
            modeTitle: { ["strict": "Strict", "learn": "Apprentissage"][$0] ?? $0 },
            score: "Score",
            decimals: { "\($0.text) décimale\($0.value > 1 ? "s" : "")" },
            speed: "Vitesse",
            digitsPerSecond: { "\($0)\u{A0}CPS" },
            errors: "Erreurs",
            reveals: "Révélations",
            bestStreak: "Meilleure série",
            empty: "Aucune session",
            emptyMessage: "Vos sessions apparaîtront ici.",
            nothing: "Aucune session pour cette constante"
        ),
        export: StatsExportStrings(
            heading: "Exporter l'historique",
            csv: "Exporter en CSV",
            json: "Exporter en JSON",
            title: "Historique PiTrainer",
            fileName: "pitrainer-historique"
        )
    )
}

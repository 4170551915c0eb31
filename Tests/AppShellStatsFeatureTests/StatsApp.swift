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
        let stats = Stats(constants: .sample, strings: SampleStatsStrings(), environment: environment)
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

struct SampleStatsStrings: StatsStrings {
    let title = "Statistiques"
    let loading = "Chargement de l'historique…"
    let retry = "Réessayer"
    let errors: StorageErrorStrings = .french
    let unsaved = "Rien n'est perdu : l'enregistrement sera retenté."
    func unreadableSessions(_ count: Int) -> String {
        count == 1
            ? "Une session enregistrée est illisible et n'est pas affichée."
            : "\(count) sessions enregistrées sont illisibles et ne sont pas affichées."
    }
    let unreadableRecords = "Un record enregistré est illisible."
    let damagedHistory = "Une partie de l'historique était endommagée ; le reste est là."

    let recordsHeading = "Records"
    func record(_ score: StatsCount, _ day: String, _ speed: String?) -> String {
        "\(score.text) décimale\(score.value > 1 ? "s" : ""), le \(day)" + (speed.map { ", \($0)" } ?? "")
    }
    let noRecord = "Pas encore de record"

    let progressHeading = "Progression"
    let progressUnit = "décimales"
    func progressSummary(_ first: StatsCount, _ last: StatsCount, _ best: StatsCount, _ sessions: StatsCount) -> String
    {
        "De \(first.text) à \(last.text) décimale\(last.value > 1 ? "s" : "") en \(sessions.text) sessions ;"
            + " meilleur score \(best.text)"
    }
    let tooFew = "La courbe apparaît à la deuxième session."

    let errorMapHeading = "Carte des erreurs"
    func errorMapLabel(_ constant: String) -> String { "Erreurs par bloc de dix : \(constant)" }
    let errorMapUnit = "erreurs"
    func errorMapSummary(_ first: StatsCount, _ last: StatsCount, _ errors: StatsCount) -> String {
        "Le plus d'erreurs : décimales \(first.text) à \(last.text) (\(errors.text))"
    }
    let noErrors = "Aucune erreur enregistrée."

    let historyHeading = "Historique"
    let constant = "Constante"
    let allConstants = "Toutes"
    let mode = "Mode"
    func modeTitle(_ mode: String) -> String { ["strict": "Strict", "learn": "Apprentissage"][mode] ?? mode }
    let score = "Score"
    func decimals(_ count: StatsCount) -> String { "\(count.text) décimale\(count.value > 1 ? "s" : "")" }
    let speed = "Vitesse"
    func digitsPerSecond(_ number: String) -> String { "\(number)\u{A0}CPS" }
    let errorCount = "Erreurs"
    let reveals = "Révélations"
    let bestStreak = "Meilleure série"
    let empty = "Aucune session"
    let emptyMessage = "Vos sessions apparaîtront ici."
    let nothingOfConstant = "Aucune session pour cette constante"

    let exportHeading = "Exporter l'historique"
    let exportCsv = "Exporter en CSV"
    let exportJson = "Exporter en JSON"
    let exportTitle = "Historique PiTrainer"
    let exportFileName = "pitrainer-historique"
}

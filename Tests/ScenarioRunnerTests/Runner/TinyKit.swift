import AppShell
import AppShellHeadless
import CucumberGherkin
import FoundationEssentials
import ScenarioReports

@testable import ScenarioRunner

/// An app of one screen, for tests of the runner itself.
enum TinyApp: Product {
    static let manifest = AppManifest(
        id: "tiny",
        name: "Tiny",
        navigation: .stack(root: Hello().route),
        links: LinkPolicy(hosts: ["tiny.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [HelloModule(environment: environment)]
    }
}

struct Hello: Destination {
    static let name = "hello.root"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct HelloModule: FeatureModule {
    let id = "hello"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Hello.self, placement: .stack) { _, _ in
            HelloScreen(environment: environment)
        }
    }
}

final class HelloScreen: Screen {
    private var answer = "nothing yet"
    private let environment: AppEnvironment

    init(environment: AppEnvironment) {
        self.environment = environment
    }

    var content: Content {
        .screen("Bonjour") {
            Content.text(answer)
            Content.badge("Prix", "490 €")
            Content.button("Dans 3 s") { await self.say("trois", after: .seconds(3)) }
            Content.button("Dans 2 min") { await self.say("cent vingt", after: .seconds(120)) }
            Content.button("Envoyer", isEnabled: false) {}
        }
    }

    private func say(_ text: String, after delay: Duration) async {
        try? await environment.clock.sleep(for: delay)
        answer = text
    }
}

enum TinyKit: TestKit {
    static var product: any Product.Type { TinyApp.self }
    static let requirementPrefix = "TINY-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: TinyApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: Nobody()
        )
    }

    static func define(in library: inout StepLibrary) {}
}

struct Nobody: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}

/// Runs French steps, one scenario, and gives what came out.
struct TinyRun {
    let summary: RunSummary
    let pretty: String
    let progress: String
    let messages: String
    let results: [ScenarioResult]

    init(steps: [String], library: StepLibrary = TinyKit.library, isDryRun: Bool = false) {
        let body = steps.map { "    \($0)\n" }.joined()
        self.init(
            script: "# language: fr\nFonctionnalité: F\n  Scénario: S\n\(body)",
            library: library,
            isDryRun: isDryRun
        )
    }

    init(
        script: String,
        library: StepLibrary = TinyKit.library,
        kit: any TestKit.Type = TinyKit.self,
        isDryRun: Bool = false,
        change: (inout RunPlan) -> Void = { _ in }
    ) {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: script)], ids: &ids)
        let product = ProductScripts(kit: kit, library: library, features: scripts.features)
        var pretty = ""
        var progress = ""
        var messages: [UInt8] = []
        let collector = ResultCollector()
        var plan = RunPlan(products: [product], errors: scripts.errors)
        plan.options.isDryRun = isDryRun
        plan.filesWithErrors = scripts.filesWithErrors
        change(&plan)
        summary = ScenarioRunner.run(
            plan,
            reports: [
                PrettyReport(style: TextStyle(isColored: false)) { pretty += $0 },
                ProgressReport(style: TextStyle(isColored: false)) { progress += $0 },
                MessageReport { messages += $0 }, collector,
            ]
        )
        self.pretty = pretty
        self.progress = progress
        self.messages = String(decoding: messages, as: UTF8.self)
        results = collector.results
    }

    /// The statuses of the first scenario's steps.
    var statuses: [StepStatus] { results.first?.steps.map(\.status) ?? [] }

    /// The last message of the first scenario.
    var message: String? { results.first?.steps.compactMap(\.message).last }
}

private final class ResultCollector: Report {
    private(set) var results: [ScenarioResult] = []

    func handle(_ event: RunEvent) {
        if case .scenarioFinished(let result) = event { results.append(result) }
    }
}

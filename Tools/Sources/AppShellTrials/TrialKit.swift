import AppShell
import AppShellCommand
import AppShellHeadless
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner
import Synchronization

/// A product whose scripts can do to their process what apps do by mistake.
@main
enum AppShellTrials {
    static func main() {
        AppShellTool.main(for: [TrialKit.self], formats: [CustomFormat("names") { NameReport(write: $0) }])
    }
}

/// A format of its own: a line a scenario.
private final class NameReport: Report {
    private let write: (String) -> Void

    init(write: @escaping (String) -> Void) {
        self.write = write
    }

    func handle(_ event: RunEvent) {
        guard case .scenarioFinished(let result) = event else { return }
        write("\(result.status.rawValue) \(result.pickle.name)\n")
    }
}

enum TrialKit: TestKit {
    static var product: any Product.Type { TrialApp.self }
    static let requirementPrefix = "TRIAL-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: TrialApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: NoBackend()
        )
    }

    static func define(in library: inout StepLibrary) {
        library.step(.given, ["en": "nothing"], "Does nothing.") { _ in }
        library.step(.given, ["en": "the number {int}"], "Does nothing with it.") { (_, _: Int) in }
        library.step(.when, ["en": "it traps"], "Asks an empty list for its first element.") { _ in
            let nothing: [Int] = []
            FileHandle.standardError.write(Data("about to trap\n".utf8))
            _ = nothing[CommandLine.argc > 0 ? 0 : 1]
        }
        library.step(.when, ["en": "it exits with {int}"], "Ends the process.") { (_, code: Int) in
            exit(Int32(truncatingIfNeeded: code))
        }
        library.step(.when, ["en": "it hangs"], "Never comes back.") { _ in
            while true { sleep(1) }
        }
        library.step(.when, ["en": "it is killed"], "Sends itself SIGKILL.") { _ in
            kill(getpid(), SIGKILL)
            while true { sleep(1) }
        }
        library.step(.when, ["en": "it works for {int} ms"], "Sleeps on the wall clock.") { (_, milliseconds: Int) in
            usleep(UInt32(milliseconds) * 1_000)
        }
        library.step(.when, ["en": "it marks {string}"], "Makes a file.") { (_, path: String) in
            FileManager.default.createFile(atPath: path, contents: nil)
        }
        library.step(.when, ["en": "it prints {string}"], "Prints where programs print.") { (_, text: String) in
            print(text)
        }
        library.step(.then, ["en": "it fails"], "Does not hold.") { _ in throw StepFailure("It fails, as it should.") }
        library.step(.then, ["en": "it passes every second time, by {string}"], "Keeps a file to know.") {
            (_, path: String) in
            if FileManager.default.fileExists(atPath: path) { return }
            FileManager.default.createFile(atPath: path, contents: nil)
            throw StepFailure("The first time it fails.")
        }
        library.step(.then, ["en": "it says another thing each time, by {string}"], "Keeps a file to know.") {
            (world, path: String) in
            let count = FileManager.default.contents(atPath: path)?.count ?? 0
            FileManager.default.createFile(atPath: path, contents: Data(repeating: 0, count: count + 1))
            world.session.trace.record(.app, "the count is \(count)")
        }
        library.step(.when, ["en": "it says {string} and traps"], "Says it in the reports.") { (world, text: String) in
            world.log(text)
            trap()
        }
        library.step(.when, ["en": "it traps once launched again"], "Passes after one launch.") { world in
            if world.launches > 1 { trap() }
        }
        library.step(.when, ["en": "it hangs once launched again"], "Passes after one launch.") { world in
            while world.launches > 1 { sleep(1) }
        }
        library.before(tags: "@traps-before") { _ in trap() }
        defineRunHooks(in: &library)
    }

    static func trap() {
        let nothing: [Int] = []
        _ = nothing[CommandLine.argc > 0 ? 0 : 1]
    }

    /// By what the environment asks for.
    private static func defineRunHooks(in library: inout StepLibrary) {
        let hooks = ProcessInfo.processInfo.environment["TRIAL_HOOKS"] ?? ""
        switch hooks {
        case "the last one traps":
            library.afterAll("clean up") { context in context.log("cleaned up") }
            library.afterAll("traps") { context in
                context.log("about to trap")
                trap()
            }
        case "the first one traps": library.beforeAll("traps") { _ in trap() }
        case "the first one hangs":
            library.beforeAll("hangs") { _ in
                FileManager.default.createFile(atPath: "begun", contents: nil)
                while true { sleep(1) }
            }
        case "they share a number":
            library.beforeAll("start") { _ in shared.store(7, ordering: .relaxed) }
            library.afterAll("stop") { _ in
                let number = shared.load(ordering: .relaxed)
                if number != 7 { throw StepFailure("The number is \(number).") }
            }
        default: break
        }
    }
}

extension ScenarioWorld {
    /// How often the app was launched.
    fileprivate var launches: Int { session.trace.events.count { $0.kind == .app && $0.text == "launch" } }
}

private let shared = Atomic(0)

enum TrialApp: Product {
    static let manifest = AppManifest(
        id: "trial",
        name: "Trial",
        navigation: .stack(root: TrialHome().route),
        links: LinkPolicy(hosts: ["trial.example"])
    )

    /// With APPSHELL_TRIAL_BUTTONS=faulty it lists its module twice.
    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let isFaulty = ProcessInfo.processInfo.environment["APPSHELL_TRIAL_BUTTONS"] == "faulty"
        return isFaulty ? [TrialModule(), TrialModule()] : [TrialModule()]
    }
}

struct TrialHome: Destination {
    static let name = "trial.home"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct TrialModule: FeatureModule {
    let id = "trial"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(TrialHome.self, placement: .stack) { _, _ in TrialScreen() }
    }
}

/// With APPSHELL_TRIAL_BUTTONS, what explorations must survive and find.
final class TrialScreen: Screen {
    var content: Content {
        .screen("Essai") {
            Content.text("Rien à voir")
            switch ProcessInfo.processInfo.environment["APPSHELL_TRIAL_BUTTONS"] {
            case "deadly":
                Content.button("Planter") { TrialKit.trap() }
                Content.button("Bloquer") { while true { sleep(1) } }
                Content.button("Rien") {}
            case "unlabelled": Content.button("") {}
            case "twice": Content.button("Rien") {}
            default: []
            }
        }
    }

    func appear() async {}
}

struct NoBackend: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}

import AppShell
import AppShellHeadless
import FoundationEssentials
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Flags, as a script sets them and an app reads them.
struct FlagTests {
    private static func run(_ steps: String...) -> TinyRun {
        let lines = ["Feature: F", "  Scenario: S"] + steps.map { "    " + $0 }
        return TinyRun(script: lines.joined(separator: "\n"), kit: SwitchKit.self)
    }

    @Test("a flag that is off takes away a tab, and a variant is chosen by its name")
    func set() {
        let run = Self.run(
            #"Given the "more" flag is off"#,
            #"And the "greeting" flag is "byName""#,
            "And the app is open",
            #"Then I see "Hello, Sophie""#,
            "And the app has 1 tab"
        )
        #expect(run.statuses == Array(repeating: .passed, count: 5), "\(run.pretty)")
        let plain = Self.run("Given the app is open", #"Then I see "Hello""#, "And the app has 2 tabs")
        #expect(plain.statuses == Array(repeating: .passed, count: 3), "\(plain.pretty)")
    }

    @Test(
        "what can't be set says why",
        arguments: [
            (#"Given the "mor" flag is off"#, "There is no flag “mor”; the product has “more”, “greeting”."),
            (#"Given the "more" flag is "maybe""#, "The flag “more” can't be “maybe”: it is one of “on”, “off”."),
        ]
    )
    func refused(_ step: String, _ fact: String) {
        let run = Self.run(step)
        #expect(run.statuses == [.failed])
        #expect(run.pretty.contains(fact), "\(run.pretty)")
    }

    @Test("a flag is not set while the app runs, which reads it at its start")
    func running() {
        let run = Self.run("Given the app is open", #"And the "more" flag is off"#)
        #expect(run.statuses == [.passed, .failed])
        #expect(run.pretty.contains("set “more” before the app is opened, or force-quit it first."), "\(run.pretty)")
    }

    @Test("a key that a module declares under two flags is a key of the product")
    func storedUnderTwo() {
        let session = SwitchKit.makeSession()
        defer { session.end() }
        #expect(!session.storedNames.contains("switch.draft"))
        #expect(session.storedNamesWithAnyFlag.contains("switch.draft"))
    }

    @Test("a flag that the product does not list fails the step that reads it")
    func undeclared() {
        let run = Self.run("Given the app is open", #"When I tap "Beta""#)
        #expect(run.statuses == [.passed, .failed], "\(run.pretty)")
        #expect(run.pretty.contains("The app reads the flag “beta”, which the product does not list."), "\(run.pretty)")
    }
}

private enum Greeting: String, FlagValue, CaseIterable { case plain, byName }

private enum SwitchApp: Product {
    static let more = FeatureFlag("more", "More.", default: true, owner: "T", expires: ExpiryDay(2030, 1, 1))
    static let greeting = FeatureFlag(
        "greeting",
        "How.",
        default: Greeting.plain,
        owner: "T",
        expires: ExpiryDay(2030, 1, 1)
    )
    static let flags = [more.declaration, greeting.declaration]
    static let manifest = AppManifest(
        id: "switch",
        name: "Switch",
        navigation: .tabs(
            [
                Tab(id: "one", title: "One", symbol: "1.circle", root: Hello()),
                Tab(id: "two", title: "Two", symbol: "2.circle", root: Hello(), while: more),
            ],
            selected: "one"
        )
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [SwitchModule(environment: environment)]
    }
}

private struct SwitchModule: FeatureModule {
    let id = "switch"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Hello.self, placement: .tab("one")) { _, _ in
            SwitchScreen(environment: environment)
        }
        let flags = environment.flags
        if !flags[SwitchApp.more], flags[SwitchApp.greeting] == .byName {
            contributions.store(StoredKey("switch.draft"))
        }
    }
}

private final class SwitchScreen: Screen {
    private let environment: AppEnvironment

    init(environment: AppEnvironment) {
        self.environment = environment
    }

    var content: Content {
        .screen("Switch") {
            Content.text(environment.flags[SwitchApp.greeting] == .byName ? "Hello, Sophie" : "Hello")
            Content.button("Beta") {
                let beta = FeatureFlag("beta", "B.", default: false, owner: "T", expires: ExpiryDay(2030, 1, 1))
                _ = self.environment.flags[beta]
            }
        }
    }
}

private enum SwitchKit: TestKit {
    static var product: any Product.Type { SwitchApp.self }
    static let requirementPrefix = "SW-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: SwitchApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "en_US"), timeZone: .gmt),
            handler: Nobody()
        )
    }

    static func define(in library: inout StepLibrary) {}
}

import AppShell
import AppShellHeadless
import FoundationEssentials
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Events, as an app sends them and scripts see them.
struct AnalyticsTests {
    private static func run(_ steps: String...) -> TinyRun {
        let lines = ["Feature: F", "  Scenario: S"] + steps.map { "    " + $0 }
        return TinyRun(script: lines.joined(separator: "\n"), kit: CounterKit.self)
    }

    @Test("nothing is sent before the person consents, and nothing after they withdraw it")
    func consent() {
        let run = Self.run(
            "Given the app is open",
            #"When I tap "Buy""#,
            "Then no event is sent",
            #"When I tap "Allow""#,
            #"And I tap "Buy""#,
            #"Then the "bought" event is sent"#,
            "When I relaunch the app",
            #"Then the "screen shown" event is sent"#,
            #"When I tap "Refuse""#,
            #"And I tap "Other""#,
            #"Then the "other" event is not sent"#
        )
        #expect(run.statuses == Array(repeating: .passed, count: 11), "\(run.pretty)")
    }

    @Test("the shell's own events are screens, acts and links, without parameters of routes")
    func shell() throws {
        let session = CounterKit.makeSession()
        defer { session.end() }
        try session.launch()
        try session.tap("Allow")
        try session.tap("Buy")
        try session.receive(.link("https://counter.example/7"))
        try session.receive(.link("https://counter.example/nowhere"))
        #expect(
            session.analytics.sent.map(\.description) == [
                "act (screen: counter)", "bought (hurry: true, kind: book, number: 3)",
                "screen shown (screen: counter.item)", "link opened (screen: counter.item)",
            ]
        )
    }

    @Test("an app that a link starts has shown the screen of the link alone")
    func coldLink() throws {
        let session = CounterKit.makeSession()
        defer { session.end() }
        try session.launch()
        try session.tap("Allow")
        session.kill(by: .person)
        try session.launch(with: .link("https://counter.example/7"))
        #expect(
            session.analytics.sent.map(\.description) == [
                "link opened (screen: counter.item)", "screen shown (screen: counter.item)",
            ]
        )
    }

    @Test("parameters are compared, with what was sent")
    func parameters() {
        let run = Self.run(
            "Given the app is open",
            #"When I tap "Allow""#,
            #"And I tap "Buy""#,
            #"Then the "bought" event is sent with:"#,
            "  | number | 3 |",
            "  | kind | book |",
            "  | hurry | true |",
            #"And the "bought" event is sent with:"#,
            "  | number | 4 |"
        )
        #expect(run.statuses == [.passed, .passed, .passed, .passed, .failed], "\(run.pretty)")
        #expect(run.pretty.contains("bought (hurry: true, kind: book, number: 3)"), "\(run.pretty)")
    }

    @Test("a parameter that is sent as well, and not in the table, fails: it may be personal")
    func others() {
        let run = Self.run(
            "Given the app is open",
            #"When I tap "Allow""#,
            #"And I tap "Buy""#,
            #"Then the "bought" event is sent with:"#,
            "  | number | 3 |"
        )
        #expect(run.statuses == [.passed, .passed, .passed, .failed], "\(run.pretty)")
        #expect(
            run.pretty.contains("The last event “bought” has other parameters too: hurry, kind."),
            "\(run.pretty)"
        )
    }

    @Test(
        "an assertion that fails says what was sent",
        arguments: [
            (#"Then the "other" event is sent"#, "The event “other” was not sent."),
            (#"Then the "sold" event is not sent"#, "No module declares the event “sold”; the product has “bought”,"),
            (#"Then the "sold" event is sent"#, "No module declares the event “sold”"),
            (#"Then the "bought" event is not sent"#, "The event “bought” was sent."),
            ("Then no event is sent", "Events were sent."),
        ]
    )
    func failures(_ step: String, _ fact: String) {
        let run = Self.run("Given the app is open", #"When I tap "Allow""#, #"And I tap "Buy""#, step)
        #expect(run.statuses == [.passed, .passed, .passed, .failed], "\(run.pretty)")
        #expect(run.pretty.contains(fact), "\(run.pretty)")
        let listsAll = !fact.hasPrefix("No module")
        #expect(!listsAll || run.pretty.contains("bought (hurry: true, kind: book, number: 3)"), "\(run.pretty)")
    }

    @Test("a value that its parameter can't have is left out and reported, and so is a parameter that is not declared")
    func unfit() throws {
        let session = CounterKit.makeSession()
        defer { session.end() }
        try session.launch()
        try session.tap("Allow")
        try session.tap("Unfit")
        #expect(session.analytics.sent.last?.description == "bought (number: 1)")
        let reports = session.trace.events.filter { $0.kind == .diagnostic }.map(\.text)
        #expect(
            reports == [
                "analytics: “bought” has no parameter “email” that takes this value; it is left out",
                "analytics: “bought” has no parameter “kind” that takes this value; it is left out",
            ]
        )
    }

    @Test("an event that no module declares fails the step, with or without a consent")
    func undeclared() {
        for step in [#"When I tap "Buy""#, #"When I tap "Allow""#] {
            let run = Self.run("Given the app is open", step, #"When I tap "Undeclared""#)
            #expect(run.statuses == [.passed, .passed, .failed], "\(run.pretty)")
            #expect(
                run.pretty.contains("The app sends the event “undeclared”, which no module declares."),
                "\(run.pretty)"
            )
        }
    }
}

private struct Bought: AnalyticsEvent {
    static let name = "bought"
    static let parameters: [AnalyticsParameter] = [
        .integer("number"), .boolean("hurry"), .choice("kind", of: ["book", "film"]),
    ]
    var values: [String: AnalyticsValue] = ["number": .integer(3), "hurry": .boolean(true), "kind": .choice("book")]
}

private struct Other: AnalyticsEvent { static let name = "other" }

private struct Undeclared: AnalyticsEvent { static let name = "undeclared" }

private struct Counter: PlainDestination { static let name = "counter" }

private struct Item: Destination {
    static let name = "counter.item"
    static let parameterNames = ["number"]
    let number: Int

    init(parameters: RouteParameters) throws(RouteError) { number = try parameters.identifier("number") }

    var parameters: RouteParameters { ["number": "\(number)"] }
}

private enum CounterApp: Product {
    static let manifest = AppManifest(
        id: "counter",
        name: "Counter",
        navigation: .stack(root: Counter().route),
        links: LinkPolicy(hosts: ["counter.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let analytics = Analytics(in: environment)
        return [CounterModule(analytics: analytics), AnalyticsModule(analytics, events: [Other.self])]
    }
}

private struct CounterModule: FeatureModule {
    let id = "counter"
    let analytics: Analytics

    func contribute(to contributions: inout Contributions) {
        let analytics = analytics
        contributions.event(Bought.self)
        contributions.destination(Counter.self, placement: .stack) { _, _ in CounterScreen(analytics: analytics) }
        contributions.destination(Item.self, placement: .stack) { _, _ in CounterScreen(analytics: analytics) }
        contributions.link("/{number}", to: Item.self)
    }
}

private final class CounterScreen: Screen {
    private let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
    }

    var content: Content {
        .screen("Counter") {
            Content.button("Allow") { self.analytics.isAllowed = true }
            Content.button("Refuse") { self.analytics.isAllowed = false }
            Content.button("Buy") { self.analytics.send(Bought()) }
            Content.button("Other") { self.analytics.send(Other()) }
            Content.button("Unfit") {
                self.analytics.send(
                    Bought(values: ["number": .integer(1), "kind": .choice("car"), "email": .choice("a@b.fr")])
                )
            }
            Content.button("Undeclared") { self.analytics.send(Undeclared()) }
        }
    }
}

private enum CounterKit: TestKit {
    static var product: any Product.Type { CounterApp.self }
    static let requirementPrefix = "CO-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: CounterApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "en_US"), timeZone: .gmt),
            handler: NoServer()
        )
    }

    static func define(in library: inout StepLibrary) {}
}

private struct NoServer: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}

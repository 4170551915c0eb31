import AppShellInspection
import Testing

@testable import AppShell

struct EventIssueTests {
    private struct Sent: AnalyticsEvent {
        static let name = "sent"
        static let parameters: [AnalyticsParameter] = [.integer("n"), .boolean("n")]
    }

    private struct Nameless: AnalyticsEvent {
        static let name = " "
        static let parameters: [AnalyticsParameter] = [.choice("kind", of: [])]
    }

    @Test("events have names of their own, and so have their parameters")
    func issues() {
        let modules = [
            SampleModule("a") { $0.event(Sent.self) },
            SampleModule("b") { contributions in
                contributions.event(Sent.self)
                contributions.event(Nameless.self)
            },
        ]
        let manifest = AppManifest(id: "p", name: "P", navigation: .tabs([], selected: "none"))
        let issues = Composition(manifest: manifest, modules: modules).issues
        expectFrench(issues)
        #expect(
            issues.filter { $0.code.hasPrefix("event") }.map { "\($0)" } == [
                "[event-duplicate] b: the event “sent” is contributed by “a” and by “b”. "
                    + "Fix: give one of them another name.",
                "[event-parameter] a: the event “sent” has two parameters “n”. Fix: give one of them another name.",
                "[event-parameter] b: the event “sent” has two parameters “n”. Fix: give one of them another name.",
                "[event-name] b: an event is called “ ”. Fix: give it a name that says what happened.",
                "[event-choice] b: the parameter “kind” of the event “ ” has no words to choose from. "
                    + "Fix: list the words that it can be.",
            ]
        )
    }
}

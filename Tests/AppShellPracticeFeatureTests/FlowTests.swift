import AppShellPracticeFeature
import Testing

struct FlowTests {
    private static let states: [PracticeFlow] = [
        .home, .ready(constant: "pi"), .running(constant: "pi"), .summary(constant: "pi"),
    ]
    private static let events: [PracticeFlow.Event] = [.enter(constant: "e"), .begin, .finish, .arriveHome, .abort]

    @Test("PI-S3.0: home → ready → running → summary → home; every other event changes nothing")
    func table() {
        let legal: [PracticeFlow: [PracticeFlow.Event: PracticeFlow]] = [
            .home: [.enter(constant: "e"): .ready(constant: "e"), .arriveHome: .home],
            .ready(constant: "pi"): [
                .enter(constant: "e"): .ready(constant: "e"),
                .begin: .running(constant: "pi"),
                .arriveHome: .home,
            ],
            .running(constant: "pi"): [.finish: .summary(constant: "pi"), .abort: .home],
            .summary(constant: "pi"): [.enter(constant: "e"): .ready(constant: "e"), .arriveHome: .home],
        ]
        for state in Self.states {
            for event in Self.events {
                #expect(state.after(event) == legal[state]?[event], "\(state), \(event)")
            }
        }
    }

    @Test("PI-S3.2: from a running session only its end and its loss lead away")
    func zen() {
        let running = PracticeFlow.running(constant: "pi")
        #expect(Self.events.filter { running.after($0) != nil } == [.finish, .abort])
    }
}

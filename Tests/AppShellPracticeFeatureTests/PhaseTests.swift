import AppShell
import AppShellHeadless
import Testing

@testable import AppShellPracticeFeature

/// Home → session → summary → home, event by event.
struct PhaseTests {
    private enum Event: CaseIterable {
        case enter, begin, finish, arriveHome, abort
    }

    /// Each state and the events that lead there.
    private static let ways: [(state: String, events: [Event])] = [
        ("home", []), ("ready", [.enter]), ("running", [.enter, .begin]), ("summary", [.enter, .begin, .finish]),
    ]

    /// A coordinator, and the session's run that was made last, as its screen holds it.
    private final class Way {
        let coordinator: PracticeCoordinator
        var run: PracticeRun

        init(_ events: [Event]) throws {
            let environment = try Phone().session.environment
            coordinator = PracticeCoordinator(
                strings: FrenchPracticeStrings(),
                constants: Sample.constants,
                settings: PracticeSettings(environment: environment),
                hooks: PracticeHooks(),
                environment: environment
            )
            // Of a screen that is long gone.
            run = PracticeRun(
                Sample.constants[0],
                digits: Sample.digits(Sample.pi),
                mode: .strict,
                resuming: nil,
                in: environment
            )
            for event in events { take(event) }
        }

        func take(_ event: Event) {
            switch event {
            case .enter: run = coordinator.enter(Sample.constants[1], digits: Sample.digits(Sample.e))
            case .begin: if coordinator.isReady(run) { _ = coordinator.begin(run) }
            case .finish: if coordinator.isRunning(run) { coordinator.finish(run) }
            case .arriveHome: coordinator.arriveHome()
            case .abort: coordinator.abort(run)
            }
        }

        var state: String {
            switch coordinator.phase {
            case .home: "home"
            case .ready(let ready): ready === run ? "ready" : "ready for another"
            case .running(let running): running === run ? "running" : "running another"
            case .summary(let ending): ending.result.id == run.id ? "summary" : "summary of another"
            }
        }
    }

    @Test("PI-S3.0: home → ready → running → summary → home; every other event changes nothing")
    func table() throws {
        let legal: [String: [Event: String]] = [
            "home": [.enter: "ready"],
            "ready": [.enter: "ready", .begin: "running", .arriveHome: "home"],
            "running": [.enter: "ready", .finish: "summary", .abort: "home"],
            "summary": [.enter: "ready", .arriveHome: "home"],
        ]
        for (state, events) in Self.ways {
            for event in Event.allCases {
                let way = try Way(events)
                #expect(way.state == state)
                way.take(event)
                #expect(way.state == legal[state]?[event] ?? state, "\(state), \(event)")
            }
        }
    }
}

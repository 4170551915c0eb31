import Foundation
import ScenarioReports
import Synchronization
import Testing

@testable import AppShellCommand

struct ReportThreadTests {
    /// Counts what it is told, slowly.
    private final class SlowReport: Report {
        private let told: Told
        private let pause: TimeInterval

        init(_ told: Told, pause: TimeInterval) {
            self.told = told
            self.pause = pause
        }

        deinit {
            told.orders.withLock { $0.append(-1) }
        }

        func handle(_ event: RunEvent) {
            if pause > 0 { Thread.sleep(forTimeInterval: pause) }
            switch event {
            case .runHookFinished(let result): told.orders.withLock { $0.append(Int(result.testStep.id) ?? -2) }
            case .runFinished: told.orders.withLock { $0.append(.max) }
            case .runStarted, .scenariosAssembled, .scenarioFinished: break
            }
        }
    }

    private final class Told: Sendable {
        let orders = Mutex<[Int]>([])
    }

    @Test("all is told in its order, and reports are let go before the run goes on", arguments: [0, 0.0005])
    func order(pause: TimeInterval) {
        let told = Told()
        do {
            let thread = ReportThread([SlowReport(told, pause: pause)])
            for number in 0..<1_000 {
                thread.handle(Self.hookFinished(number))
            }
            thread.handle(.runFinished(RunSummary()))
            #expect(told.orders.withLock(\.self) == Array(0..<1_000) + [.max, -1])
        }
    }

    @Test("what was told is written where no end is told, and nothing is told after it")
    func withoutEnd() {
        let told = Told()
        do {
            let thread = ReportThread([SlowReport(told, pause: 0.01)])
            thread.handle(Self.hookFinished(7))
        }
        #expect(told.orders.withLock(\.self) == [7, -1])
        let ended = ReportThread([SlowReport(told, pause: 0)])
        ended.handle(.runFinished(RunSummary()))
        for _ in 0..<1_000 { ended.handle(Self.hookFinished(7)) }
        #expect(told.orders.withLock(\.self) == [7, -1, .max, -1])
    }

    private static func hookFinished(_ number: Int) -> RunEvent {
        let hook = RunHook(id: "\(number)", kind: .beforeTestRun, name: nil, tagExpression: nil, location: nil)
        return .runHookFinished(StepResult(testStep: TestStep(id: hook.id, hook: hook), status: .passed))
    }
}

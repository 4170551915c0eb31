import AppShellTexts
import Foundation
import ScenarioReports

/// Passes events to reports, in order, on a separate thread, so that the run does not wait for their output.
///
/// Only the end of the run waits until all events are handled and the thread has released the reports.
final class ReportThread: Report {
    private let queue: Queue

    /// - Parameter reports: used only by the thread until the end of the run.
    init(_ reports: [any Report]) {
        let queue = Queue(reports)
        self.queue = queue
        let reader = Reader.current
        Thread.detachNewThread { Reader.$current.withValue(reader) { queue.work() } }
    }

    deinit {
        // Write what there is, even if the end of the run was never reported.
        queue.waitUntilTold()
    }

    func handle(_ event: RunEvent) {
        queue.add(event)
        if case .runFinished = event { queue.waitUntilTold() }
    }

    private final class Queue: @unchecked Sendable {
        /// The most pending events, besides as many in progress; slower reports hold up the run.
        private static let most = 256
        private let condition = NSCondition()
        private var reports: [any Report]
        private var waiting: [RunEvent] = []
        private var isClosed = false
        private var isTold = false

        init(_ reports: [any Report]) {
            self.reports = reports
        }

        func work() {
            while let events = take() {
                for event in events {
                    for report in reports { report.handle(event) }
                }
            }
            reports = []
            condition.lock()
            isTold = true
            condition.broadcast()
            condition.unlock()
        }

        func add(_ event: RunEvent) {
            condition.lock()
            defer { condition.unlock() }
            while waiting.count >= Self.most, !isClosed { condition.wait() }
            // Nothing follows the end.
            guard !isClosed else { return }
            waiting.append(event)
            if waiting.count == 1 { condition.broadcast() }
        }

        /// The pending events; nil at the end.
        private func take() -> [RunEvent]? {
            condition.lock()
            defer { condition.unlock() }
            while waiting.isEmpty, !isClosed { condition.wait() }
            guard !waiting.isEmpty else { return nil }
            let taken = waiting
            waiting = []
            condition.broadcast()
            return taken
        }

        func waitUntilTold() {
            condition.lock()
            isClosed = true
            condition.broadcast()
            while !isTold { condition.wait() }
            condition.unlock()
        }
    }
}

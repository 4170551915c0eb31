import Foundation
import ScenarioReports

/// Tells reports what happens, in its order, from a thread of its own: the run does not wait for what they write.
///
/// Only the end of the run waits, until all of it is told and the thread has let go of the reports.
final class ReportThread: Report {
    private let queue: Queue

    /// - Parameter reports: from now on told by the thread alone, until the run has ended.
    init(_ reports: [any Report]) {
        let queue = Queue(reports)
        self.queue = queue
        Thread.detachNewThread { queue.work() }
    }

    deinit {
        // Where no end was told, what was told is written nevertheless.
        queue.waitUntilTold()
    }

    func handle(_ event: RunEvent) {
        queue.add(event)
        if case .runFinished = event { queue.waitUntilTold() }
    }

    private final class Queue: @unchecked Sendable {
        /// How many events wait at most, beside as many that are being told: reports that are slower than the run hold it up.
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
            // After the end there is nothing to tell.
            guard !isClosed else { return }
            waiting.append(event)
            if waiting.count == 1 { condition.broadcast() }
        }

        /// What waits; nil where nothing more comes.
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

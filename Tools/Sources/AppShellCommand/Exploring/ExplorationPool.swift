import AppShellExploration
import AppShellTexts
import Foundation
import ScenarioReports
import ScenarioRunner

/// Does the jobs of an exploration in worker processes: an act that traps or hangs costs its process alone.
final class ExplorationPool {
    private let count: Int
    private let arguments: [String]
    /// In seconds without a sign of life.
    private let limit: Int
    private var workers: [Worker] = []
    private var done: [(number: Int, events: [ExplorationEvent])] = []
    private var failedStarts = 0

    /// - Parameters:
    ///   - count: of processes.
    ///   - arguments: of the worker command.
    ///   - limit: in seconds.
    init(count: Int, arguments: [String], limit: Int) {
        self.count = max(1, count)
        self.arguments = arguments
        self.limit = limit
    }

    deinit { stop() }

    func stop() {
        for worker in workers { worker.end() }
        workers = []
    }

    /// How many jobs are under way.
    var underWay: Int { workers.count { $0.job != nil } }

    var hasRoom: Bool { underWay < count }

    /// Begins a job; see ``hasRoom``.
    func begin(_ job: Exploration.NumberedJob) throws {
        let worker: Worker
        if let idle = workers.first(where: { $0.job == nil }) {
            worker = idle
        } else {
            worker = try Worker(arguments)
            workers.append(worker)
        }
        worker.begin(job)
    }

    /// Does all jobs.
    ///
    /// - Returns: what came of each, in their order; nil once the run was interrupted.
    func run(_ jobs: [ExplorationJob]) throws -> [[ExplorationEvent]]? {
        var results = jobs.map { _ in [ExplorationEvent]() }
        var next = 0
        while next < jobs.count || underWay > 0 {
            while next < jobs.count, hasRoom {
                try begin(.init(number: next, job: jobs[next]))
                next += 1
            }
            guard let ended = try wait() else { return nil }
            for (number, events) in ended { results[number] = events }
        }
        return results
    }

    /// Waits until a job has ended.
    ///
    /// - Returns: those that have; nil once the run was interrupted.
    func wait() throws -> [(number: Int, events: [ExplorationEvent])]? {
        while done.isEmpty {
            guard !Interruption.isRaised else { return nil }
            var polled = [pollfd(fd: Interruption.descriptor, events: Int16(POLLIN), revents: 0)]
            for worker in workers {
                polled.append(pollfd(fd: worker.reports, events: Int16(POLLIN), revents: 0))
                polled.append(pollfd(fd: worker.prints, events: Int16(POLLIN), revents: 0))
            }
            guard poll(&polled, nfds_t(polled.count), 200) >= 0 || errno == EINTR else { continue }
            for (index, worker) in workers.enumerated().reversed() {
                if polled[2 * index + 2].revents != 0 { worker.receivePrints() }
                if polled[2 * index + 1].revents != 0 {
                    if try !receive(from: worker) { try replace(index, after: .trap(worker.crash())) }
                } else if worker.job != nil, worker.lastSign.duration(to: .now) > .seconds(limit) {
                    worker.end()
                    try replace(index, after: .hang(seconds: limit))
                }
            }
        }
        defer { done = [] }
        return done
    }

    /// - Returns: false where the worker has ended.
    private func receive(from worker: Worker) throws -> Bool {
        guard let events = try worker.receive() else { return false }
        if !events.isEmpty { failedStarts = 0 }
        for event in events {
            worker.events.append(event)
            guard case .ended = event, let job = worker.job else { continue }
            done.append((job.number, worker.events))
            worker.job = nil
            worker.events = []
        }
        return true
    }

    private static let maximumDeaths = 50

    /// Another process goes on after the attempt that ended this one.
    private func replace(_ index: Int, after death: ExplorationEvent.Death) throws {
        let old = workers.remove(at: index)
        guard let job = old.job else { return }
        failedStarts += 1
        guard failedStarts < 4 || old.events.contains(where: \.isBegin) else {
            let why = if case .trap(let text) = death { text.description } else { localized("They do not answer.") }
            throw CommandError(localized("The workers of the exploration do not start. \(why)"))
        }
        var events = old.events + [.died(death)]
        guard case .expand(let path, let wanted, _) = job.job, events.count(where: \.isDeath) < Self.maximumDeaths
        else {
            events.append(.ended)
            return done.append((job.number, events))
        }
        let worker = try Worker(arguments)
        workers.append(worker)
        worker.begin(.init(number: job.number, job: .expand(path, wanted, after: events.count(where: \.isBegin))))
        worker.events = events
    }

    /// One process.
    private final class Worker {
        let reports: Int32
        let prints: Int32
        private let requests: Int32
        private let id: pid_t
        private let buffer: SharedBuffer
        private var lines = ByteLines()
        private var reader = EventLineReader()
        private var bytes = [UInt8](repeating: 0, count: 1 << 16)
        private var printed: [UInt8] = []
        private var status: Int32?
        private(set) var lastSign = ContinuousClock.now
        var job: Exploration.NumberedJob?
        var events: [ExplorationEvent] = []

        init(_ arguments: [String]) throws(CommandError) {
            var spawning = WorkerSpawning()
            (id, requests, reports, prints, buffer) = try spawning.start(arguments)
        }

        func begin(_ job: Exploration.NumberedJob) {
            self.job = job
            events = []
            lastSign = .now
            guard let line = try? JSONEncoder().encode(job.job) else { return }
            // The worker reads while it has nothing else to do, and jobs fit a pipe.
            _ = Console.write(Array(line) + [UInt8(ascii: "\n")], to: requests)
        }

        /// - Returns: nil at the end.
        func receive() throws -> [ExplorationEvent]? {
            let count = read(reports, &bytes, bytes.count)
            if count < 0, errno == EINTR || errno == EAGAIN { return [] }
            guard count > 0 else { return nil }
            lastSign = .now
            return try lines.append(bytes[..<count]).compactMap { try reader.event(in: $0) }
        }

        func receivePrints() {
            var bytes = [UInt8](repeating: 0, count: 1 << 14)
            while true {
                let count = read(prints, &bytes, bytes.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                printed += bytes[..<count]
            }
            printed = printed.suffix(1 << 14)
        }

        func crash() -> BilingualText {
            end()
            receivePrints()
            let report = CrashReport(status: status ?? 0, reason: nil, output: printed)
            return BilingualText(report.text)
        }

        func end() {
            guard status == nil else { return }
            // One that has ended by itself has a status of its own.
            var value: Int32 = 0
            if waitpid(id, &value, WNOHANG) == id {
                status = value
            } else {
                var polled = pollfd(fd: reports, events: Int16(POLLIN), revents: 0)
                // Its pipe closes a moment before it can be waited for.
                if poll(&polled, 1, 0) > 0, polled.revents & Int16(POLLHUP) != 0 { usleep(20_000) }
                kill(-id, SIGKILL)
                kill(id, SIGKILL)
                while waitpid(id, &value, 0) < 0, errno == EINTR {}
                status = value
            }
            receivePrints()
            for descriptor in [requests, reports, prints] { close(descriptor) }
        }

        deinit { end() }
    }
}

extension ExplorationEvent {
    fileprivate var isBegin: Bool { if case .begins = self { true } else { false } }
    fileprivate var isDeath: Bool { if case .died = self { true } else { false } }
}

import AppShellTexts
import Foundation
import ScenarioRunner

/// Runs scenarios in worker processes: one that traps, exits or hangs fails alone.
final class WorkerPool: ScenarioEngine {
    private var count: Int
    let arguments: [String]
    let limit: Duration
    /// Where processes leave what has run in them; each of them runs one attempt then.
    private let executions: ExecutionFiles?
    private var workers: [WorkerProcess] = []
    /// Runs the hooks around the run. It lives as long as the run: what one hook starts another may stop.
    var hookWorker: WorkerProcess?
    private var waiting: [AttemptRequest] = []
    private var results: ArraySlice<AttemptResult> = []
    /// The tokens of attempts whose worker ended before they began.
    private var restarted: Set<Int> = []
    /// How many workers in a row ended before they had started.
    private var failedStartCount = 0
    private static let maximumFailedStarts = 3
    /// How long attempts take on the wall clock, as a moving average.
    private var pace: Duration?
    private(set) var failure: String?

    /// - Parameters:
    ///   - count: the maximum number of processes.
    ///   - arguments: those of the worker command.
    ///   - limit: how long an attempt may take on the wall clock.
    ///   - executions: nil records nothing.
    init(count: Int, arguments: [String], limit: Duration, executions: ExecutionFiles? = nil) {
        self.count = count
        self.executions = executions
        self.arguments = arguments
        self.limit = limit
    }

    deinit {
        stop()
        close()
    }

    func close() {
        hookWorker?.dismiss()
        hookWorker = nil
    }

    @discardableResult
    func stop() -> [AttemptResult] {
        var stopped: [AttemptResult] = []
        for worker in workers {
            guard !worker.attempts.isEmpty else {
                worker.dismiss()
                continue
            }
            worker.stop(nil)
            let exit = exit(of: worker)
            stopped += exit.ended + [exit.crashed].compactMap(\.self)
        }
        defer { results = [] }
        workers = []
        waiting = []
        return results + stopped
    }

    // MARK: Beginning attempts

    /// Starts a worker early, so that it loads while the scripts are read. Where that fails, the first attempt tries again
    /// and reports the failure.
    func startFirst() {
        guard workers.isEmpty, let worker = try? startWorker() else { return }
        workers.append(worker)
    }

    func startWorker() throws(CommandError) -> WorkerProcess {
        try WorkerProcess(arguments: arguments, executions: executions)
    }

    /// Starts no more workers than there are scenarios.
    func limit(to scenarios: Int) {
        count = max(1, min(count, scenarios))
    }

    /// How many attempts a worker is sent at once: as many as take a few milliseconds, so that it need not wait for the next
    /// one, and a slow one holds up few others.
    private var depth: Int {
        guard let pace, pace > .zero else { return 1 }
        return max(1, min(64, Int(Duration.milliseconds(8) / pace)))
    }

    var hasRoom: Bool {
        waiting.count + workers.reduce(0) { $0 + $1.attempts.count } < count * depth + 1 && failure == nil
    }

    func begin(_ request: AttemptRequest) {
        waiting.append(request)
    }

    private func assign() {
        takeBack()
        while !waiting.isEmpty {
            // An idle worker, else a new one, else the one with the fewest attempts.
            let best = workers.lazy.filter { !$0.isRetired }.min { $0.attempts.count < $1.attempts.count }
            if let best, best.attempts.isEmpty || (workers.count >= count && best.attempts.count < depth) {
                best.request(waiting.removeFirst())
            } else if workers.count < count {
                do throws(CommandError) { workers.append(try startWorker()) } catch {
                    // The others go on.
                    if workers.isEmpty { failure = error.message }
                    return
                }
            } else {
                return
            }
        }
    }

    /// Whether one more attempt would begin at once.
    private var isIdle: Bool { workers.count < count || workers.contains { $0.attempts.isEmpty && !$0.isRetired } }

    /// How long an attempt may hold up those behind it while another worker is idle.
    private static let patience = Duration.milliseconds(100)

    /// Takes back what waits behind a slow attempt, for other workers.
    private func takeBack() {
        guard waiting.isEmpty, isIdle else { return }
        for worker in workers where worker.attempts.count > 1 && worker.begin + Self.patience <= .now {
            waiting += worker.takeBack()
        }
    }

    private static let noticeInterval = Duration.seconds(30)

    /// Names attempts that have run for long, so that a log does not stand still without a reason.
    func reportSlowAttempts(of workers: [WorkerProcess]) {
        for worker in workers {
            guard let attempt = worker.attempts.first, worker.nextNotice <= .now else { continue }
            let seconds = (SuspendingClock.now - worker.begin).components.seconds
            Console.error(localized("Still running after \(seconds) s: \(attempt.name)"))
            worker.nextNotice += Self.noticeInterval
        }
    }

    // MARK: Ending attempts

    func next() -> AttemptResult? {
        while results.isEmpty {
            guard !Interruption.isRaised else { return nil }
            assign()
            guard failure == nil else { return nil }
            listen()
        }
        return results.removeFirst()
    }

    private func listen() {
        var polled = [pollfd(fd: Interruption.descriptor, events: Int16(POLLIN), revents: 0)]
        for worker in workers {
            polled.append(pollfd(fd: worker.reports, events: Int16(POLLIN), revents: 0))
            polled.append(pollfd(fd: worker.isPrinting ? worker.prints : -1, events: Int16(POLLIN), revents: 0))
            polled.append(pollfd(fd: worker.isSending ? worker.requests : -1, events: Int16(POLLOUT), revents: 0))
        }
        // What the hooks have started may print at any time.
        let hooks = polled.count
        if let hookWorker, hookWorker.isPrinting {
            polled.append(pollfd(fd: hookWorker.prints, events: Int16(POLLIN), revents: 0))
        }
        guard poll(&polled, nfds_t(polled.count), milliseconds(until: nextDeadline)) >= 0 else { return }
        if polled.count > hooks, polled[hooks].revents != 0 { hookWorker?.receivePrints() }
        for (index, worker) in workers.enumerated().reversed() {
            if polled[3 * index + 2].revents != 0 { worker.receivePrints() }
            if polled[3 * index + 3].revents != 0 { worker.send() }
            if polled[3 * index + 1].revents != 0, case .closed = receive(from: worker) {
                remove(index)
            } else if worker.isRetired, worker.attempts.isEmpty {
                worker.dismiss()
                workers.remove(at: index)
            } else if let deadline = worker.deadline(limit), deadline <= .now {
                stop(worker, at: index)
            }
        }
        reportSlowAttempts(of: workers)
    }

    private var nextDeadline: SuspendingClock.Instant? {
        let isIdle = waiting.isEmpty && isIdle
        return workers.compactMap { worker in
            guard let deadline = worker.deadline(limit) else { return nil }
            let next = min(deadline, worker.nextNotice)
            return isIdle && worker.attempts.count > 1 ? min(next, worker.begin + Self.patience) : next
        }.min()
    }

    func milliseconds(until instant: SuspendingClock.Instant?) -> Int32 {
        guard let instant else { return -1 }
        let (seconds, attoseconds) = (instant - .now).components
        let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000 + 1
        return Int32(clamping: max(0, milliseconds))
    }

    @discardableResult
    private func receive(from worker: WorkerProcess) -> WorkerProcess.Reading {
        let start = worker.begin
        let reading = worker.receive()
        if worker.hasStarted { failedStartCount = 0 }
        guard case .ended(let ended) = reading else { return reading }
        if !ended.isEmpty {
            let each = (SuspendingClock.now - start) / ended.count
            pace = pace.map { ($0 * 3 + each) / 4 } ?? each
        }
        results += ended
        return reading
    }

    /// Stops an attempt that has taken too long, unless it has just ended.
    private func stop(_ worker: WorkerProcess, at index: Int) {
        while case .ended = receive(from: worker) {}
        guard let deadline = worker.deadline(limit), deadline <= .now else { return }
        stop(worker, isHook: false)
        remove(index)
    }

    /// - Parameter isHook: or else a scenario.
    func stop(_ worker: WorkerProcess, isHook: Bool) {
        let seconds = Double(limit.components.seconds) + Double(limit.components.attoseconds) / 1e18
        let words = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
        guard worker.hasStarted else {
            let reason = BilingualText(localized("The process that was to run it did not start, and was stopped"))
            return worker.stop(reason)
        }
        let reason = BilingualText(
            isHook
                ? localized("The hook did not end within \(words) s on the wall clock (--timeout), and was stopped")
                : localized("The scenario did not end within \(words) s on the wall clock (--timeout), and was stopped")
        )
        worker.stop(reason)
    }

    /// Removes a worker that has ended, or has to.
    private func remove(_ index: Int) {
        let worker = workers.remove(at: index)
        let exit = exit(of: worker)
        results += exit.ended
        if !worker.hasStarted { failedStartCount += 1 }
        if failedStartCount >= Self.maximumFailedStarts {
            failure = localized("The workers do not start.") + " " + exit.crash.text
        }
        var others = exit.waiting
        if let crashed = exit.crashed {
            results.append(crashed)
        } else {
            Console.error(localized("appshell: a worker ended while it ran no scenario. \(exit.crash.text)"))
            // The first time, the next attempt is not to blame.
            if let next = others.first, !restarted.insert(next.token).inserted {
                others.removeFirst()
                results.append(AttemptResult(token: next.token, crash: exit.crash))
            }
        }
        waiting = others + waiting
    }

    /// Reads what the worker has sent before its exit is looked into.
    private func exit(of worker: WorkerProcess) -> WorkerProcess.Exit {
        while worker.waitForReport() {
            if case .closed = receive(from: worker) { break }
        }
        return worker.exit()
    }
}

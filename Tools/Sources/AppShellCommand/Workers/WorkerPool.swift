import Foundation
import ScenarioRunner

/// Runs scenarios in processes of their own: one that traps, exits or hangs takes no other with it.
final class WorkerPool: ScenarioEngine {
    private var count: Int
    let arguments: [String]
    let limit: Duration
    private var workers: [WorkerProcess] = []
    /// The one that runs the hooks around the run. It lives as long as the run: what one hook starts another may stop.
    var hookWorker: WorkerProcess?
    private var waiting: [WorkerProcess.Attempt] = []
    private var results: ArraySlice<EngineResult> = []
    /// Attempts whose worker ended before they began.
    private var begunAgain: Set<Int> = []
    /// How many workers in a row ended before they said that they were there.
    private var stillbornCount = 0
    private static let mostStillborn = 3
    /// How long attempts take on the wall clock, of late.
    private var pace: Duration?
    private(set) var failure: String?

    /// - Parameters:
    ///   - count: how many processes at most.
    ///   - arguments: of the worker's command.
    ///   - limit: how long an attempt may take on the wall clock.
    init(count: Int, arguments: [String], limit: Duration) {
        self.count = count
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
    func stop() -> [EngineResult] {
        var stopped: [EngineResult] = []
        for worker in workers {
            guard !worker.attempts.isEmpty else {
                worker.dismiss()
                continue
            }
            worker.stop(nil)
            while drain(worker) {}
            let death = worker.bury()
            stopped += death.ended.map { EngineResult(token: $0.token, record: $0.record) }
            guard let victim = death.victim else { continue }
            stopped.append(EngineResult(token: victim.attempt.token, record: victim.record))
        }
        defer { results = [] }
        workers = []
        waiting = []
        return results + stopped
    }

    // MARK: What begins

    /// Starts a worker before there is anything to run: it loads while the scripts are read. Where that fails, it is tried
    /// again when there is, and told then.
    func startFirst() {
        guard workers.isEmpty, let worker = try? WorkerProcess(arguments: arguments) else { return }
        workers.append(worker)
    }

    /// No more workers than there are scenarios.
    func limit(to scenarios: Int) {
        count = max(1, min(count, scenarios))
    }

    /// So that a worker need not wait for its next one, and no slow one keeps others waiting behind it: as many as take a
    /// few milliseconds.
    private var depth: Int {
        guard let pace, pace > .zero else { return 1 }
        return max(1, min(64, Int(Duration.milliseconds(8) / pace)))
    }

    var hasRoom: Bool {
        waiting.count + workers.reduce(0) { $0 + $1.attempts.count } < count * depth + 1 && failure == nil
    }

    func begin(_ job: ScenarioJob, token: Int) {
        waiting.append(WorkerProcess.Attempt(.scenario(job), token: token))
    }

    private func assign() {
        takeBack()
        while !waiting.isEmpty {
            // One that rests, then a new one, then the one with the least before it.
            let best = workers.lazy.filter { !$0.isSpent }.min { $0.attempts.count < $1.attempts.count }
            if let best, best.attempts.isEmpty || (workers.count >= count && best.attempts.count < depth) {
                best.request(waiting.removeFirst())
            } else if workers.count < count {
                do throws(CommandError) { workers.append(try WorkerProcess(arguments: arguments)) } catch {
                    // With one at least it goes on, only slower.
                    if workers.isEmpty { failure = error.message }
                    return
                }
            } else {
                return
            }
        }
    }

    /// Whether another attempt would begin at once.
    private var isIdle: Bool { workers.count < count || workers.contains { $0.attempts.isEmpty && !$0.isSpent } }

    /// How long an attempt may hold up others that were sent behind it, while somebody has nothing to do.
    private static let patience = Duration.milliseconds(100)

    /// What waits behind an attempt that takes long is run by somebody else.
    private func takeBack() {
        guard waiting.isEmpty, isIdle else { return }
        for worker in workers where worker.attempts.count > 1 && worker.begin + Self.patience <= .now {
            waiting += worker.takeBack()
        }
    }

    /// How often it is said of an attempt that it still runs.
    private static let newsInterval = Duration.seconds(30)

    /// So that a log does not stand still without a reason.
    func tellOfSlow(_ workers: [WorkerProcess]) {
        for worker in workers {
            guard let attempt = worker.attempts.first, worker.nextNews <= .now else { continue }
            let seconds = (SuspendingClock.now - worker.begin).components.seconds
            Console.error("Still running after \(seconds) s: \(attempt.words)")
            worker.nextNews += Self.newsInterval
        }
    }

    // MARK: What ends

    func next() -> EngineResult? {
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
        // What the hooks have started may print all the while.
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
            } else if worker.isSpent, worker.attempts.isEmpty {
                worker.dismiss()
                workers.remove(at: index)
            } else if let deadline = worker.deadline(limit), deadline <= .now {
                stop(worker, at: index)
            }
        }
        tellOfSlow(workers)
    }

    private var nextDeadline: SuspendingClock.Instant? {
        let isIdle = waiting.isEmpty && isIdle
        return workers.compactMap { worker in
            guard let deadline = worker.deadline(limit) else { return nil }
            let next = min(deadline, worker.nextNews)
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
        if worker.isGreeted { stillbornCount = 0 }
        guard case .ended(let ended) = reading else { return reading }
        if !ended.isEmpty {
            let each = (SuspendingClock.now - start) / ended.count
            pace = pace.map { ($0 * 3 + each) / 4 } ?? each
        }
        results += ended.map { EngineResult(token: $0.token, record: $0.record) }
        return reading
    }

    /// Its attempt has taken too long, unless it has just ended.
    private func stop(_ worker: WorkerProcess, at index: Int) {
        while case .ended = receive(from: worker) {}
        guard let deadline = worker.deadline(limit), deadline <= .now else { return }
        stop(worker, what: "scenario")
        remove(index)
    }

    func stop(_ worker: WorkerProcess, what: String) {
        let seconds = Double(limit.components.seconds) + Double(limit.components.attoseconds) / 1e18
        let words = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
        worker.stop(
            worker.isGreeted
                ? "The \(what) did not end within \(words) s on the wall clock (--timeout), and was stopped"
                : "The process that was to run it did not start, and was stopped"
        )
    }

    /// A worker that ended, or has to.
    private func remove(_ index: Int) {
        let worker = workers.remove(at: index)
        // All that it has sent, before what it has not.
        while drain(worker) {}
        let death = worker.bury()
        results += death.ended.map { EngineResult(token: $0.token, record: $0.record) }
        if !worker.isGreeted { stillbornCount += 1 }
        if stillbornCount >= Self.mostStillborn { failure = "The workers do not start. " + death.certificate.text }
        var others = death.others
        if let victim = death.victim {
            let collapse = death.certificate.collapse
            results.append(EngineResult(token: victim.attempt.token, record: victim.record, collapse: collapse))
        } else {
            Console.error("appshell: a worker ended while it ran no scenario. \(death.certificate.text)")
            // The next one is not to blame, the first time.
            if let next = others.first, !begunAgain.insert(next.token).inserted {
                others.removeFirst()
                let collapse = death.certificate.collapse
                results.append(EngineResult(token: next.token, record: AttemptRecord(), collapse: collapse))
            }
        }
        waiting = others + waiting
    }

    /// - Returns: whether there may be more to read.
    private func drain(_ worker: WorkerProcess) -> Bool {
        var polled = [pollfd(fd: worker.reports, events: Int16(POLLIN), revents: 0)]
        let count = poll(&polled, 1, 1_000)
        if count < 0, errno == EINTR { return true }
        guard count > 0 else { return false }
        if case .closed = receive(from: worker) { return false }
        return true
    }
}

import Foundation
import ScenarioRunner

/// Hooks around the run, in a process of their own that lives as long as the run.
extension WorkerPool {
    var isInterrupted: Bool { Interruption.isRaised }

    func run(_ hook: RunHookJob, isInterruptible: Bool) -> EngineResult {
        let isReused = hookWorker != nil
        if let result = attempt(hook, isInterruptible: isInterruptible) { return result }
        // The process ended before the hook began, and so by itself: the first time the hook is not to blame.
        let again = isReused ? attempt(hook, isInterruptible: isInterruptible) : nil
        let collapse = EngineResult.Collapse(fact: "The process that was to run the hook ended before it began")
        return again ?? EngineResult(token: 0, record: AttemptRecord(), collapse: collapse)
    }

    /// - Returns: nil where the process ended before the hook began.
    private func attempt(_ hook: RunHookJob, isInterruptible: Bool) -> EngineResult? {
        if hookWorker == nil {
            do throws(CommandError) { hookWorker = try WorkerProcess(arguments: arguments) } catch {
                let collapse = EngineResult.Collapse(fact: error.message)
                return EngineResult(token: 0, record: AttemptRecord(), collapse: collapse)
            }
        }
        guard let worker = hookWorker else { return nil }
        worker.request(WorkerProcess.Attempt(.hook(hook), token: 0))
        while true {
            var polled = [
                pollfd(fd: isInterruptible ? Interruption.descriptor : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: worker.reports, events: Int16(POLLIN), revents: 0),
                pollfd(fd: worker.isPrinting ? worker.prints : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: worker.isSending ? worker.requests : -1, events: Int16(POLLOUT), revents: 0),
            ]
            let deadline = worker.deadline(limit)
            let next = deadline.map { min($0, worker.nextNews) }
            guard poll(&polled, nfds_t(polled.count), milliseconds(until: next)) >= 0 else { continue }
            if polled[2].revents != 0 { worker.receivePrints() }
            if polled[3].revents != 0 { worker.send() }
            if polled[1].revents != 0 {
                switch worker.receive() {
                case .ended(let ended):
                    if let end = ended.first { return EngineResult(token: end.token, record: end.record) }
                case .closed: return bury(worker)
                case .nothing: break
                }
            }
            if polled[0].revents != 0 {
                worker.stop("The hook was stopped, as the run was interrupted")
                return bury(worker)
            }
            if let deadline, deadline <= .now {
                stop(worker, what: "hook")
                return bury(worker)
            }
            tellOfSlow([worker])
        }
    }

    /// The next hook has a process of its own.
    private func bury(_ worker: WorkerProcess) -> EngineResult? {
        hookWorker = nil
        var polled = [pollfd(fd: worker.reports, events: Int16(POLLIN), revents: 0)]
        while true {
            let count = poll(&polled, 1, 1_000)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            let reading = worker.receive()
            if case .ended(let ended) = reading, let end = ended.first {
                worker.dismiss()
                return EngineResult(token: end.token, record: end.record)
            }
            if case .closed = reading { break }
        }
        let death = worker.bury()
        if let end = death.ended.first { return EngineResult(token: end.token, record: end.record) }
        guard let victim = death.victim else { return nil }
        return EngineResult(token: 0, record: victim.record, collapse: death.certificate.collapse)
    }
}

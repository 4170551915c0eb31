import AppShellTexts
import Foundation
import ScenarioRunner

/// Hooks around the run, in a process of their own that lives as long as the run.
extension WorkerPool {
    var isInterrupted: Bool { Interruption.isRaised }

    func run(_ hook: AttemptRequest, isInterruptible: Bool) -> AttemptResult {
        let isReused = hookWorker != nil
        if let result = attempt(hook, isInterruptible: isInterruptible) { return result }
        // A process that ended before the hook began ended by itself: the first time, the hook is not to blame.
        let again = isReused ? attempt(hook, isInterruptible: isInterruptible) : nil
        let crash = CrashReport(fact: localized("The process that was to run the hook ended before it began"))
        return again ?? AttemptResult(token: hook.token, crash: crash)
    }

    /// - Returns: nil where the process ended before the hook began.
    private func attempt(_ hook: AttemptRequest, isInterruptible: Bool) -> AttemptResult? {
        if hookWorker == nil {
            do throws(CommandError) { hookWorker = try startWorker() } catch {
                return AttemptResult(token: hook.token, crash: CrashReport(fact: error.message))
            }
        }
        guard let worker = hookWorker else { return nil }
        worker.request(hook)
        while true {
            var polled = [
                pollfd(fd: isInterruptible ? Interruption.descriptor : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: worker.reports, events: Int16(POLLIN), revents: 0),
                pollfd(fd: worker.isPrinting ? worker.prints : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: worker.isSending ? worker.requests : -1, events: Int16(POLLOUT), revents: 0),
            ]
            let deadline = worker.deadline(limit)
            let next = deadline.map { min($0, worker.nextNotice) }
            guard poll(&polled, nfds_t(polled.count), milliseconds(until: next)) >= 0 else { continue }
            if polled[2].revents != 0 { worker.receivePrints() }
            if polled[3].revents != 0 { worker.send() }
            if polled[1].revents != 0 {
                switch worker.receive() {
                case .ended(let results):
                    if let result = results.first { return result }
                case .closed: return finish(worker)
                case .nothing: break
                }
            }
            if polled[0].revents != 0 {
                worker.stop(BilingualText(localized("The hook was stopped, as the run was interrupted")))
                return finish(worker)
            }
            if let deadline, deadline <= .now {
                stop(worker, isHook: true)
                return finish(worker)
            }
            reportSlowAttempts(of: [worker])
        }
    }

    /// Takes the result from a process that has ended, or has to. The next hook has another process.
    private func finish(_ worker: WorkerProcess) -> AttemptResult? {
        hookWorker = nil
        while worker.waitForReport() {
            let reading = worker.receive()
            if case .ended(let results) = reading, let result = results.first {
                worker.dismiss()
                return result
            }
            if case .closed = reading { break }
        }
        let exit = worker.exit()
        return exit.ended.first ?? exit.crashed
    }
}

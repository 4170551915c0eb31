import Dispatch

/// Runs the jobs of an actor on a queue of its own.
///
/// An act drains the app's executor without giving its thread back: on the shared pool, sessions would hold each other
/// up. `DispatchSerialQueue`, an executor by itself, is for Apple's systems alone.
final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "appshell.session")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}

import AppShell
import Dispatch

/// Runs blocking work in order, off the caller's actor.
final class SerialWorker: Sendable {
    private let queue: DispatchQueue

    init(_ name: String) {
        queue = DispatchQueue(label: "AppShell storage: \(name)")
    }

    func run<Value: Sendable>(
        _ body: @escaping @Sendable () throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        let result: Result<Value, StorageError> = await withCheckedContinuation { continuation in
            start { continuation.resume(returning: Result(catching: body)) }
        }
        return try result.get()
    }

    /// Adds work without waiting for it.
    func start(_ body: @escaping @Sendable () -> Void) {
        queue.async(execute: body)
    }

    /// Blocks until the work added so far is done.
    func finish() {
        queue.sync {}
    }
}

import AppShell
import Dispatch

/// Does blocking work off the caller's actor, one piece after the other, in the order of the calls.
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

    /// Adds a piece without waiting for it.
    func start(_ body: @escaping @Sendable () -> Void) {
        queue.async(execute: body)
    }

    /// Blocks until what was added so far is done.
    func finish() {
        queue.sync {}
    }
}

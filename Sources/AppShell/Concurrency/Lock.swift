#if canImport(os)
import os
#else
import Synchronization
#endif

/// A value that one thread at a time may reach: `Mutex` as far as we use it, which iOS has from 18 on.
package struct Lock<Value>: ~Copyable, Sendable {
    #if canImport(os)
    private let storage: LockedStorage<Value>
    #else
    private let storage: Mutex<Value>
    #endif

    /// Guards a value.
    package init(_ value: consuming sending Value) {
        #if canImport(os)
        storage = LockedStorage(value)
        #else
        storage = Mutex(value)
        #endif
    }

    /// Runs `body` with the value to itself. Not to be called from within a `body` of the same lock.
    package borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try storage.withLock(body)
    }
}

#if canImport(os)
/// Unchecked, since `lock` guards `value`.
private final class LockedStorage<Value>: @unchecked Sendable {
    private let lock = OSAllocatedUnfairLock()
    private var value: Value

    init(_ value: consuming sending Value) {
        self.value = value
    }

    func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
#endif

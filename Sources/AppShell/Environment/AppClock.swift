#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The time of day, and waiting. Virtual under scripts.
public protocol AppClock: Sendable {
    var now: Date { get }

    /// - Throws: `CancellationError` when the task is cancelled.
    func sleep(for duration: Duration) async throws

    /// The same, with what for: a clock that stands still names it to whoever asks what an app waits for.
    ///
    /// - Parameter purpose: a noun, such as `the next attempt of GET /articles`; the same for the same sleep, without
    ///   secrets.
    /// - Throws: `CancellationError` when the task is cancelled.
    func sleep(for duration: Duration, purpose: String) async throws
}

extension AppClock {
    public func sleep(for duration: Duration, purpose: String) async throws { try await sleep(for: duration) }

    /// What `operation` gives, if it does so within `limit`; else it is cancelled and ``TransportError/timedOut`` is
    /// thrown. Raced against a sleep, since URLSession's own limit on Linux measures inactivity.
    public func limit<Value: Sendable>(
        _ limit: Duration,
        _ operation: @escaping @Sendable () async throws(TransportError) -> Value
    ) async throws(TransportError) -> Value {
        let first = await withTaskGroup(of: Result<Value, TransportError>.self) { group in
            group.addTask {
                do throws(TransportError) { return .success(try await operation()) } catch { return .failure(error) }
            }
            group.addTask {
                do {
                    try await self.sleep(for: limit, purpose: "the time limit of a request")
                } catch {
                    return .failure(.cancelled)
                }
                return .failure(.timedOut)
            }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.cancelled)
        }
        return try first.get()
    }
}

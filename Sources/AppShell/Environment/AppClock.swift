#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The time of day, and waiting. Virtual under scripts.
public protocol AppClock: Sendable {
    /// The time of day.
    var now: Date { get }

    /// Waits.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    func sleep(for duration: Duration) async throws

    /// The same with a purpose, which a virtual clock names as what the app waits for.
    ///
    /// - Parameter purpose: a noun, such as `the next attempt of GET /articles`; the same for the same sleep, without
    ///   secrets.
    /// - Throws: `CancellationError` when the task is cancelled.
    func sleep(for duration: Duration, purpose: String) async throws
}

extension AppClock {
    /// Drops the purpose.
    public func sleep(for duration: Duration, purpose: String) async throws { try await sleep(for: duration) }

    /// The result of `operation`, which is cancelled after `limit`. URLSession's own limit measures inactivity on Linux.
    ///
    /// - Throws: what `operation` throws; ``TransportError/timedOut(_:)`` after `limit`.
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
                return .failure(.timedOut("no whole answer within \(limit)"))
            }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.cancelled)
        }
        return try first.get()
    }
}

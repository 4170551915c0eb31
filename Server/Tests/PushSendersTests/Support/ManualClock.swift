import Foundation
import PushSenders
import Synchronization

/// A clock that goes when it is told to.
final class ManualClock: PushClock {
    private struct Sleeper {
        let instant: Date
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Waiter {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now = ManualClock.start
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var next = 0
        var waiters: [Waiter] = []

        mutating func takeDueWaiters() -> [Waiter] {
            let count = sleepers.count
            defer { waiters.removeAll { $0.count <= count } }
            return waiters.filter { $0.count <= count }
        }
    }

    /// 6 January 2026, 8:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_767_686_400)

    private let state = Mutex(State())

    var now: Date { state.withLock { $0.now } }

    func sleep(for duration: Duration) async throws {
        let id = state.withLock { state in
            state.next += 1
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let (isCancelled, due) = state.withLock { state in
                    if state.cancelled.contains(id) { return (true, [Waiter]()) }
                    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
                    let instant = state.now.addingTimeInterval(seconds)
                    state.sleepers[id] = Sleeper(instant: instant, continuation: continuation)
                    return (false, state.takeDueWaiters())
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
                for waiter in due { waiter.continuation.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.cancelled.insert(id)
                return state.sleepers.removeValue(forKey: id)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    func advance(by seconds: Double) {
        let due = state.withLock { state in
            state.now += seconds
            let now = state.now
            let due = state.sleepers.filter { $0.value.instant <= now }.sorted { $0.key < $1.key }
            for (id, _) in due { state.sleepers[id] = nil }
            return due
        }
        for (_, sleeper) in due { sleeper.continuation.resume() }
    }

    /// How many wait for an instant now.
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The instants that are waited for, the nearest first, in seconds from now.
    var alarms: [Double] {
        state.withLock { state in state.sleepers.values.map { $0.instant.timeIntervalSince(state.now) }.sorted() }
    }

    /// Lets time go, a second at a time, until something holds. For what may take more than one attempt, as after a
    /// connection broke: the next request may still meet what is left of it.
    func advance(until condition: () -> Bool) async throws {
        while !condition() {
            if sleeperCount > 0 { advance(by: 1) }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    func sleepers(atLeast count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.waiters.append(Waiter(count: count, continuation: continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}

public import AppShell
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A clock that moves only when a script says so.
///
/// Sleepers wake in the order of their deadlines, and of their arrival where those are equal.
public final class VirtualClock: AppClock {
    private struct Sleeper {
        let id: Int
        /// Since the start; nil for never.
        let deadline: Duration?
        let what: String
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var start: Date
        var elapsed: Duration = .zero
        var sleepers: [Sleeper] = []
        var lastID = 0
        weak var alarms: (any AlarmSource)?
    }

    private let state: Mutex<State>

    /// - Parameter start: the time of day at the beginning.
    public init(start: Date) {
        state = Mutex(State(start: start))
    }

    public var now: Date {
        state.withLock { $0.start.addingTimeInterval($0.elapsed.inSeconds) }
    }

    /// Virtual time since the clock was made. Setting the date doesn't change it.
    public var elapsed: Duration { state.withLock(\.elapsed) }

    /// Sets the time of day, as in the phone's settings. No sleeper wakes.
    public func set(_ date: Date) {
        state.withLock { $0.start = date.addingTimeInterval(-$0.elapsed.inSeconds) }
    }

    public func sleep(for duration: Duration) async throws {
        try await suspend(for: duration, what: "a timer")
    }

    public func sleep(for duration: Duration, purpose: String) async throws {
        try await suspend(for: duration, what: purpose)
    }

    /// Waits until the task is cancelled.
    func sleepForever(what: String) async throws {
        try await suspend(for: nil, what: what)
    }

    private func suspend(for duration: Duration?, what: String) async throws {
        let (id, deadline) = state.withLock { state in
            state.lastID += 1
            return (state.lastID, duration.map { state.elapsed + $0 })
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if Task.isCancelled { return true }
                    let sleeper = Sleeper(id: id, deadline: deadline, what: what, continuation: continuation)
                    state.sleepers.append(sleeper)
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.sleepers.firstIndex { $0.id == id }.map { state.sleepers.remove(at: $0) }
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Sets what else is due at certain times.
    func setAlarms(_ source: any AlarmSource) {
        state.withLock { $0.alarms = source }
    }

    /// Goes to the next deadline within `limit` and wakes its sleeper or lets its alarm ring. Alarms come first.
    ///
    /// - Returns: whether there was one.
    func advanceToNextTimer(within limit: Duration) -> Bool {
        if ring(within: limit) { return true }
        let sleeper = state.withLock { state -> Sleeper? in
            let due = state.sleepers.indices.compactMap { index in
                state.sleepers[index].deadline.map { (deadline: $0, id: state.sleepers[index].id, index: index) }
            }
            guard let next = due.min(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }),
                next.deadline <= state.elapsed + limit
            else { return nil }
            state.elapsed = max(state.elapsed, next.deadline)
            return state.sleepers.remove(at: next.index)
        }
        sleeper?.continuation.resume()
        return sleeper != nil
    }

    private func ring(within limit: Duration) -> Bool {
        let (source, now, elapsed) = state.withLock { state in
            (state.alarms, state.start.addingTimeInterval(state.elapsed.inSeconds), state.elapsed)
        }
        guard let source, let alarm = source.nextAlarm(now: now, elapsed: elapsed), alarm <= elapsed + limit else {
            return false
        }
        let isNext = state.withLock { state in
            guard !state.sleepers.contains(where: { ($0.deadline ?? alarm) < alarm }) else { return false }
            state.elapsed = max(state.elapsed, alarm)
            return true
        }
        if isNext { source.ring() }
        return isNext
    }

    /// Moves time on without waking a sleeper.
    func advance(by duration: Duration) {
        state.withLock { $0.elapsed += max(duration, .zero) }
    }

    /// The sleepers in the order of waking, for failure messages.
    var pending: [(what: String, remaining: Duration?)] {
        state.withLock { state in
            state.sleepers
                .sorted { ($0.deadline ?? .seconds(Int64.max), $0.id) < ($1.deadline ?? .seconds(Int64.max), $1.id) }
                .map { sleeper in (sleeper.what, sleeper.deadline.map { $0 - state.elapsed }) }
        }
    }
}

/// Alarms of the clock: the phone's notifications, which come whether an app runs or not.
protocol AlarmSource: AnyObject, Sendable {
    /// When the next one is due, since the clock was made; nil for none.
    func nextAlarm(now: Date, elapsed: Duration) -> Duration?

    /// It is due now.
    func ring()
}

extension Duration {
    /// For sums with dates.
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}

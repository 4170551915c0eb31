import Dispatch
import Logging
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Brings notifications to one service: so many at once, each device's in their order, again later where that may help.
///
/// Delivers at least once. A device whose notification has to wait holds up its own only; a service that is overloaded
/// or cannot be reached pauses all, and is then tried with one notification at a time until one goes through.
public final class DeliveryQueue: Sendable {
    /// Forgets a token; the date is when it was found to lead nowhere.
    public typealias TokenDrop = @Sendable (_ token: String, _ unknownSince: Date) -> Void

    private struct State {
        var lanes = DeliveryLanes()
        /// Accepted, and on their way into the lanes.
        var reserved = 0
        var attempts: [PushDelivery.ID: Task<Void, Never>] = [:]
        /// What waits for an instant.
        var alarms: [Int: Task<Void, Never>] = [:]
        var nextAlarm = 0
        var pausedUntil: Date?
        /// Pauses in a row, of the whole service.
        var failures = 0
        /// Why nothing is sent any more.
        var stopReason: String?
        var isDraining = false
        var idle: AsyncStream<Void>.Continuation?
        /// Told once nothing is under way any more.
        var ended: AsyncStream<Void>.Continuation?

        /// Whether nothing happens any more by itself, as draining understands it.
        var isIdle: Bool {
            attempts.isEmpty && (!lanes.hasReady || stopReason != nil || pausedUntil != nil)
        }

        /// Goes on, unless the pause was put off meanwhile.
        mutating func endPause(of instant: Date) {
            if pausedUntil == instant { pausedUntil = nil }
        }
    }

    private let service: any PushService
    private let environment: PushEnvironment
    private let drop: TokenDrop
    private let state = Mutex(State())
    /// For what waits for the disk: tasks share few threads, and all would stand still.
    private let disk = DispatchQueue(label: "push-outbox")

    public init(service: any PushService, environment: PushEnvironment, drop: @escaping TokenDrop) {
        self.service = service
        self.environment = environment
        self.drop = drop
    }

    private var logger: Logger { environment.logger }

    /// So many wait or are on their way.
    public var count: Int { state.withLock { $0.lanes.count + $0.reserved } }

    public var hasRoom: Bool { count < environment.limits.capacity }

    /// Why nothing is sent until the settings are fixed; nil while all is well.
    public var stopReason: String? { state.withLock { $0.stopReason } }
}

// MARK: - Coming in

extension DeliveryQueue {
    /// Takes a notification over: keeps it in the outbox, then sends it when its turn comes.
    public func send(_ delivery: PushDelivery) {
        guard reserve(delivery) else { return }
        do {
            try environment.outbox.keep(delivery)
        } catch {
            logger.error("not stored, so a stop would lose it (\(error))", metadata: delivery.metadata)
        }
        admit(delivery)
    }

    /// Sends a notification that the outbox has already, when its turn comes.
    public func send(kept delivery: PushDelivery) {
        guard reserve(delivery) else { return }
        admit(delivery)
    }

    /// Takes over what an earlier process left in the outbox, before anything new is sent.
    public func resume(_ deliveries: [PushDelivery]) {
        if !deliveries.isEmpty { logger.notice("\(service.name): \(deliveries.count) left from the last run") }
        for delivery in deliveries where reserve(delivery) { admit(delivery) }
    }

    private func reserve(_ delivery: PushDelivery) -> Bool {
        let isFull = state.withLock { state in
            guard state.lanes.count + state.reserved < environment.limits.capacity else { return true }
            state.reserved += 1
            return false
        }
        if isFull {
            logger.error("not sent: \(environment.limits.capacity) are already waiting", metadata: delivery.metadata)
        }
        return !isFull
    }

    private func admit(_ delivery: PushDelivery) {
        let stopReason = state.withLock { state in
            state.reserved -= 1
            state.lanes.append(delivery)
            return state.stopReason
        }
        if let stopReason { logger.warning("waits: nothing is sent (\(stopReason))", metadata: delivery.metadata) }
        pump()
    }
}

// MARK: - Going out

extension DeliveryQueue {
    private func pump() {
        state.withLock { state in
            if state.attempts.isEmpty { state.ended?.finish() }
            guard !state.isDraining || state.idle != nil else { return }
            let limit = state.failures > 0 ? 1 : environment.limits.concurrency
            while state.stopReason == nil, state.pausedUntil == nil, state.attempts.count < limit,
                let entry = state.lanes.take()
            {
                state.attempts[entry.delivery.id] = Task { await self.attempt(entry) }
            }
            if state.isIdle { state.idle?.finish() }
        }
    }

    private func attempt(_ entry: DeliveryLanes.Entry) async {
        let now = environment.clock.now
        guard now < entry.delivery.expiry else {
            return await finish(entry, .error, "given up: it has expired", isAnswered: false)
        }
        switch await service.attempt(entry.delivery, at: now) {
        case .delivered:
            await finish(entry, .info, "sent")
        case .dropToken(let reason, let date):
            // Without a date: what was registered since may be another matter, although the token is the same.
            await onDisk { self.drop(entry.delivery.token, date ?? entry.delivery.date) }
            await finish(entry, .notice, "token dropped: \(reason)")
        case .giveUp(let reason):
            await finish(entry, .error, "given up: \(reason)")
        case .retry(let scope, let reason, let after):
            await retry(entry, scope, reason: reason, after: after)
        case .misconfigured(let reason):
            let count = state.withLock { state in
                state.stopReason = state.stopReason ?? reason
                state.attempts[entry.delivery.id] = nil
                state.lanes.putBack(entry)
                return state.lanes.count
            }
            logger.critical(
                "\(service.name): STOPPED, \(count) are waiting. Fix the push settings and restart: \(reason)",
                metadata: entry.delivery.metadata
            )
            pump()
        }
    }

    private func onDisk(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            disk.async {
                body()
                continuation.resume()
            }
        }
    }

    /// - Parameter isAnswered: whether the service spoke, and so is well.
    private func finish(
        _ entry: DeliveryLanes.Entry,
        _ level: Logger.Level,
        _ message: Logger.Message,
        isAnswered: Bool = true
    ) async {
        await onDisk {
            do {
                try self.environment.outbox.remove(entry.delivery.id)
            } catch {
                self.logger.error(
                    "not removed from the outbox: it may be sent again (\(error))",
                    metadata: entry.delivery.metadata
                )
            }
        }
        logger.log(level: level, message, metadata: entry.delivery.metadata)
        state.withLock { state in
            state.attempts[entry.delivery.id] = nil
            state.lanes.finish(entry)
            if isAnswered { state.failures = 0 }
        }
        pump()
    }

    private func retry(
        _ entry: DeliveryLanes.Entry,
        _ scope: PushVerdict.Scope,
        reason: String,
        after: Duration?
    ) async {
        var entry = entry
        entry.failures += 1
        let random = environment.random()
        let now = environment.clock.now
        let limits = environment.limits
        // Counted, and the pause begun, in one: what was under way together failed once, not many times.
        let (pause, instant, isPutOff) = state.withLock { state in
            if scope == .service, state.pausedUntil == nil { state.failures += 1 }
            let failures = scope == .service ? max(1, state.failures) : entry.failures
            let pause = limits.pause(afterFailures: failures, retryAfter: after, random: random)
            let instant = now.addingTimeInterval(pause.seconds)
            let isPutOff = scope == .service && state.pausedUntil.map { $0 < instant } ?? true
            if isPutOff { state.pausedUntil = instant }
            return (pause, instant, isPutOff)
        }
        if isPutOff { alarm(after: pause) { $0.endPause(of: instant) } }
        if instant >= entry.delivery.expiry {
            return await finish(entry, .error, "given up, since it would expire: \(reason)", isAnswered: false)
        }
        logger.notice("retry in \(pause): \(reason)", metadata: entry.delivery.metadata)
        switch scope {
        case .service:
            state.withLock { state in
                state.attempts[entry.delivery.id] = nil
                state.lanes.putBack(entry)
            }
            pump()
        case .device:
            state.withLock { $0.attempts[entry.delivery.id] = nil }
            let waiting = entry
            alarm(after: pause) { $0.lanes.putBack(waiting) }
            pump()
        }
    }

    private func alarm(after pause: Duration, _ change: @escaping @Sendable (inout State) -> Void) {
        state.withLock { state in
            guard !state.isDraining else { return }
            let id = state.nextAlarm
            state.nextAlarm += 1
            state.alarms[id] = Task {
                try? await self.environment.clock.sleep(for: pause)
                self.state.withLock { state in
                    state.alarms[id] = nil
                    if !Task.isCancelled { change(&state) }
                }
                self.pump()
            }
        }
    }
}

// MARK: - Stopping

extension DeliveryQueue {
    /// Sends what may be sent at once, waits for what is under way, then stops. What has to wait stays in the outbox,
    /// as does what comes later.
    ///
    /// - Parameter deadline: then what is still under way is broken off; it counts as not sent. What does not end at
    ///   that is left to itself, ``breakOffLimit`` later.
    /// - Returns: how many are left.
    @discardableResult
    public func drain(within deadline: Duration) async -> Int {
        let (idle, continuation) = AsyncStream.makeStream(of: Void.self)
        let alarms = state.withLock { state in
            state.isDraining = true
            state.idle = continuation
            return state.alarms.values.map { $0 }
        }
        for alarm in alarms { alarm.cancel() }
        pump()
        await wait(for: idle, within: deadline)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let attempts = state.withLock { state in
            state.idle = nil
            state.ended = end
            return state.attempts.values.map { $0 }
        }
        for attempt in attempts { attempt.cancel() }
        pump()
        if !attempts.isEmpty { await wait(for: ended, within: DeliveryQueue.breakOffLimit) }
        let left = count
        if left > 0 { logger.warning("\(service.name): stopped; \(left) were not sent and stay in the outbox") }
        return left
    }

    /// How long what is broken off is waited for.
    public static let breakOffLimit = Duration.seconds(2)

    /// Until a stream ends, or the time is over: awaiting a task itself could not be broken off.
    private func wait(for end: AsyncStream<Void>, within limit: Duration) async {
        await withTaskGroup { group in
            group.addTask { for await _ in end {} }
            group.addTask { try? await self.environment.clock.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
    }
}

extension PushDelivery {
    /// For the log: everything but the token (AIC-21).
    var metadata: Logger.Metadata {
        ["push": "\(id.uuidString.lowercased())", "of": "\(summary)"]
    }
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}

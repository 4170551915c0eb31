public import Logging

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Tells the time and waits; handed in, so that tests of refreshing and backing off do not wait.
public protocol PushClock: Sendable {
    var now: Date { get }

    /// - Throws: `CancellationError`, at once where the task was cancelled.
    func sleep(for duration: Duration) async throws
}

/// The machine's clock.
public struct SystemPushClock: PushClock {
    public init() {}

    public var now: Date { Date() }

    public func sleep(for duration: Duration) async throws {
        try await Task.sleep(for: duration)
    }
}

/// What senders take from the world around them.
public struct PushEnvironment: Sendable {
    public var clock: any PushClock
    /// 0 up to, but not, 1: spreads repeated attempts.
    public var random: @Sendable () -> Double
    public var makeID: @Sendable () -> UUID
    public var logger: Logger
    public var outbox: any PushOutbox
    public var limits: DeliveryLimits

    public init(
        clock: any PushClock = SystemPushClock(),
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) },
        makeID: @escaping @Sendable () -> UUID = { UUID() },
        logger: Logger,
        outbox: any PushOutbox = MemoryPushOutbox(),
        limits: DeliveryLimits = DeliveryLimits()
    ) {
        self.clock = clock
        self.random = random
        self.makeID = makeID
        self.logger = logger
        self.outbox = outbox
        self.limits = limits
    }
}

/// How much of everything one sender takes.
public struct DeliveryLimits: Hashable, Sendable {
    /// So many notifications wait at most; what comes then is logged and not sent.
    public var capacity: Int
    /// So many are on their way at once. APNs opens at least one stream, and commonly 1,000, on a connection; a client
    /// that exceeds what it was granted waits for a free one.
    public var concurrency: Int
    /// How long one attempt may take.
    public var attempt: Duration
    /// The first pause before trying again; each is twice the last one, up to ``longestPause``.
    public var firstPause: Duration
    public var longestPause: Duration
    /// How long a notification is worth delivering.
    public var timeToLive: Duration

    public init(
        capacity: Int = 10_000,
        concurrency: Int = 64,
        attempt: Duration = .seconds(30),
        firstPause: Duration = .seconds(1),
        longestPause: Duration = .seconds(300),
        timeToLive: Duration = .seconds(86_400)
    ) {
        self.capacity = max(1, capacity)
        self.concurrency = max(1, concurrency)
        self.attempt = attempt
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.timeToLive = timeToLive
    }

    /// How long to wait before trying again: half of it certain, half of it chance, so that what failed together does
    /// not come back together; after a service's own Retry-After never sooner than that.
    ///
    /// - Parameters:
    ///   - failures: so many attempts failed in a row, 1 or more.
    ///   - random: 0 up to, but not, 1.
    public func pause(afterFailures failures: Int, retryAfter: Duration?, random: Double) -> Duration {
        var pause = firstPause
        for _ in 1..<max(2, min(failures, 64)) where pause < longestPause && failures > 1 { pause = pause * 2 }
        pause = min(pause, longestPause)
        let backoff = pause / 2 + pause / 2 * random
        guard let retryAfter else { return backoff }
        return max(backoff, retryAfter + firstPause * random)
    }
}

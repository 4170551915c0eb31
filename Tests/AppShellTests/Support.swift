import AppShell
import Foundation
import Synchronization

/// A generator of our own (SplitMix64), so that a seed means the same sequence on every machine.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// One of a list that is not empty.
    mutating func one<Element>(of elements: [Element]) -> Element { elements[number(0...(elements.count - 1))] }

    mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
}

/// An environment's chance, from a seed.
final class SeededChance: RandomSource {
    private let generator: Mutex<SplitMix64>

    init(seed: UInt64) {
        generator = Mutex(SplitMix64(seed: seed))
    }

    func next() -> UInt64 { generator.withLock { $0.next() } }
}

/// An environment's chance that always falls the same way.
struct FixedChance: RandomSource {
    let bits: UInt64

    func next() -> UInt64 { bits }
}

/// A queue of jobs that the test's own thread runs when it says so: nothing here depends on the wall clock.
final class StepExecutor: SerialExecutor, TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs what is queued, and what that queues, until nothing is.
    func drain() {
        while true {
            let batch = jobs.withLock { jobs in
                defer { jobs = [] }
                return jobs
            }
            if batch.isEmpty { return }
            for job in batch {
                job.runSynchronously(
                    isolatedTo: asUnownedSerialExecutor(),
                    taskExecutor: asUnownedTaskExecutor()
                )
            }
        }
    }

    func checkIsolated() {}

    func isIsolatingCurrentContext() -> Bool? { true }
}

/// A clock that goes from one sleeper to the next, and only when it is told to.
final class StepClock: AppClock {
    private struct Sleeper {
        let id: Int
        let deadline: Duration
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var elapsed: Duration = .zero
        var sleepers: [Sleeper] = []
        var lastID = 0
    }

    private let state = Mutex(State())

    var elapsed: Duration { state.withLock(\.elapsed) }

    var now: Date { Date(timeIntervalSince1970: Double(elapsed.components.seconds)) }

    /// Time passes; who sleeps is woken by nothing but `advance()`.
    func advance(by duration: Duration) { state.withLock { $0.elapsed += duration } }

    func sleep(for duration: Duration) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if Task.isCancelled { return true }
                    state.sleepers.append(
                        Sleeper(id: id, deadline: state.elapsed + duration, continuation: continuation)
                    )
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

    /// Wakes the sleeper that is due first.
    ///
    /// - Returns: whether there was one.
    func advance() -> Bool {
        let sleeper = state.withLock { state -> Sleeper? in
            let order = state.sleepers.indices.min {
                (state.sleepers[$0].deadline, state.sleepers[$0].id)
                    < (state.sleepers[$1].deadline, state.sleepers[$1].id)
            }
            guard let order else { return nil }
            let sleeper = state.sleepers.remove(at: order)
            state.elapsed = max(state.elapsed, sleeper.deadline)
            return sleeper
        }
        sleeper?.continuation.resume()
        return sleeper != nil
    }
}

/// A phone that is online unless it is told otherwise, and feels and opens nothing.
final class TestPhone: Connectivity, Haptics, WebPageOpener {
    private let online = Mutex(true)

    var isOnline: Bool {
        get { online.withLock(\.self) }
        set { online.withLock { $0 = newValue } }
    }

    func play(_ feedback: HapticFeedback) {}

    func open(_ url: String) {}
}

/// Answers nothing.
struct NoServer: HTTPTransport {
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        throw .unreachable("there is no server in this test")
    }
}

extension LocalFormats {
    static let paris = LocalFormats(
        locale: Locale(identifier: "fr_FR"),
        timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
    )
}

extension AppEnvironment {
    static func test(
        clock: any AppClock = StepClock(),
        random: any RandomSource = FixedChance(bits: 0),
        transport: any HTTPTransport = NoServer(),
        phone: TestPhone = TestPhone()
    ) -> AppEnvironment {
        AppEnvironment(
            clock: clock,
            random: random,
            transport: transport,
            storage: .inMemory(),
            device: Device(connectivity: phone, haptics: phone, webPages: phone),
            formats: .paris
        )
    }
}

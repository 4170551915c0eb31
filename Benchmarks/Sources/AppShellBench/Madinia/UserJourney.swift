import AppShell
import AppShellHeadless
import BenchKit

/// Something that a person does with an app, up to the moment at which they read what they came for.
///
/// Each run has an app of its own: what one leaves behind, a conversation say, is not there in the next.
struct UserJourney {
    /// What is there before, which is not timed.
    let prepare: () throws -> HeadlessSession
    /// What the person does; what is shown then is read within the time.
    let act: (HeadlessSession) throws -> Void
    /// The words that must be there at the end.
    let result: String

    /// What a run took.
    private struct Run {
        /// Nanoseconds of this thread's CPU time.
        let time: UInt64
        let allocations: Int?
        /// Virtual: what the app let pass, waiting.
        let waited: Duration
    }

    /// - Returns: the CPU time of a run, and how long a person waits besides, on the virtual clock.
    /// - Throws: ``BenchError/wrong(_:)`` where the result is not shown at the end.
    func measure(with meter: Meter) throws -> (cost: Measurement, waited: Duration) {
        _ = try run()
        let counted = try run()
        let runsASample = Int(meter.leastTime / max(1, counted.time)) + 1
        let samples = try (0..<meter.samples).map { _ in
            var sum: UInt64 = 0
            for _ in 0..<runsASample { sum += try run().time }
            return Double(sum) / Double(runsASample)
        }
        return (Measurement(samples: samples, allocations: counted.allocations.map(Double.init)), counted.waited)
    }

    private func run() throws -> Run {
        let session = try prepare()
        defer { session.end() }
        let began = session.clock.elapsed
        let allocations = Stopwatch.allocations()
        let start = Stopwatch.threadTime()
        try act(session)
        let content = try session.content()
        let time = Stopwatch.threadTime() - start
        let after = Stopwatch.allocations()
        guard try !ElementFinder(content).reading(result).isEmpty else {
            throw BenchError.wrong("“\(result)” is not shown:\n\(content.outline)")
        }
        return Run(
            time: time,
            allocations: allocations.flatMap { before in after.map { $0 - before } },
            waited: session.clock.elapsed - began
        )
    }
}

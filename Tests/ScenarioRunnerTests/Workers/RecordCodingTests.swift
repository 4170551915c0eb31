import AppShell
import AppShellHeadless
import ScenarioReports
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

#if canImport(Glibc)
import Glibc
#endif

/// What one process tells another arrives as it was.
struct RecordCodingTests {
    @Test("every field counts when records are compared here")
    func comparison() {
        var chance = MutationGenerator(seed: 1)
        let step = chance.step()
        var other = step
        #expect(facts(step) == facts(other))
        other.duration += Duration(secondsComponent: 0, attosecondsComponent: 1)
        #expect(facts(step) != facts(other))
        other = step
        other.message = "\u{E9}"
        var decomposed = step
        decomposed.message = "e\u{301}"
        #expect(facts(other) != facts(decomposed))
    }

    @Test("a job is read as it was written, its table, text and tags with it")
    func jobs() throws {
        for seed in 0..<500 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let job = chance.job()
            var reader = ByteReader(ByteWriter.bytes { job.write(into: &$0) }[...])
            let read = try ScenarioJob(from: &reader)
            #expect(read == job, "seed \(seed)")
            #expect(facts(read) == facts(job), "seed \(seed)")
            #expect(reader.isAtEnd)
        }
    }

    @Test("a step's record is read as it was written, with what was attached, seen and traced")
    func steps() throws {
        for seed in 0..<500 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let step = chance.step()
            var reader = ByteReader(ByteWriter.bytes { step.write(into: &$0) }[...])
            #expect(facts(try AttemptRecord.StepRecord(from: &reader)) == facts(step), "seed \(seed)")
            #expect(reader.isAtEnd)
        }
    }

    @Test("an attempt's end is read as it was written, with what was exercised")
    func ends() throws {
        for seed in 0..<300 {
            var chance = MutationGenerator(seed: UInt64(seed))
            var end = chance.end()
            var reader = ByteReader(ByteWriter.bytes { end.write(into: &$0) }[...])
            var read = try AttemptRecord.End(from: &reader)
            #expect(read.coverageRecord == end.coverageRecord, "seed \(seed)")
            // Sets are equal in whatever order they are.
            (read.coverageRecord, end.coverageRecord) = (nil, nil)
            #expect(facts(read) == facts(end), "seed \(seed)")
            #expect(reader.isAtEnd)
        }
    }

    @Test("a record that is cut off anywhere is refused")
    func cut() {
        for seed in 0..<60 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let step = chance.step()
            let end = chance.end()
            let job = chance.job()
            let told: [(bytes: [UInt8], read: (ArraySlice<UInt8>) throws -> Void)] = [
                (
                    ByteWriter.bytes { WorkerReport.stepEnded(step).write(into: &$0) },
                    { _ = try WorkerReport(from: $0) }
                ),
                (
                    ByteWriter.bytes { WorkerReport.attemptEnded(end).write(into: &$0) },
                    { _ = try WorkerReport(from: $0) }
                ),
                (
                    ByteWriter.bytes { job.write(into: &$0) },
                    { bytes in
                        var reader = ByteReader(bytes)
                        _ = try ScenarioJob(from: &reader)
                    }
                ),
            ]
            for (bytes, read) in told {
                for count in bytes.indices {
                    #expect(throws: ByteReaderError(), "seed \(seed), \(count) of \(bytes.count) bytes") {
                        try read(bytes[..<count])
                    }
                }
            }
        }
    }

    @Test("a record that is damaged is another record, or is refused, and ends nothing")
    func damaged() async {
        await #expect(processExitsWith: .success) {
            var refusals = 0
            for seed in 0..<6_000 {
                var chance = MutationGenerator(seed: UInt64(seed))
                let report: WorkerReport = chance.chance(70) ? .stepEnded(chance.step()) : .attemptEnded(chance.end())
                let job = chance.job()
                let bytes = chance.damaged(ByteWriter.bytes { report.write(into: &$0) })
                do { _ = try WorkerReport(from: bytes[...]) } catch { refusals += 1 }
                var reader = ByteReader(chance.damaged(ByteWriter.bytes { job.write(into: &$0) })[...])
                do { _ = try ScenarioJob(from: &reader) } catch { refusals += 1 }
            }
            #expect(refusals > 3_000)
        }
    }

    @Test("what was read of a damaged record can be told on: no time in it is beyond what can be said")
    func damagedTimes() async {
        await #expect(processExitsWith: .success) {
            var chance = MutationGenerator(seed: 1)
            var step = chance.step()
            for seconds in [Int64.max, .min, .max / 1_000 + 1] {
                step.events = [TraceEvent(time: .seconds(seconds), kind: "app", text: "launched")]
                step.duration = .seconds(seconds)
                var reader = ByteReader(ByteWriter.bytes { step.write(into: &$0) }[...])
                guard let read = try? AttemptRecord.StepRecord(from: &reader) else { continue }
                #expect(read.events.map(\.description).count == 1)
                #expect(ByteWriter.bytes { read.write(into: &$0) }.isEmpty == false)
            }
        }
    }

    @Test("a time whose parts are each as large as can be is refused, or can be told again")
    func damagedTimeParts() async {
        await #expect(processExitsWith: .success) {
            for (seconds, attoseconds) in [(Int.max, Int.max), (.min, .min)] {
                let bytes = ByteWriter.bytes { writer in
                    writer.write(seconds)
                    writer.write(attoseconds)
                }
                var reader = ByteReader(bytes[...])
                guard let duration = try? reader.duration() else { continue }
                #expect(ByteWriter.bytes { $0.write(duration) }.isEmpty == false)
            }
        }
    }

    #if canImport(Glibc)
    @Test(
        "a damaged screen, each of whose elements says that it has as many children as there are bytes, needs no memory"
    )
    func damagedCounts() async {
        await #expect(processExitsWith: .success) {
            let step = ByteWriter.bytes { writer in
                writer.write(StepStatus.passed.rawValue)
                for _ in 0..<2 { writer.write(Duration.zero) }
                // No message, exception, screen, attachments, snippets.
                for _ in 0..<5 { writer.write(0) }
                // A sight without a navigation, with a screen.
                for isThere in [true, false, true] { writer.write(isThere) }
                for _ in 0..<500 {
                    // An element that says nothing.
                    for _ in 0..<7 { writer.write(0) }
                    writer.write(1_000_000)
                }
            }
            let bytes = step + [UInt8](repeating: 0, count: 1_100_000)
            // More memory than the machine has may be asked for, and fails.
            var limit = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            var reader = ByteReader(bytes[...])
            #expect(throws: ByteReaderError()) { try AttemptRecord.StepRecord(from: &reader) }
        }
    }
    #endif

    @Test("a screen as deep as can be drawn is read; a damaged one without end is refused")
    func depth() throws {
        func nested(_ depth: Int) -> ScreenElement {
            (1..<depth).reduce(ScreenElement(role: "text", label: "Bonjour")) { inner, _ in
                ScreenElement(role: "group", label: "", children: [inner])
            }
        }
        var chance = MutationGenerator(seed: 3)
        var step = chance.step()
        step.snapshot = ScreenSnapshot(navigation: nil, screen: nested(512))
        var reader = ByteReader(ByteWriter.bytes { step.write(into: &$0) }[...])
        #expect(try AttemptRecord.StepRecord(from: &reader).snapshot == step.snapshot)
        step.snapshot = ScreenSnapshot(navigation: nil, screen: nested(513))
        reader = ByteReader(ByteWriter.bytes { step.write(into: &$0) }[...])
        #expect(throws: ByteReaderError()) { try AttemptRecord.StepRecord(from: &reader) }
    }
}

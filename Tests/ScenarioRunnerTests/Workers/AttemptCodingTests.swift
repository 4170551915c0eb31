import AppShellHeadless
import CucumberGherkin
import ScenarioReports
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// What one process sends another arrives as it was.
struct AttemptCodingTests {
    private static func copy<Value: WireValue>(_ value: Value) throws -> Value {
        var writer = WireWriter()
        writer.write(value)
        var reader = WireReader(writer.bytes[...])
        let copy: Value = try reader.value()
        #expect(reader.isAtEnd)
        return copy
    }

    private static func bytes(of event: AttemptEvent, _ screens: inout WireScreenWriter) -> [UInt8] {
        var writer = WireWriter()
        event.write(to: &writer, &screens)
        return writer.bytes
    }

    /// The ids of scripts stay with the process that reads them.
    private static func stepFacts(_ request: AttemptRequest) -> [[UInt8]] {
        request.steps.map { step in
            facts((step.id, step.hook, step.keyword, step.sourceLocation))
                + facts((step.pickleStep?.text, step.pickleStep?.type, step.pickleStep?.argument))
        }
    }

    @Test("every field counts when values are compared here")
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

    @Test("a request is read as it was written, the tables and texts of its steps with it")
    func requests() throws {
        for seed in 0..<200 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let request = chance.request()
            let copy = try Self.copy(request)
            #expect(Self.stepFacts(copy) == Self.stepFacts(request), "seed \(seed)")
            #expect(copy.token == request.token && copy.product == request.product, "seed \(seed)")
            #expect(copy.language == request.language && copy.name == request.name, "seed \(seed)")
            #expect(copy.tags == request.tags, "seed \(seed)")
        }
    }

    @Test("a step's result is read as it was written, with what was attached and traced, and its screen")
    func steps() throws {
        var writer = WireScreenWriter()
        var reader = WireScreenReader()
        for seed in 0..<200 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let step = chance.step()
            var bytes = WireReader(Self.bytes(of: .stepEnded(step.result, trace: step.trace), &writer)[...])
            guard case .stepEnded(let result, let trace) = try AttemptEvent(from: &bytes, &reader) else {
                Issue.record("It is another event.")
                continue
            }
            #expect(facts(result.of(SampleStep.testStep)) == facts(step.result), "seed \(seed)")
            #expect(facts(trace) == facts(step.trace), "seed \(seed)")
        }
    }

    @Test("an attempt's ending is read as it was written, with what was exercised")
    func endings() throws {
        for seed in 0..<200 {
            var chance = MutationGenerator(seed: UInt64(seed))
            var ending = chance.ending()
            var read = try Self.copy(ending)
            #expect(read.coverageRecord == ending.coverageRecord, "seed \(seed)")
            // Sets are equal in whatever order they are.
            (read.coverageRecord, ending.coverageRecord) = (nil, nil)
            #expect(facts(read) == facts(ending), "seed \(seed)")
        }
    }

    @Test("numbers that JSON does not have arrive as they were")
    func infiniteNumbers() throws {
        let copy = try Self.copy(WireJSON(value: [1.5, .infinity, -.infinity, .nan]))
        #expect("\(copy.value)" == "[1.5, inf, -inf, nan]")
    }

    @Test("an event that is damaged is another event, or is refused, and ends nothing")
    func damaged() async {
        await #expect(processExitsWith: .success) {
            var refusals = 0
            for seed in 0..<2_000 {
                var chance = MutationGenerator(seed: UInt64(seed))
                let step = chance.step()
                let event: AttemptEvent =
                    chance.chance(70) ? .stepEnded(step.result, trace: step.trace) : .ended(chance.ending())
                var writer = WireScreenWriter()
                var screens = WireScreenReader()
                var reader = WireReader(chance.damaged(Self.bytes(of: event, &writer))[...])
                if (try? AttemptEvent(from: &reader, &screens)) == nil { refusals += 1 }
            }
            #expect(refusals > 1_000)
        }
    }
}

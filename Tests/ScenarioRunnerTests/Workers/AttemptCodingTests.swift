import AppShellHeadless
import Foundation
import ScenarioReports
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// What one process sends another arrives as it was.
struct AttemptCodingTests {
    private static func copy<Value: Codable>(_ value: Value) throws -> Value {
        let line = LineSplitter.line(of: value)
        #expect(line.count { $0 == LineSplitter.lineBreak } == 1)
        return try JSONDecoder().decode(Value.self, from: Data(line))
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
            #expect(facts(try Self.copy(request)) == facts(request), "seed \(seed)")
        }
    }

    @Test("a step's result is read as it was written, with what was attached and traced; its screen goes apart")
    func steps() throws {
        for seed in 0..<200 {
            var chance = MutationGenerator(seed: UInt64(seed))
            var step = chance.step()
            step.snapshot = nil
            step.acted = []
            let event = AttemptEvent.stepEnded(step.result, trace: step.trace)
            guard case .stepEnded(let result, let trace, _) = try Self.copy(event) else {
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

    @Test("an event that is damaged is another event, or is refused, and ends nothing")
    func damaged() async {
        await #expect(processExitsWith: .success) {
            var refusals = 0
            for seed in 0..<2_000 {
                var chance = MutationGenerator(seed: UInt64(seed))
                let step = chance.step()
                let event: AttemptEvent =
                    chance.chance(70) ? .stepEnded(step.result, trace: step.trace) : .ended(chance.ending())
                let line = chance.damaged(LineSplitter.line(of: event))
                if (try? JSONDecoder().decode(AttemptEvent.self, from: Data(line))) == nil { refusals += 1 }
            }
            #expect(refusals > 1_000)
        }
    }
}

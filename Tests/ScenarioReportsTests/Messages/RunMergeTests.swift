import CucumberGherkin
import Foundation
import ScenarioReports
import ScriptTestSupport
import Testing

@Suite("Merging the runs of shards")
struct RunMergeTests {
    /// Without the hooks around the run, which run once in every shard.
    private static let whole: SampleRun = {
        var behaviour = SampleBehaviour()
        behaviour.retries = 1
        behaviour.repetitions = 2
        behaviour.outcomes = [
            "je touche \"Payer\"": [
                SampleOutcome(status: .failed, message: "Non.", errorType: "StepFailure"), SampleOutcome(),
            ],
            "I sort by 2 columns": [SampleOutcome(status: .undefined, message: "No definition fits this step.")],
        ]
        return SampleRun(SampleRun.shopSources.sorted { $0.uri < $1.uri }, behaviour)
    }()

    /// A run's events for some of its scenarios, as a shard tells them.
    private static func shard(of run: SampleRun, _ isWanted: (Int) -> Bool) -> [RunEvent] {
        let order = run.start.features.flatMap(\.pickles).map(\.id)
        let wanted = Set(order.enumerated().filter { isWanted($0.offset) }.map(\.element))
        var start = run.start
        for index in start.features.indices {
            start.features[index].pickles.removeAll { !wanted.contains($0.id) }
        }
        start.features.removeAll { $0.pickles.isEmpty }
        let results = run.results.filter { wanted.contains($0.pickle.id) }
        var summary = RunSummary()
        summary.parseErrors = start.errors
        var failed: [ScenarioFailure] = []
        for result in results {
            if result.willBeRetried {
                failed.append(ScenarioFailure(result))
            } else {
                summary.add(result, after: failed)
                failed = []
            }
        }
        return [.runStarted(start), .scenariosAssembled(run.cases.filter { wanted.contains($0.pickle.id) })]
            + results.map { .scenarioFinished($0) } + [.runFinished(summary)]
    }

    /// In the order of the merged run: by file and line, and then the repetitions.
    private static func sorted(_ events: [RunEvent], _ run: SampleRun) -> [RunEvent] {
        let order = run.start.features.flatMap(\.pickles).map(\.id)
        func rank(_ testCase: TestCase) -> Int {
            (order.firstIndex(of: testCase.pickle.id) ?? 0) * 100 + testCase.repetition
        }
        let cases = events.cases.sorted { rank($0) < rank($1) }
        let results = events.results.sorted { (rank($0.testCase), $0.attempt) < (rank($1.testCase), $1.attempt) }
        return [events[0], .scenariosAssembled(cases)] + results.map { .scenarioFinished($0) } + events.suffix(1)
    }

    @Test("The merged run of shards is the whole run, byte for byte, whatever the order of their files")
    func law() throws {
        let run = Self.whole
        let expected = MessageSamples.written(Self.sorted(Self.shard(of: run) { _ in true }, run))
        for seed in UInt64(0)..<12 {
            var random = MutationGenerator(seed: seed)
            let count = 2 + random.below(3)
            let shares = (0..<100).map { _ in random.below(count) }
            var files = (0..<count).map { number in
                (
                    name: "shard-\(number).ndjson",
                    bytes: MessageSamples.written(Self.shard(of: run) { shares[$0] == number })
                )
            }
            files.shuffle(using: &random)
            let events = try RunMerge(files).events()
            let merged = MessageSamples.written(events)
            #expect(MessageSamples.lines(merged) == MessageSamples.lines(expected))
            #expect(merged == expected)
            #expect(events.summary?.scenarios == Self.shard(of: run) { _ in true }.summary?.scenarios)
            let reversed = try RunMerge(files.reversed()).events()
            #expect(MessageSamples.written(reversed) == merged)
        }
    }

    @Test("A run that is merged with nothing is itself")
    func alone() throws {
        let events = Self.sorted(Self.shard(of: Self.whole) { _ in true }, Self.whole)
        let bytes = MessageSamples.written(events)
        #expect(MessageSamples.written(try RunMerge([("a", bytes)]).events()) == bytes)
    }

    @Test("Shards that gave the same identifiers to different things are merged nevertheless")
    func clashes() throws {
        func run(_ uri: String, _ status: StepStatus) -> [UInt8] {
            var behaviour = SampleBehaviour()
            behaviour.hooks = [
                RunHook(id: "hook-0", kind: .beforeTestRun, name: uri, tagExpression: nil, location: nil),
                RunHook(id: "hook-1", kind: .beforeTestCase, name: uri, tagExpression: nil, location: nil),
            ]
            behaviour.outcomes[uri] = [SampleOutcome(status: status, message: "no", errorType: "StepFailure")]
            let source = GherkinSource(uri: uri, text: "Feature: \(uri)\n  Scenario: S\n    Given \(uri)\n    And b\n")
            return MessageSamples.written(SampleRun([source], behaviour).events)
        }
        let events = try RunMerge([("1", run("b.feature", .failed)), ("2", run("a.feature", .passed))]).events()
        #expect(events.results.map(\.pickle.uri) == ["a.feature", "b.feature"])
        #expect(events.results.map(\.status) == [.passed, .failed])
        #expect(events.hookResults.map(\.testStep.hook?.name) == ["b.feature", "a.feature"])
        #expect(
            events.results.map { $0.steps.map(\.text) } == [
                ["Before hook “a.feature”", "a.feature", "b"], ["Before hook “b.feature”", "b.feature", "b"],
            ]
        )
        #expect(Set(events.cases.map(\.id)).count == 2)
        #expect(Set(events.cases.flatMap(\.steps).map(\.id)).count == 6)
        #expect(Set(events.start?.definitions.map(\.id) ?? []).count == events.start?.definitions.count)
        // What was written of it can be read again, and is the same.
        let written = MessageSamples.written(events)
        #expect(MessageSamples.written(try MessageSamples.read(written)) == written)
        let locations = Dictionary(uniqueKeysWithValues: (events.start?.definitions ?? []).map { ($0.id, $0) })
        for step in events.cases.flatMap(\.steps) {
            for match in step.matches {
                guard case .step(let pattern, _)? = locations[match.definitionID]?.content else {
                    Issue.record("no definition \(match.definitionID)")
                    continue
                }
                #expect(pattern.source == step.text)
            }
        }
    }

    @Test("Shards that share the numbers of test cases alone, as those have that parse all scripts, are merged as well")
    func sharedCaseIDs() throws {
        // Each has read both files: pickles have numbers of their own, and what was assembled after them has not.
        func run(_ uri: String, pickle: Int, _ status: String) -> [UInt8] {
            MessageSamples.bytes([
                #"{"source":{"uri":"\#(uri)","data":"Feature: F\n  Scenario: S\n    Given a\n"}}"#,
                #"{"pickle":{"id":"\#(pickle)","uri":"\#(uri)","name":"S","steps":[{"id":"\#(pickle - 1)"}]}}"#,
                #"{"testCase":{"id":"8","pickleId":"\#(pickle)","testSteps":[{"id":"9","pickleStepId":"\#(pickle - 1)"}]}}"#,
                #"{"testCaseStarted":{"id":"10","testCaseId":"8"}}"#,
                #"{"testStepFinished":{"testCaseStartedId":"10","testStepId":"9","testStepResult":{"status":"\#(status)"}}}"#,
                #"{"testCaseFinished":{"testCaseStartedId":"10"}}"#,
                #"{"testRunFinished":{"success":\#(status == "PASSED")}}"#,
            ])
        }
        let files = [("1", run("a.feature", pickle: 3, "PASSED")), ("2", run("b.feature", pickle: 7, "FAILED"))]
        let events = try RunMerge(files).events()
        #expect(Set(events.cases.map(\.id)).count == 2)
        #expect(Set(events.cases.flatMap(\.steps).map(\.id)).count == 2)
        let read = try MessageSamples.read(MessageSamples.written(events))
        for events in [events, read] {
            #expect(events.results.map(\.pickle.uri) == ["a.feature", "b.feature"])
            #expect(events.results.map(\.status) == [.passed, .failed])
        }
    }

    @Test("Runs that were joined into one file, and not merged, are told: no result is lost unseen")
    func joined() throws {
        let written = MessageSamples.written(SampleRun.shop.events, .standard)
        let count = MessageSamples.lines(written).count
        let error = #expect(throws: MessageErrors.self) { try MessageReader(name: "a", bytes: written + written) }
        let text = "a:\(count * 2): it contains a second run. Give each run a file of its own, and merge those."
        #expect(error?.description.contains(text) == true)
    }

    @Test("Shards of different versions of a file, scenarios in two shards and files given twice are told")
    func errors() throws {
        func written(_ text: String) -> [UInt8] {
            MessageSamples.written(SampleRun([GherkinSource(uri: "f.feature", text: text)]).events)
        }
        func errorText(_ files: [(String, [UInt8])]) -> String {
            do {
                _ = try RunMerge(files.map { (name: $0.0, bytes: $0.1) }).events()
                return "none"
            } catch {
                return "\(error)"
            }
        }
        let one = written("Feature: F\n  Scenario: S\n    Given a\n")
        let other = written("Feature: F\n  Scenario: S\n    Given b\n")
        #expect(
            errorText([("2.ndjson", other), ("1.ndjson", one)])
                == "2.ndjson:2: it was run on another version of “f.feature” than 1.ndjson. Run all shards on the same scripts."
        )
        #expect(
            errorText([("2.ndjson", one), ("1.ndjson", one)])
                == "2.ndjson: it is the same result file as 1.ndjson. Name each shard's file once."
        )
        let failing = SampleBehaviour(outcomes: ["a": [SampleOutcome(status: .failed)]])
        let source = GherkinSource(uri: "f.feature", text: "Feature: F\n  Scenario: S\n    Given a\n")
        #expect(
            errorText([("1.ndjson", one), ("2.ndjson", MessageSamples.written(SampleRun([source], failing).events))])
                == "2.ndjson: it has the scenario “S” (f.feature:2), which 1.ndjson has too. "
                + "Give each shard scenarios of its own, as --shard 1/2 and 2/2 do."
        )
        #expect(errorText([]).contains("there are no files to merge"))
    }

    @Test("A shard that was killed makes the merged run interrupted, and is named")
    func interrupted() throws {
        let files = [0, 1].map { number in MessageSamples.written(Self.shard(of: Self.whole) { $0 % 2 == number }) }
        let lines = MessageSamples.lines(files[1])
        let killed = MessageSamples.bytes(Array(lines.dropLast(20)))
        let merge = try RunMerge([(name: "0.ndjson", bytes: files[0]), (name: "1.ndjson", bytes: killed)])
        #expect(
            merge.notices.map(\.description) == [
                "1.ndjson: its run was interrupted; its results so far are used. Run that shard again for the rest."
            ]
        )
        let summary = try #require(try merge.events().summary)
        #expect(summary.isInterrupted)
        #expect(!summary.succeeded)
        #expect(summary.leftOutCount > 0)
        #expect(summary.scenarioCount + summary.leftOutCount == Self.whole.cases.count)
    }
}

import CucumberGherkin
import Foundation
import ScenarioReports
import ScreenRendering
import ScriptTestSupport
import Testing

@Suite("Reading messages back")
struct MessageReaderTests {
    @Test("What was written of a run and read back is written as the same bytes")
    func roundTrip() throws {
        for run in [SampleRun.shop, .grown(scenarios: 120, steps: 3)] {
            for detail in [MessageReport.Detail.full, .standard] {
                let written = MessageSamples.written(run.events, detail)
                let again = MessageSamples.written(try MessageSamples.read(written), detail)
                #expect(MessageSamples.lines(again) == MessageSamples.lines(written))
                #expect(again == written)
            }
        }
    }

    @Test("A run of some of the scenarios, in any order and repeated, is written as the same bytes")
    func selections() throws {
        for seed in UInt64(0)..<20 {
            var random = MutationGenerator(seed: seed)
            var behaviour = SampleBehaviour()
            behaviour.repetitions = 1 + random.below(3)
            behaviour.order = [.defined, .reversed, .random(seed: seed)][random.below(3)]
            behaviour.isDryRun = random.below(4) == 0
            let run = SampleRun(SampleRun.shopSources, behaviour)
            var start = run.start
            var kept: Set<String> = []
            for index in start.features.indices {
                start.features[index].pickles.removeAll { _ in random.below(3) == 0 }
                kept.formUnion(start.features[index].pickles.map(\.id))
            }
            start.features.removeAll { $0.pickles.isEmpty }
            let cases = run.cases.filter { kept.contains($0.pickle.id) }
            let results = run.results.filter { kept.contains($0.pickle.id) }
            let events =
                [.runStarted(start), .scenariosAssembled(cases)] + results.map { RunEvent.scenarioFinished($0) }
                + [.runFinished(run.summary)]
            let written = MessageSamples.written(events)
            let read = try MessageSamples.read(written)
            #expect(MessageSamples.written(read) == written)
            #expect(read.cases.map(\.repetition) == cases.map(\.repetition) || behaviour.order != .defined)
            #expect(read.cases.map(\.product) == cases.map(\.product))
            #expect(read.start?.isDryRun == behaviour.isDryRun || cases.isEmpty)
        }
    }

    @Test("Statuses, messages, screens, attachments, snippets and events come back")
    func values() throws {
        let run = SampleRun.shop
        let read = try MessageSamples.read(MessageSamples.written(run.events))
        let results = read.results
        #expect(results.map(\.status) == run.results.map(\.status))
        #expect(results.map(\.attempt) == run.results.map(\.attempt))
        #expect(results.map(\.willBeRetried) == run.results.map(\.willBeRetried))
        #expect(results.map(\.message) == run.results.map(\.message))
        #expect(results.map(\.duration) == run.results.map(\.duration))
        #expect(results.map(\.events) == run.results.map(\.events))
        #expect(results.map(\.divergence) == run.results.map(\.divergence))
        for (result, original) in zip(results, run.results) {
            #expect(result.steps.map(\.text) == original.steps.map(\.text))
            #expect(result.steps.map(\.keyword) == original.steps.map(\.keyword))
            #expect(result.steps.map(\.location) == original.steps.map(\.location))
            #expect(result.steps.map(\.message) == original.steps.map(\.message))
            #expect(result.steps.map(\.screen) == original.steps.map(\.screen))
            #expect(result.steps.map(\.attachments) == original.steps.map(\.attachments))
            #expect(result.steps.map(\.snippets) == original.steps.map(\.snippets))
            #expect(result.steps.map(\.snapshot) == original.steps.map(\.snapshot))
            #expect(result.steps.map(\.events) == original.steps.map(\.events))
            #expect(result.steps.map(\.exception) == original.steps.map(\.exception))
        }
        let summary = try #require(read.summary)
        #expect(summary.scenarios == run.summary.scenarios)
        #expect(summary.steps == run.summary.steps)
        #expect(summary.failures.map(\.location) == run.summary.failures.map(\.location))
        #expect(summary.flaky.map(\.attempt) == run.summary.flaky.map(\.attempt))
        #expect(summary.unstable.map(\.divergence) == run.summary.unstable.map(\.divergence))
        #expect(summary.hookFailures.map(\.message) == run.summary.hookFailures.map(\.message))
        #expect(summary.parseErrors == run.summary.parseErrors)
        #expect(read.hookResults.map(\.testStep.hook) == run.events.hookResults.map(\.testStep.hook))
    }

    @Test("Screens are written once each, and a screen that is seen again costs its number")
    func snapshots() throws {
        let screen = ScreenElement(
            role: "screen",
            label: "Été",
            children: [ScreenElement(role: "text", label: "Glace")]
        )
        var behaviour = SampleBehaviour()
        let snapshot = ScreenSnapshot(navigation: "tab", screen: screen)
        let acted = [StepResult.ActedOn(role: "text", label: "Glace", path: [0])]
        behaviour.outcomes = [
            "a": [SampleOutcome(snapshot: snapshot)],
            "b": [SampleOutcome(snapshot: ScreenSnapshot(navigation: nil, screen: nil))],
            "c": [SampleOutcome(snapshot: snapshot, events: [("app", "one"), ("app", "two")])],
            "d": [SampleOutcome(acted: acted)],
        ]
        let text = "Feature: F\n  Scenario: S\n    Given a\n    And b\n    And c\n    And d\n"
        let run = SampleRun([GherkinSource(uri: "f.feature", text: text)], behaviour)
        let written = MessageSamples.written(run.events)
        let bodies = MessageSamples.lines(written).filter { $0.contains("vnd.appshell.screen+json") }
        #expect(bodies.count == 4)
        #expect(bodies.prefix(3).filter { $0.contains("Glace") }.count == 1)
        #expect(
            bodies[2].contains(#"{\"snapshot\":{\"new\":[],\"screen\":1,\"navigation\":\"tab\"},\"events\":2}"#)
        )
        let steps = try #require(try MessageSamples.read(written).results.first).steps
        #expect(steps.map(\.snapshot) == [snapshot, ScreenSnapshot(navigation: nil, screen: nil), snapshot, nil])
        #expect(steps.map(\.acted) == [[], [], [], acted])
        #expect(steps.map(\.events) == [0..<0, 0..<0, 0..<2, 2..<2])
    }

    @Test("Test cases that run side by side are told apart")
    func interleaved() throws {
        let text = "Feature: F\n  Scenario: A\n    Given a\n  Scenario: B\n    Given b\n"
        let run = SampleRun([GherkinSource(uri: "f.feature", text: text)])
        let lines = MessageSamples.lines(MessageSamples.written(run.events, .standard))
        let first = try #require(lines.firstIndex { $0.hasPrefix("{\"testCaseStarted\"") })
        let count = 4
        let (a, b) = (lines[first..<(first + count)], lines[(first + count)..<(first + 2 * count)])
        let mixed = zip(a, b).flatMap { [$0, $1] }
        let read = try MessageSamples.read(
            MessageSamples.bytes(lines[..<first] + mixed + lines[(first + 2 * count)...])
        )
        #expect(read.results.map(\.pickle.name) == ["A", "B"])
        #expect(read.results.map { $0.steps.map(\.text) } == [["a"], ["b"]])
        #expect(read.summary?.succeeded == true)
    }

    @Test("Definitions and scenarios that come while others run are read as well, and unknown envelopes passed over")
    func otherOrder() throws {
        var lines = MessageSamples.lines(MessageSamples.written(SampleRun.shop.events))
        let late = lines.filter { $0.hasPrefix("{\"stepDefinition\"") || $0.hasPrefix("{\"hook\"") }
        lines.removeAll { late.contains($0) }
        lines.insert("{\"somethingNew\":{\"x\":[1,{}]}}", at: 1)
        lines.insert(contentsOf: late, at: lines.count - 1)
        let read = try MessageSamples.read(MessageSamples.bytes(lines))
        #expect(read.results.map(\.status) == SampleRun.shop.results.map(\.status))
        #expect(read.start?.definitions.count == late.count)
    }

    @Test("A run that was killed: what is whole is used, the torn line is told, and the run is interrupted")
    func torn() throws {
        let written = MessageSamples.written(SampleRun.shop.events)
        let lines = MessageSamples.lines(written)
        let second = try #require(
            lines.indices.filter { lines[$0].hasPrefix("{\"testCaseFinished\"") }.dropFirst().first
        )
        let bytes = MessageSamples.bytes(Array(lines[...second]))
        let torn = bytes + Array(lines[second + 1].utf8.prefix(40))
        let reader = try MessageReader(name: "killed.ndjson", bytes: torn)
        #expect(
            reader.notices.map(\.description) == [
                "killed.ndjson:\(second + 2): the last line is cut off, as its run was killed; the lines before it are used. "
                    + "Run again for the rest."
            ]
        )
        #expect(!reader.isFinished)
        let events = try reader.events()
        #expect(events.results.count == 2)
        #expect(events.summary?.isInterrupted == true)
        #expect(events.summary?.leftOutCount == SampleRun.shop.cases.count - 2)
        #expect(events.summary?.succeeded == false)
        // A line that ends without its break is whole.
        #expect(try MessageReader(name: "x", bytes: Array(written.dropLast())).notices.isEmpty)
    }

    @Test("Bad input: the file, the line, the fact and the fix, all at once")
    func errors() throws {
        var lines = MessageSamples.lines(MessageSamples.written(SampleRun.shop.events, .standard))
        lines[0] = "no JSON"
        let hook = try #require(lines.firstIndex { $0.hasPrefix("{\"hook\"") })
        lines[hook] = "{\"hook\":{\"id\":3}}"
        let source = try #require(
            lines.firstIndex { $0.contains("\"uri\":\"Scenarios/Shop/search.feature\",\"data\"") }
        )
        lines[source] = "{\"source\":{\"uri\":\"Scenarios/Shop/search.feature\",\"data\":\"Feature: Other\"}}"
        let pickle = try #require(
            lines.firstIndex { $0.contains("\"name\":\"Nothing is found\"") && $0.hasPrefix("{\"pickle\"") }
        )
        let error = #expect(throws: MessageErrors.self) { try MessageSamples.read(MessageSamples.bytes(lines)) }
        let told = (error?.errors ?? []).map(\.description)
        #expect(
            told.first
                == "run.ndjson:1: this is not a JSON object. Write the file again, or remove the line if it was added by hand."
        )
        #expect(
            told.contains { $0.hasPrefix("run.ndjson:\(hook + 1): this is no “hook” envelope of Cucumber Messages.") }
        )
        #expect(
            told.contains(
                "run.ndjson:\(pickle + 1): the text of “Scenarios/Shop/search.feature” has no scenario “Nothing is found” at "
                    + "line 3 with 2 steps. Use the complete file of one run, unchanged."
            )
        )
    }

    @Test("A scenario whose text is missing, a step that no test case has, and a file without messages are told")
    func missing() {
        let lines = MessageSamples.lines(MessageSamples.written(SampleRun.shop.events, .standard))
        func errorText(_ change: (String) -> String?) -> String {
            do {
                _ = try MessageSamples.read(MessageSamples.bytes(lines.compactMap(change)))
                return "none"
            } catch {
                return "\(error)"
            }
        }
        #expect(errorText { $0.hasPrefix("{\"source\"") ? nil : $0 }.contains("is missing, of which “"))
        #expect(
            errorText { $0.replacingOccurrences(of: "\"testStepId\":\"case-", with: "\"testStepId\":\"cas-") }
                .contains("it names the test step “cas-")
        )
        #expect(
            errorText { $0.replacingOccurrences(of: "\"PENDING\"", with: "\"LATER\"") }.contains("“LATER” is no status")
        )
        #expect(errorText { _ in nil }.contains("run.ndjson: there are no messages in it."))
        #expect(errorText { $0.hasPrefix("{\"meta\"") ? "{\"aps\":{}}" : nil }.contains("there are no messages in it."))
    }

    @Test("What nobody knows is passed over, but a broken line is told, whatever it begins with")
    func brokenLines() throws {
        let lines = MessageSamples.lines(MessageSamples.written(SampleRun.shop.events))
        func reading(_ line: String) throws -> [RunEvent] {
            try MessageSamples.read(MessageSamples.bytes(Array(lines.prefix(5)) + [line] + lines.dropFirst(5)))
        }
        #expect(
            try reading(#"{"aThingOfTomorrow":{"a":[1,null]}}"#).results.count == SampleRun.shop.events.results.count
        )
        for broken in [#"{"oops":"#, #"{"a":nul}"#, #"{"aThingOfTomorrow":{"a":1}"#] {
            #expect(throws: MessageErrors.self) { try reading(broken) }
        }
    }

    @Test("A scenario that began and never ended is no success")
    func unfinishedScenario() throws {
        let run = SampleRun([GherkinSource(uri: "a.feature", text: "Feature: F\n  Scenario: S\n    Given it\n")])
        var lines = MessageSamples.lines(MessageSamples.written(run.events))
        #expect(try MessageSamples.read(MessageSamples.bytes(lines)).summary?.succeeded == true)
        lines.removeAll { $0.hasPrefix(#"{"testCaseFinished""#) }
        let summary = try #require(try MessageSamples.read(MessageSamples.bytes(lines)).summary)
        let succeeded = summary.succeeded
        #expect(!succeeded)
        #expect(summary.leftOutCount == 1)
    }

    @Test("Times of parts of a nanosecond are read and written again as they were")
    func partsOfNanoseconds() throws {
        var behaviour = SampleBehaviour()
        let duration = Duration(secondsComponent: 1, attosecondsComponent: 194_200_550_700_000_000)
        behaviour.outcomes["it"] = [SampleOutcome(status: .passed, duration: duration)]
        let steps = String(repeating: "    Given it\n", count: 7)
        let run = SampleRun([GherkinSource(uri: "a.feature", text: "Feature: F\n  Scenario: S\n\(steps)")], behaviour)
        let written = MessageSamples.written(run.events)
        #expect(try MessageSamples.written(MessageSamples.read(written)) == written)
    }

    @Test("What is exercised is handed on as it was attached")
    func coverageRecords() throws {
        var bytes: [UInt8] = []
        let report = MessageReport(coverageRecords: { ["{\"routes\":[]}"] }) { bytes += $0 }
        for event in SampleRun.shop.events { report.handle(event) }
        #expect(try MessageReader(name: "x", bytes: bytes).coverageRecords == ["{\"routes\":[]}"])
    }

    @Test("Whatever is done to the lines, reading them ends with a run or with errors")
    func mutations() {
        let original = MessageSamples.lines(MessageSamples.written(SampleRun.shop.events))
        let pieces = [
            "\"", "{", "}", "[", "]", ":", ",", "0", "9", "-", "e99", "\\", "\\u0000", "\\ud800", "null", "true", "é",
            "\n",
            "\u{0}", "99999999999999999999", "9223372036854775807", "id", "\"c\":[0,0,0]", "new", "testCase", "FAILED",
        ]
        for seed in UInt64(0)..<60 {
            var random = MutationGenerator(seed: seed)
            var lines = original
            for _ in 0...random.below(4) {
                let index = random.below(lines.count)
                switch random.below(5) {
                case 0: lines.remove(at: index)
                case 1: lines.swapAt(index, random.below(lines.count))
                case 2: lines.insert(lines[random.below(lines.count)], at: index)
                default: lines[index] = random.mutation(of: lines[index], with: pieces)
                }
            }
            if let events = try? MessageSamples.read(MessageSamples.bytes(lines)) {
                #expect(events.summary != nil)
                _ = MessageSamples.written(events)
            }
        }
    }

    @Test("A screen that is said to hold itself over and over is not built")
    func bomb() throws {
        var behaviour = SampleBehaviour()
        let screen = ScreenElement(role: "screen", label: "bomb")
        behaviour.outcomes["a"] = [SampleOutcome(snapshot: ScreenSnapshot(navigation: nil, screen: screen))]
        let source = GherkinSource(uri: "f.feature", text: "Feature: F\n  Scenario: S\n    Given a\n")
        let written = String(decoding: MessageSamples.written(SampleRun([source], behaviour).events), as: UTF8.self)
        let known = #"{\"r\":\"screen\",\"l\":\"bomb\"}"#
        let doubled = (1...60).map { #"{\"r\":\"x\",\"c\":[\#($0 - 1),\#($0 - 1)]}"# }
        let chain = (1...50_000).map { #"{\"r\":\"x\",\"c\":[\#($0 - 1)]}"# }
        for elements in [doubled, chain] {
            let json = written.replacingOccurrences(of: known, with: ([known] + elements).joined(separator: ","))
                .replacingOccurrences(of: #"\"screen\":0"#, with: #"\"screen\":\#(elements.count)"#)
            #expect(json != written)
            let steps = try #require(try MessageSamples.read(Array(json.utf8)).results.first).steps
            #expect(steps.first?.snapshot == nil)
        }
    }

    @Test(
        "conformance messages: the official files are read, and their runs succeed or fail as they say",
        arguments: try MessageSamples.official()
    )
    func official(_ file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let read = try MessageSamples.read(bytes, file.lastPathComponent)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(read.summary?.succeeded == text.contains("\"success\":true"))
        let count = text.components(separatedBy: "{\"testCaseFinished\"").count - 1
        #expect(read.results.count == count)
        // And once more through our own messages.
        let written = MessageSamples.written(read)
        let again = try MessageSamples.read(written)
        #expect(MessageSamples.written(again) == written)
        #expect(again.results.map(\.status) == read.results.map(\.status))
    }
}

import ScenarioReports
import Testing

/// Files that say more than their size: none is told as more than that.
@Suite("Files of messages that were not written by a runner")
struct MessageBombTests {
    private static let script = [
        #"{"source":{"uri":"a.feature","data":"Feature: F\n  Scenario: S\n    Given a\n  Scenario: T\n    Given a\n"}}"#,
        #"{"pickle":{"id":"p","uri":"a.feature","name":"S","steps":[{"id":"s"}]}}"#,
        #"{"pickle":{"id":"q","uri":"a.feature","name":"T","steps":[{"id":"r"}]}}"#,
        #"{"testCase":{"id":"c","pickleId":"p","testSteps":[{"id":"t","pickleStepId":"s"}]}}"#,
        #"{"testCase":{"id":"d","pickleId":"q","testSteps":[{"id":"u","pickleStepId":"r"}]}}"#,
    ]
    private static let begin = #"{"testCaseStarted":{"id":"x","testCaseId":"c"}}"#
    private static let end = #"{"testCaseFinished":{"testCaseStartedId":"x"}}"#

    @Test("A scenario that ends again and again leaves out those that never ran, and no less than none")
    func endless() throws {
        let lines = Self.script + Array(repeating: [Self.begin, Self.end], count: 5).joined()
        let summary = try #require(try MessageSamples.read(MessageSamples.bytes(lines)).summary)
        #expect(summary.isInterrupted)
        #expect(summary.leftOutCount == 1)
    }

    @Test("A text that does not parse and is there twice, as two products share it, has each of its errors once")
    func sharedErrors() throws {
        let source = #"{"source":{"uri":"a.feature","data":"Feature: F\n  Scenario: S\n    Given a\n    Nothing\n"}}"#
        let events = try MessageSamples.read(MessageSamples.bytes([source, source]))
        #expect(events.summary?.parseErrors.count == 1)
        let written = MessageSamples.written(events)
        #expect(MessageSamples.written(try MessageSamples.read(written)) == written)
    }

    @Test("A large screen that is told in a few bytes is seen as often as the file has room for")
    func screens() throws {
        let doubled = (1...14).map { #"{\"r\":\"x\",\"c\":[\#($0 - 1),\#($0 - 1)]}"# }
        let elements = [#"{\"r\":\"x\"}"#] + doubled
        func seen(_ new: String) -> [String] {
            let body = #"{\"snapshot\":{\"new\":[\#(new)],\"screen\":14},\"events\":0}"#
            return [
                #"{"attachment":{"body":"\#(body)","mediaType":"application/vnd.appshell.screen+json","#
                    + #""testCaseStartedId":"x","testStepId":"t"}}"#,
                #"{"testStepFinished":{"testCaseStartedId":"x","testStepId":"t","testStepResult":{"status":"PASSED"}}}"#,
            ]
        }
        let steps = [seen(elements.joined(separator: ","))] + Array(repeating: seen(""), count: 199)
        let bytes = MessageSamples.bytes(Self.script + [Self.begin] + steps.joined() + [Self.end])
        let result = try #require(try MessageSamples.read(bytes).results.first)
        #expect(result.steps.count == 200)
        let seenCount = result.steps.count { $0.snapshot != nil }
        #expect(seenCount > 0)
        #expect(seenCount * ((1 << 15) - 1) <= bytes.count * 16)
    }

    @Test("Many definitions of one identifier get one each, in their order")
    func definitions() throws {
        let count = 3_000
        let lines = (0..<count).map { #"{"stepDefinition":{"id":"d","pattern":{"source":"s\#($0)"}}}"# }
        let files = [("1", MessageSamples.bytes(lines)), ("2", MessageSamples.bytes([#"{"meta":{}}"#]))]
        let ids = try #require(try RunMerge(files).events().start).definitions.map(\.id)
        #expect(ids == ["d"] + (2...count).map { "d-\($0)" })
    }
}

import CucumberGherkin
import ScenarioReports
import Synchronization
import Testing

@Suite("Files of messages that are read piece by piece")
struct MessageFileTests {
    /// A file that is never in memory as a whole.
    private static func file(_ name: String, _ bytes: [UInt8], chunkSize: Int) -> MessageFile {
        MessageFile(name: name, size: bytes.count, chunkSize: chunkSize) { bytes[$0] }
    }

    @Test("The size of the pieces makes no difference", arguments: [1, 7, 64, 4_096])
    func chunks(size: Int) throws {
        let bytes = [0xEF, 0xBB, 0xBF] + MessageSamples.written(SampleRun.shop.events)
        let whole = MessageSamples.written(try RunMerge([("a", bytes)]).events())
        let merge = try RunMerge([Self.file("a", bytes, chunkSize: size)])
        #expect(MessageSamples.written(try merge.events()) == whole)
        let torn = Array(bytes.dropLast(9))
        let notices = try RunMerge([Self.file("a", torn, chunkSize: size)]).notices
        #expect(notices == (try RunMerge([("a", torn)]).notices))
        #expect(notices.first?.line == MessageSamples.lines(bytes).count)
    }

    @Test("Scenarios whose messages are mixed are told one after the other, in the order of their file")
    func mixed() throws {
        let text = #"Feature: F\n  Scenario: S\n    Given a\n    Given b\n  Scenario: T\n    Given c\n"#
        func step(_ attempt: String, _ step: String, _ status: String) -> String {
            #"{"testStepFinished":{"testCaseStartedId":"\#(attempt)","testStepId":"\#(step)","#
                + #""testStepResult":{"status":"\#(status)"}}}"#
        }
        let lines = [
            #"{"source":{"uri":"a.feature","data":"\#(text)"}}"#,
            #"{"pickle":{"id":"p","uri":"a.feature","name":"S","steps":[{"id":"1"},{"id":"2"}]}}"#,
            #"{"pickle":{"id":"q","uri":"a.feature","name":"T","steps":[{"id":"3"}]}}"#,
            #"{"testCase":{"id":"d","pickleId":"q","testSteps":[{"id":"z","pickleStepId":"3"}]}}"#,
            #"{"testCaseStarted":{"id":"two","testCaseId":"d"}}"#,
            #"{"testCase":{"id":"c","pickleId":"p","testSteps":[{"id":"x","pickleStepId":"1"},{"id":"y","pickleStepId":"2"}]}}"#,
            #"{"testCaseStarted":{"id":"one","testCaseId":"c"}}"#,
            step("one", "x", "PASSED"),
            #"{"attachment":{"body":"of z","mediaType":"text/plain","testCaseStartedId":"two","testStepId":"z"}}"#,
            step("two", "z", "FAILED"),
            #"{"testCaseFinished":{"testCaseStartedId":"two","willBeRetried":true}}"#,
            step("one", "y", "PASSED"),
            #"{"testCaseStarted":{"id":"again","testCaseId":"d","attempt":1}}"#,
            #"{"testCaseFinished":{"testCaseStartedId":"one"}}"#,
            step("again", "z", "PASSED"),
            #"{"testCaseFinished":{"testCaseStartedId":"again"}}"#,
            #"{"testRunFinished":{"success":true}}"#,
        ]
        let events = try RunMerge([Self.file("a", MessageSamples.bytes(lines), chunkSize: 16)]).events()
        #expect(events.results.map(\.pickle.name) == ["S", "T", "T"])
        #expect(events.results.map { $0.steps.map(\.status) } == [[.passed, .passed], [.failed], [.passed]])
        #expect(events.results.map { $0.steps.flatMap(\.attachments).count } == [0, 1, 0])
        #expect(events.summary?.flaky.count == 1)
        #expect(events.summary?.scenarios == [.passed: 2])
    }

    @Test("A file that can't be read to its end is named, in whichever of the passes that is", arguments: 0..<12)
    func cutOff(pass: Int) throws {
        let bytes = MessageSamples.written(SampleRun.shop.events)
        let readCount = Mutex(0)
        // Each chunk is a third of the file, and from some read on the middle one fails.
        let third = bytes.count / 3 + 1
        let file = MessageFile(name: "a", size: bytes.count, chunkSize: third) { range in
            let count = readCount.withLock { count in
                count += 1
                return count
            }
            // The last pass reads each attempt by itself: one of these reads fails.
            let fails = pass < 6 ? count > pass && range.contains(third + 1) : count == pass + 1
            return fails ? [] : bytes[range]
        }
        let error = #expect(throws: MessageErrors.self) { try RunMerge([file]).read { _ in } }
        let facts = ["it could not be read to the end", "it has changed since it was first read"]
        #expect(facts.contains { error?.description.contains($0) == true }, "\(error?.description ?? "none")")
    }

    @Test("A file that changes while it is merged is named")
    func changed() throws {
        let bytes = MessageSamples.written(SampleRun.shop.events)
        let readCount = Mutex(0)
        // It is read twice as a whole; what is read then is gone.
        let file = MessageFile(name: "a", size: bytes.count, chunkSize: bytes.count) { range in
            let isGone = readCount.withLock { count in
                count += 1
                return count > 3
            }
            return isGone ? [] : bytes[range]
        }
        let error = #expect(throws: MessageErrors.self) { try RunMerge([file]).read { _ in } }
        #expect(error?.description.contains("it has changed since it was first read") == true)
    }
}

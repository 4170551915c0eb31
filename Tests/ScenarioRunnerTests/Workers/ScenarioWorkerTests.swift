import AppShellHeadless
import ScenarioReports
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// What another process says of scenarios is what this one would have found.
struct ScenarioWorkerTests {
    /// What a worker sends, line by line.
    private static func lines(for requests: [AttemptRequest], cutBy chance: inout MutationGenerator) -> [[UInt8]] {
        var lines = [ScenarioWorker.greeting]
        let worker = ScenarioWorker(kits: [WireKit.self], options: WireKit.options) { lines.append($0) }
        var endCount = 0
        for piece in chance.cut(requests.flatMap { ScenarioWorker.line(of: $0) }) {
            #expect(worker.receive(piece) { endCount += 1 })
        }
        #expect(endCount == requests.count)
        return lines
    }

    private static func lines(for requests: [AttemptRequest]) -> [[UInt8]] {
        var chance = MutationGenerator(seed: 0)
        return lines(for: requests, cutBy: &chance)
    }

    @Test("the scenarios of these tests end in every way there is, and see, attach and exercise something")
    func sample() {
        let scripts = WireKit.scripts
        let results = WireKit.requests.map { WireKit.result($0, of: scripts) }
        let steps = results.flatMap(\.steps)
        #expect(Set(steps.map(\.status)) == Set(StepStatus.allCases))
        #expect(steps.contains { $0.snapshot != nil } && results.contains { !$0.events.isEmpty })
        #expect(steps.contains { !$0.snippets.isEmpty } && steps.contains { $0.screen != nil })
        #expect(results.contains { $0.ending?.coverageRecord?.acted.isEmpty == false })
        #expect(results.contains { $0.ending?.message != nil })
    }

    @Test("a worker and a listener give the same results as running in process, however both streams are cut")
    func sameResults() {
        let requests = WireKit.requests
        let scripts = WireKit.scripts
        for seed in 0..<5 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let lines = Self.lines(for: requests, cutBy: &chance)
            var listener = WorkerListener()
            var ended: [AttemptResult] = []
            for piece in chance.cut(Array(lines.joined())) { ended += listener.receive(piece) }
            #expect(ended.map(\.token) == requests.map(\.token))
            for (result, request) in zip(ended, requests) {
                let expected = WireKit.result(request, of: scripts)
                #expect(result.timelessFacts == expected.timelessFacts, "\(request.steps.map(\.text))")
                #expect(result.ending?.coverageRecord == expected.ending?.coverageRecord)
            }
        }
    }

    @Test("after each line its listener knows which attempt runs, what it attached, and which steps and attempts ended")
    func prefixes() {
        let scripts = WireKit.scripts
        var events: [AttemptEvent] = []
        for request in WireKit.requests {
            events.append(.began(token: request.token))
            ScenarioAttempt(request, of: scripts, options: WireKit.options) { events.append($0) }.run()
        }
        let lines = Self.lines(for: WireKit.requests).dropFirst()
        #expect(lines.count == events.count)
        var listener = WorkerListener()
        var expected: AttemptResult?
        for (line, event) in zip(lines, events) {
            #expect(listener.receive(line.dropLast()).isEmpty)
            #expect(listener.current?.timelessFacts == expected?.timelessFacts)
            let ended = listener.receive([LineSplitter.lineBreak])
            if case .began(let token) = event { expected = AttemptResult(token: token) }
            expected?.add(event)
            if expected?.isComplete == true {
                #expect(ended.map(\.timelessFacts) == [expected?.timelessFacts])
                expected = nil
            } else {
                #expect(ended.isEmpty)
            }
            #expect(listener.current?.token == expected?.token)
            #expect(listener.current?.attachments == expected?.attachments)
            #expect(listener.current?.timelessFacts == expected?.timelessFacts)
        }
        #expect(!listener.isBroken)
    }

    @Test("what ended before the bytes went wrong has ended, whatever comes with it; nothing is understood after")
    func broken() {
        let requests = Array(WireKit.requests.prefix(2))
        let stream = Array(Self.lines(for: requests).joined())
        for nonsense in ["0", "{}", "{\"began\":{}}", "\u{FF}", "{\"ended\":"] {
            var listener = WorkerListener()
            let ended = listener.receive(stream + Array((nonsense + "\n").utf8) + stream)
            #expect(ended.map(\.token) == requests.map(\.token), "\(nonsense)")
            #expect(listener.isBroken)
            #expect(listener.receive(stream).isEmpty)
        }
    }

    @Test("a listener takes a stream that is damaged anywhere, and ends nothing")
    func damaged() async {
        await #expect(processExitsWith: .success) {
            let requests = WireKit.requests
            let stream = Array(Self.lines(for: requests).joined())
            var brokenCount = 0
            for seed in 0..<100 {
                var chance = MutationGenerator(seed: UInt64(seed))
                var listener = WorkerListener()
                var ended: [AttemptResult] = []
                for piece in chance.cut(chance.damaged(stream)) { ended += listener.receive(piece) }
                #expect(ended.count <= requests.count)
                if listener.isBroken { brokenCount += 1 }
            }
            #expect(brokenCount > 0)
        }
    }

    @Test("a worker answers that it can't read a request that is damaged, or one of a product it does not have")
    func refusedRequests() {
        let request = ScenarioWorker.line(of: WireKit.requests[0])
        let worker = ScenarioWorker(kits: [WireKit.self], options: AttemptOptions()) { _ in }
        #expect(!worker.receive(request.dropLast(2) + [LineSplitter.lineBreak]) { Issue.record("Nothing has run.") })
        let other = AttemptRequest(token: 1, product: "other", language: "fr", steps: [], name: "a.feature:1")
        let second = ScenarioWorker(kits: [WireKit.self], options: AttemptOptions()) { _ in }
        #expect(!second.receive(ScenarioWorker.line(of: other)) { Issue.record("Nothing has run.") })
    }
}

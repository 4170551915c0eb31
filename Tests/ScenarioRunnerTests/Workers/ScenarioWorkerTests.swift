import AppShellHeadless
import ScenarioReports
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// What another process says of scenarios is what this one would have found.
struct ScenarioWorkerTests {
    /// What a worker sends, frame by frame.
    private static func frames(for requests: [AttemptRequest], cutBy chance: inout MutationGenerator) -> [[UInt8]] {
        var frames = [ScenarioWorker.greeting]
        let worker = ScenarioWorker(kits: [WireKit.self], options: WireKit.options) { frames.append($0) }
        var endCount = 0
        for piece in chance.cut(requests.flatMap { ScenarioWorker.frame(of: $0) }) {
            #expect(worker.receive(piece) { endCount += 1 })
        }
        #expect(endCount == requests.count)
        return frames
    }

    private static func frames(for requests: [AttemptRequest]) -> [[UInt8]] {
        var chance = MutationGenerator(seed: 0)
        return frames(for: requests, cutBy: &chance)
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
            let frames = Self.frames(for: requests, cutBy: &chance)
            var listener = WorkerListener()
            var ended: [AttemptResult] = []
            for piece in chance.cut(Array(frames.joined())) { ended += listener.receive(piece) }
            #expect(ended.map(\.token) == requests.map(\.token))
            for (result, request) in zip(ended, requests) {
                let expected = WireKit.result(request, of: scripts)
                #expect(result.timelessFacts == expected.timelessFacts, "\(request.steps.map(\.text))")
                #expect(result.ending?.coverageRecord == expected.ending?.coverageRecord)
            }
        }
    }

    @Test(
        "after each frame its listener knows which attempt runs, what it attached, and which steps and attempts ended"
    )
    func prefixes() {
        let scripts = WireKit.scripts
        var events: [AttemptEvent] = []
        for request in WireKit.requests {
            events.append(.began(token: request.token))
            ScenarioAttempt(request, of: scripts, options: WireKit.options) { events.append($0) }.run()
        }
        let frames = Self.frames(for: WireKit.requests).dropFirst()
        #expect(frames.count == events.count)
        var listener = WorkerListener()
        var expected: AttemptResult?
        for (frame, event) in zip(frames, events) {
            #expect(listener.receive(frame.dropLast()).isEmpty)
            #expect(listener.current?.timelessFacts == expected?.timelessFacts)
            let ended = listener.receive(frame.suffix(1))
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
        let stream = Array(Self.frames(for: requests).joined())
        // A length that no frame has, an event that there is not, one without its end, and one with more than its end.
        for nonsense: [UInt8] in [[0, 0, 0, 0xFF], [1, 0, 0, 0, 9], [1, 0, 0, 0, 0], [3, 0, 0, 0, 0, 1, 1]] {
            var listener = WorkerListener()
            let ended = listener.receive(stream + nonsense + stream)
            #expect(ended.map(\.token) == requests.map(\.token), "\(nonsense)")
            #expect(listener.isBroken)
            #expect(listener.receive(stream).isEmpty)
        }
    }

    @Test("a listener takes a stream that is damaged anywhere, and ends nothing")
    func damaged() async {
        await #expect(processExitsWith: .success) {
            let requests = WireKit.requests
            let stream = Array(Self.frames(for: requests).joined())
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
        let request = ScenarioWorker.frame(of: WireKit.requests[0])
        let worker = ScenarioWorker(kits: [WireKit.self], options: AttemptOptions()) { _ in }
        // A frame of its first byte.
        #expect(!worker.receive([1, 0, 0, 0, request[4]]) { Issue.record("Nothing has run.") })
        let other = AttemptRequest(token: 1, product: "other", language: "fr", steps: [], name: "a.feature:1")
        let second = ScenarioWorker(kits: [WireKit.self], options: AttemptOptions()) { _ in }
        #expect(!second.receive(ScenarioWorker.frame(of: other)) { Issue.record("Nothing has run.") })
    }
}

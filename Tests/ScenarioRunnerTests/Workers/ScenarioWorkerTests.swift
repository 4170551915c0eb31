import AppShellHeadless
import ScenarioReports
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// What another process says of scenarios is what this one would have found.
struct ScenarioWorkerTests {
    /// What a worker says, frame by frame.
    private final class Outlet {
        var frames = [ScenarioWorker.greeting]
    }

    private static func told(of requests: [UInt8]) -> [[UInt8]] {
        let outlet = Outlet()
        let worker = ScenarioWorker(kits: [WireKit.self], options: WireKit.options) { outlet.frames.append($0) }
        #expect(worker.receive(requests) {})
        return outlet.frames
    }

    private static let token = 1_000
    private static func requests(_ jobs: [ScenarioJob]) -> [UInt8] {
        jobs.enumerated().flatMap { ScenarioWorker.request($1, token: token + $0) }
    }

    @Test("the scenarios of these tests end in every way there is, and see, attach and exercise something")
    func sample() {
        let scripts = WireKit.scripts
        let records = WireKit.jobs.map { WireKit.record($0, of: scripts) }
        let steps = records.flatMap(\.steps)
        #expect(Set(steps.map(\.status)) == Set(StepStatus.allCases))
        #expect(steps.contains { $0.snapshot != nil } && steps.contains { !$0.events.isEmpty })
        #expect(steps.contains { !$0.snippets.isEmpty } && steps.contains { $0.screen != nil })
        #expect(records.contains { $0.end?.coverageRecord?.acted.isEmpty == false })
        #expect(records.contains { $0.end?.message != nil })
    }

    @Test("a worker and a listener give the same records as running in process, however both streams are cut")
    func sameRecords() {
        let jobs = WireKit.jobs
        let scripts = WireKit.scripts
        for seed in 0..<5 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let outlet = Outlet()
            let worker = ScenarioWorker(kits: [WireKit.self], options: WireKit.options) { outlet.frames.append($0) }
            var endCount = 0
            for piece in chance.cut(Self.requests(jobs)) { #expect(worker.receive(piece) { endCount += 1 }) }
            #expect(endCount == jobs.count)
            var listener = WorkerListener()
            var ended: [WorkerListener.Ended] = []
            for piece in chance.cut(Array(outlet.frames.joined())) { ended += listener.receive(piece) }
            #expect(ended.map(\.token) == jobs.indices.map { Self.token + $0 })
            for (end, job) in zip(ended, jobs) {
                let expected = WireKit.record(job, of: scripts)
                #expect(end.record.timelessFacts == expected.timelessFacts, "\(job.steps.map(\.text))")
                #expect(end.record.end?.coverageRecord == expected.end?.coverageRecord)
            }
        }
    }

    @Test(
        "after any byte of what a worker says, its listener knows which attempt runs, which steps ended, and which ended"
    )
    func prefixes() {
        let jobs = WireKit.jobs
        let scripts = WireKit.scripts
        let records = jobs.map { WireKit.record($0, of: scripts) }
        // What is known after each frame: after the greeting nothing, after a beginning its token, after a step one more.
        // And of a step that has not ended what it attached.
        var known: [(ended: Int, token: Int?, attachments: Int, steps: [[UInt8]])] = [(0, nil, 0, [])]
        for (index, record) in records.enumerated() {
            var unfinished = AttemptRecord()
            for count in 0...record.steps.count {
                unfinished.steps = Array(record.steps.prefix(count))
                let attachments = count < record.steps.count ? record.steps[count].attachments.count : 0
                for attached in 0...attachments {
                    known.append((index, Self.token + index, attached, unfinished.timelessFacts))
                }
            }
            known.append((index + 1, nil, 0, []))
        }
        let frames = Self.told(of: Self.requests(jobs))
        #expect(frames.count == known.count)
        var listener = WorkerListener()
        var ended: [WorkerListener.Ended] = []
        var before: (ended: Int, token: Int?, attachments: Int, steps: [[UInt8]]) = (0, nil, 0, [])
        for (frame, after) in zip(frames, known) {
            for (index, byte) in frame.enumerated() {
                ended += listener.receive([byte])
                let isWhole = index == frame.count - 1
                let expected = isWhole ? after : before
                #expect(ended.count == expected.ended)
                #expect(listener.token == expected.token)
                #expect(listener.unfinished.steps.count == expected.steps.count)
                #expect(listener.unfinished.attachments.count == expected.attachments)
                if isWhole { #expect(listener.unfinished.timelessFacts == expected.steps) }
            }
            before = after
        }
        #expect(ended.map(\.record.timelessFacts) == records.map(\.timelessFacts))
        #expect(!listener.isBroken)
    }

    @Test("what ended before the bytes went wrong has ended, whatever comes with it; nothing is understood after")
    func broken() {
        let jobs = Array(WireKit.jobs.prefix(2))
        let frames = Self.told(of: Self.requests(jobs))
        for nonsense in [[9], [2, 0], [3], [], [0]] as [[UInt8]] {
            let frame = WorkerFrame.framed { writer in for byte in nonsense { writer.write(Int(byte)) } }
            var listener = WorkerListener()
            let ended = listener.receive(frames.joined() + frame + frames.joined())
            #expect(ended.map(\.token) == [Self.token, Self.token + 1], "\(nonsense)")
            #expect(listener.isBroken)
            #expect(listener.receive(frames.joined()).isEmpty)
        }
    }

    @Test("a listener takes a stream that is damaged anywhere, and ends nothing")
    func damaged() async {
        await #expect(processExitsWith: .success) {
            let jobs = WireKit.jobs
            let stream = Array(Self.told(of: Self.requests(jobs)).joined())
            var brokenCount = 0
            for seed in 0..<300 {
                var chance = MutationGenerator(seed: UInt64(seed))
                var listener = WorkerListener()
                var ended: [WorkerListener.Ended] = []
                for piece in chance.cut(chance.damaged(stream)) { ended += listener.receive(piece) }
                #expect(ended.count <= jobs.count)
                if listener.isBroken { brokenCount += 1 }
            }
            #expect(brokenCount > 0)
        }
    }

    @Test("a worker answers that it can't read a request that is damaged, or one of a product it does not have")
    func refusedRequests() {
        let worker = ScenarioWorker(kits: [WireKit.self], options: AttemptOptions()) { _ in }
        let request = ScenarioWorker.request(WireKit.jobs[0], token: 1)
        let cut = WorkerFrame.framed { writer in
            for byte in request.dropFirst(WorkerFrame.headerSize).dropLast() { writer.write(byte != 0) }
        }
        #expect(!worker.receive(cut) { Issue.record("Nothing has run.") })
        let other = ScenarioJob(product: "other", uri: "a.feature", line: 1, language: "fr", tags: [], steps: [])
        let second = ScenarioWorker(kits: [WireKit.self], options: AttemptOptions()) { _ in }
        #expect(!second.receive(ScenarioWorker.request(other, token: 1)) { Issue.record("Nothing has run.") })
    }
}

import AllInConnectTestKit
import ScenarioReports
import ScenarioRunner
import Testing

/// The same scripts give the same traces and the same messages.
struct DeterminismTests {
    @Test("two runs of every script are identical, byte for byte")
    func repeats() throws {
        let files = try AllInConnectScripts.files()
        let plan = try AllInConnectScripts.plan(of: files)
        let first = run(plan)
        let second = run(plan)
        #expect(first.traces.contains("allinconnect"))
        #expect(!first.messages.isEmpty)
        try #require(first.traces == second.traces)
        try #require(first.messages == second.messages)
    }

    private func run(_ plan: RunPlan) -> (traces: String, messages: [UInt8]) {
        var messages: [UInt8] = []
        let traces = TraceCollector()
        _ = ScenarioRunner.run(plan, reports: [MessageReport { messages += $0 }, traces])
        return (traces.text, messages)
    }
}

private final class TraceCollector: Report {
    private(set) var text = ""

    func handle(_ event: RunEvent) {
        if case .scenarioFinished(let result) = event { text += "# \(result.location)\n\(result.trace)" }
    }
}

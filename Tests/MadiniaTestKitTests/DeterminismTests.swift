import MadiniaTestKit
import ScenarioReports
import ScenarioRunner
import Testing

/// The same scripts give the same traces and the same messages, every time. Fresh processes are tried in Tools/Tests.
struct DeterminismTests {
    @Test("two runs of every script in one process are identical, byte for byte")
    func repeats() throws {
        let plan = try MadiniaScripts.plan(of: MadiniaScripts.files())
        let first = run(plan)
        let second = run(plan)
        #expect(first.traces.contains("GET https://api.madinia.fr/api/v1/formations: 200"))
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

import AllInConnectTestKit
import AppShellTesting
import Testing

struct ScenarioTests {
    private static let scripts = ScriptFolder("Scenarios/AllInConnect", kit: AllInConnectTestKit.self)

    @Test("every scenario passes", arguments: scripts.scenarios)
    func passes(_ scenario: ScenarioTest) { scenario.run() }

    @Test("every step of the scripts has exactly one definition")
    func defined() { Self.scripts.expectDefined() }

    @Test("two runs of every third scenario in one process are identical, byte for byte")
    func repeats() { Self.scripts.expectRepeatable(every: 3) }
}

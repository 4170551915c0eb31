import AppShellArchitecture
import AppShellTesting
import MairieTestKit
import Testing

struct MairieTests {
    @Test(arguments: ScriptFolder("Scenarios", kit: MairieTestKit.self).scenarios)
    func scenario(_ scenario: ScenarioTest) { scenario.run() }

    @Test(arguments: ProductCheck.all)
    func product(_ check: ProductCheck) throws { try check.run(on: MairieTestKit.self) }

    @Test func architecture() throws { try PackageArchitecture().check() }
}

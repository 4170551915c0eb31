import AppShellArchitecture
import AppShellTesting
import BibliothequeTestKit
import Testing

/// All that a product of this framework can be asked without a test of its own.
struct BibliothequeTests {
    @Test(arguments: ScriptFolder("Scenarios", kit: BibliothequeTestKit.self).scenarios)
    func scenario(_ scenario: ScenarioTest) { scenario.run() }

    @Test(arguments: ProductCheck.all)
    func product(_ check: ProductCheck) throws { try check.run(on: BibliothequeTestKit.self) }

    @Test func architecture() throws { try PackageArchitecture().check() }
}

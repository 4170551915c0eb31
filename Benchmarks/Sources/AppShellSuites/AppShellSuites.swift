import AppShellCommand
import IdleSuite
import MadiniaTestKit

/// The command `appshell` with a product whose steps do nothing, and with Madinia: what `appshell-bench --only runner`
/// measures whole, from its start to its end.
@main
enum AppShellSuites {
    static func main() {
        AppShellTool.main(for: [IdleKit.self, MadiniaTestKit.self])
    }
}

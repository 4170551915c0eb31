import AppShellCommand
import MairieTestKit

@main
enum Main {
    static func main() {
        AppShellTool.main(for: [MairieTestKit.self])
    }
}

import AppShellCommand
import BibliothequeTestKit

@main
enum Main {
    static func main() {
        AppShellTool.main(for: [BibliothequeTestKit.self])
    }
}

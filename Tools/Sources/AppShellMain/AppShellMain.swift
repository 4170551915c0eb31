import AllInConnectTestKit
import AppShellCommand
import MadiniaTestKit
import PiTrainerTestKit

/// The command `appshell`, for this repository's products. A team with others makes one of its own like this.
@main
enum AppShellMain {
    static func main() {
        AppShellTool.main(for: [MadiniaTestKit.self, PiTrainerTestKit.self, AllInConnectTestKit.self])
    }
}

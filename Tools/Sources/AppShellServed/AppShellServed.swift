import AllInConnectTestKit
import AppShellCommand
import AppShellLive
import MadiniaTestKit
import PiTrainerTestKit

/// The command `appshell` with a network, for `--backend`: the system's takes longer to load than all the rest.
@main
enum AppShellServed {
    static func main() {
        AppShellTool.main(for: [MadiniaTestKit.self, PiTrainerTestKit.self, AllInConnectTestKit.self]) {
            URLSessionTransport()
        }
    }
}

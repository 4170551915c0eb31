import AllInConnectTestKit
import AppShellCommand
import AppShellWebHost
import MadiniaTestKit
import PiTrainerTestKit

/// The command `appshell` with the web host, for `serve`.
@main
enum AppShellWeb {
    static func main() {
        AppShellTool.main(
            for: [MadiniaTestKit.self, PiTrainerTestKit.self, AllInConnectTestKit.self],
            webHost: WebHost.serve
        )
    }
}

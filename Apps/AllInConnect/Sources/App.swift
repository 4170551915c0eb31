import AllInConnect
import AppShellUI
import SwiftUI

@main
struct Main: App {
    @UIApplicationDelegateAdaptor private var delegate: AppShellDelegate

    var body: some Scene { AppShellScene(AllInConnectApp.self, delegate: delegate) }
}

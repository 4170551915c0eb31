import AppShellUI
import Madinia
import SwiftUI

@main
struct Main: App {
    @UIApplicationDelegateAdaptor private var delegate: AppShellDelegate

    var body: some Scene { AppShellScene(MadiniaApp.self, delegate: delegate) }
}

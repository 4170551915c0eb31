import AppShellUI
import PiTrainer
import SwiftUI

@main
struct Main: App {
    @UIApplicationDelegateAdaptor private var delegate: AppShellDelegate

    var body: some Scene { AppShellScene(PiTrainerApp.self, delegate: delegate) }
}

import AllInConnect
import AppShellUI
import Foundation
import SwiftUI

@main
struct Main: App {
    @UIApplicationDelegateAdaptor private var delegate: AppShellDelegate

    var body: some Scene { AppShellScene(AllInConnectApp.self, delegate: delegate, locale: .init(identifier: "fr_FR")) }
}

import AppShellUI
import Foundation
import Madinia
import SwiftUI

@main
struct Main: App {
    @UIApplicationDelegateAdaptor private var delegate: AppShellDelegate

    var body: some Scene { AppShellScene(MadiniaApp.self, delegate: delegate, locale: .init(identifier: "fr_FR")) }
}

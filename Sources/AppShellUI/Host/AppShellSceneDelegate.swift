#if canImport(UIKit)
import AppShell
public import AppShellUIModel
public import Foundation
public import Observation
public import UIKit

/// A scene's delegate: hears of the shortcuts that are chosen while the app runs. SwiftUI puts it into the scene's
/// environment.
@Observable
public final class AppShellSceneDelegate: NSObject, UIWindowSceneDelegate {
    /// Hands shortcuts to the scene's shell.
    @ObservationIgnored public let arrivals = ArrivalRelay()

    public func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        arrivals.receive(.shortcut(shortcutItem.type))
        completionHandler(true)
    }
}
#endif

#if canImport(UIKit)
import AppShell
public import AppShellUIModel
public import Foundation
public import Observation
public import UIKit

/// A scene's delegate: hears of the shortcut that the scene was opened by, and of those that are chosen while it is there. SwiftUI puts it into the scene's
/// environment.
@Observable
public final class AppShellSceneDelegate: NSObject, UIWindowSceneDelegate {
    /// Hands shortcuts to the scene's shell.
    @ObservationIgnored public let arrivals = ArrivalRelay()

    /// Not in the delegate of the app: the system does not ask that one for a scene that it restores.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        if let shortcut = connectionOptions.shortcutItem { arrivals.receive(.shortcut(shortcut.type)) }
    }

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

#if canImport(SwiftUI)
import AppShell

#if canImport(UIKit)
import UIKit
#endif

/// What a long press on the app's icon offers.
enum SystemShortcuts {
    @MainActor
    static func show(_ shortcuts: [Shortcut]) {
        #if canImport(UIKit)
        UIApplication.shared.shortcutItems = shortcuts.map { shortcut in
            UIApplicationShortcutItem(
                type: shortcut.id,
                localizedTitle: shortcut.title,
                localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(systemImageName: shortcut.symbol),
                userInfo: nil
            )
        }
        #endif
    }
}
#endif

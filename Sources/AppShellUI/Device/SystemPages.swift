#if canImport(UIKit)
public import AppShell
import AppShellUIModel
import Foundation
import UIKit

/// Opens pages in the browser, and the app's own settings.
public struct SystemPages: WebPageOpener {
    public init() {}

    /// Nothing happens for an address that is neither the settings' nor one of ``AppShellUIModel/PageAddress``.
    public func open(_ url: String) {
        let isSettings = url == Self.settings
        guard let address = isSettings ? url : PageAddress(url)?.url else { return }
        onMain {
            guard let url = URL(string: isSettings ? UIApplication.openSettingsURLString : address) else { return }
            UIApplication.shared.open(url)
        }
    }
}
#endif

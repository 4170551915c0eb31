#if canImport(UIKit)
public import AppShell
import AppShellUIModel
import Foundation
import UIKit

/// Opens pages in the browser, and the app's own settings.
public struct SystemPages: WebPageOpener {
    public init() {}

    /// Nothing happens for an address that is none of ``AppShellUIModel/PageAddress``.
    public func open(_ url: String) {
        guard let address = PageAddress(url), let url = URL(string: address.url) else { return }
        onMain { UIApplication.shared.open(url) }
    }

    /// The app's page in the phone's settings, where a person allows what they once refused.
    @MainActor
    public func openSettings() {
        if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
    }
}
#endif

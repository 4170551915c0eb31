#if canImport(SwiftUI) && canImport(UIKit)
public import AppShell
import AppShellUIModel
public import Foundation
public import SwiftUI

/// A whole app: a product in a window, with the system's devices.
///
/// ```swift
/// @main
/// struct MadiniaMain: App {
///     @UIApplicationDelegateAdaptor private var delegate: AppShellDelegate
///     var body: some Scene { AppShellScene(MadiniaApp.self, delegate: delegate) }
/// }
/// ```
public struct AppShellScene: Scene {
    private let product: any Product.Type
    private let delegate: AppShellDelegate
    private let views: NativeViews
    private let locale: Locale

    /// - Parameters:
    ///   - views: the app's own views, for ``AppShell/Content/native(_:parameters:description:)``.
    ///   - locale: the language and region of the person; the phone's. iOS gives an app the first of the
    ///     person's languages that its `CFBundleLocalizations` names.
    public init(
        _ product: any Product.Type,
        delegate: AppShellDelegate,
        views: NativeViews = NativeViews(),
        locale: Locale = .autoupdatingCurrent
    ) {
        self.product = product
        self.delegate = delegate
        self.views = views
        self.locale = locale
    }

    public var body: some Scene {
        WindowGroup {
            AppShellView(product, arrivals: delegate.arrivals, views: views) {
                try delegate.environment(for: product, locale: locale)
            }
        }
    }
}
#endif

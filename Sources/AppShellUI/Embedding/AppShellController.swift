#if canImport(SwiftUI) && canImport(UIKit)
public import AppShell
public import AppShellUIModel
public import Foundation
public import SwiftUI
import UIKit

/// A product, or one feature as a product of its own, as a view controller in someone's UIKit app.
///
/// ```swift
/// let blog = AppShellController(BlogApp.self) { try .system(…) }
/// navigationController.present(blog, animated: true)
/// ```
public final class AppShellController: UIHostingController<AppShellView> {
    /// See ``AppShellView/init(_:arrivals:views:in:)``.
    public init(
        _ product: any Product.Type,
        arrivals: ArrivalRelay? = nil,
        views: NativeViews = NativeViews(),
        in environment: @escaping @MainActor () throws -> AppEnvironment
    ) {
        super.init(rootView: AppShellView(product, arrivals: arrivals, views: views, in: environment))
    }

    /// Not made from a storyboard, which has no product to hand in.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }
}
#endif

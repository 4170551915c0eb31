#if canImport(SwiftUI)
public import AppShell
public import SwiftUI

/// The app's own views by their names, for ``AppShell/Content/native(_:parameters:description:)``: a map, a camera, or a
/// screen that the app had before.
///
/// ```swift
/// var views = NativeViews()
/// views.register("map") { PartnerMap(center: $0.parameters["center"], select: $0.tap) }
/// AppShellView(ShopApp.self, views: views) { try .system(…) }
/// ```
@MainActor
public struct NativeViews {
    private var views: [String: @MainActor (NativeContext) -> AnyView] = [:]

    /// None.
    public nonisolated init() {}

    /// Names a view; the last one of a name counts. A name without a view is drawn by its description.
    public mutating func register<V: View>(
        _ name: String,
        @ViewBuilder view: @escaping @MainActor (NativeContext) -> V
    ) {
        views[name] = { AnyView(view($0)) }
    }

    func view(
        _ native: AppShell.Content.NativeView,
        of description: AppShell.Content,
        on handle: ScreenHandle
    ) -> AnyView? {
        views[native.name]?(NativeContext(parameters: native.parameters, description: description, handle: handle))
    }
}

/// What a view of the app's own is given.
@MainActor
public struct NativeContext {
    /// What it is to show.
    public let parameters: [String: String]
    /// What stands for it where there are no views.
    public let description: AppShell.Content
    let handle: ScreenHandle

    /// Taps the element of the description that has this label, as a script would; nothing where there is none.
    public func tap(_ label: String) {
        if let element = description.element(labelled: label), !element.state.isDisabled { handle.tap(element) }
    }
}
#endif

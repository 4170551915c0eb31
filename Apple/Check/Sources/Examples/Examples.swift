import AppShell
import AppShellUI
import AppShellUIModel
import Foundation
import Madinia
import SwiftUI
import UIKit

/// A product as a view in someone's SwiftUI app, with a view of theirs as a screen of ours.
struct ExistingApp: View {
    let pushes: PushRegistration

    var body: some View {
        VStack {
            Text(verbatim: "Their own view")
            AppShellView(MadiniaApp.self, views: views) { try .system(for: MadiniaApp.self, pushes: pushes) }
        }
    }

    private var views: NativeViews {
        var views = NativeViews()
        views.register("map") { native in
            Button(native.parameters["title"] ?? native.description.label) { native.tap("Paris") }
        }
        return views
    }
}

/// The same in someone's UIKit app.
@MainActor
func show(on controller: UIViewController, pushes: PushRegistration) {
    let madinia = AppShellController(MadiniaApp.self) { try .system(for: MadiniaApp.self, pushes: pushes) }
    controller.present(madinia, animated: true)
}

/// An app with time in the background.
struct RefreshedApp: App {
    @UIApplicationDelegateAdaptor private var delegate: AppShellDelegate
    private static let refresh = BackgroundRefresh("com.example.shop.refresh", every: 3_600)

    init() {
        delegate.backgroundRefresh = Self.refresh
    }

    var body: some Scene {
        AppShellScene(MadiniaApp.self, delegate: delegate)
            .backgroundTask(.appRefresh(Self.refresh.identifier)) { await delegate.refreshInBackground() }
    }
}

/// A screen of ours that is a view of theirs, with what stands for it in scripts.
final class MapScreen: Screen {
    var content: Content {
        .screen("Partners") {
            Content.native(
                "map",
                parameters: ["title": "Partners nearby"],
                description: .list("Partners nearby") {
                    Content.button("Paris") { self.choose("Paris") }
                }
            )
        }
    }

    private(set) var chosen: String?

    private func choose(_ city: String) { chosen = city }
}

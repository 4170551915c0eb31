#if canImport(SwiftUI) && canImport(Accessibility)
import Accessibility
import AppShell
import AppShellUIModel
import SwiftUI

/// What is drawn over the screens of the base: a notice at the top, a button at the end of the bottom.
struct OverlayFrame: ViewModifier {
    let handle: ScreenHandle
    let isShown: Bool

    func body(content: Self.Content) -> some View {
        content
            .safeAreaInset(edge: .top) {
                let notices = isShown ? handle.model.overlays(at: .banner) : []
                VStack { ContentList(contents: notices, handle: handle) }
                    .onChange(of: notices.map(\.label)) { _, labels in announce(labels) }
            }
            .overlay(alignment: .bottomTrailing) {
                if isShown {
                    VStack { ContentList(contents: handle.model.overlays(at: .bottomTrailing), handle: handle) }
                        .padding()
                }
            }
    }

    /// What comes up by itself is read aloud.
    private func announce(_ labels: [String]) {
        if let label = labels.last, !label.isEmpty { AccessibilityNotification.Announcement(label).post() }
    }
}

/// A toast over the bottom of the topmost screen. Touches pass through it.
struct ToastFrame: ViewModifier {
    let toast: Toast?
    @Environment(\.appStyle) private var style

    func body(content: Self.Content) -> some View {
        content.overlay(alignment: .bottom) {
            if let toast {
                Text(verbatim: toast.text)
                    .padding()
                    .background(Color(style.palette.text), in: style.corners)
                    .foregroundStyle(Color(style.palette.background))
                    .padding()
                    .allowsHitTesting(false)
            }
        }
    }
}

/// Reads each message aloud, once, whichever screens it passes over.
struct ToastAnnouncement: ViewModifier {
    let toast: Toast?

    func body(content: Self.Content) -> some View {
        content.onChange(of: toast) { _, new in
            if let new { AccessibilityNotification.Announcement(new.text).post() }
        }
    }
}
#endif

#if canImport(SwiftUI) && canImport(Accessibility)
import Accessibility
import AppShell
import SwiftUI

/// A message that passes, over the end of the screen on top. It is touched through.
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

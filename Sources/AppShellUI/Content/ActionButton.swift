#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// A button or link: tapped, or held for a while so that nothing happens by accident.
struct ActionButton: View {
    let content: AppShell.Content
    let handle: ScreenHandle
    @Environment(\.appStyle) private var style

    @ViewBuilder var body: some View {
        if case .hold(let duration, _) = content.action {
            HeldButton(content: content, seconds: duration / .seconds(1)) { handle.act(.hold, on: content) }
        } else if content.role == .link {
            button.accessibilityAddTraits(.isLink)
        } else if content.state.isProminent {
            button.buttonStyle(.borderedProminent).foregroundStyle(Color(style.palette.onTint))
        } else {
            button.buttonStyle(.bordered)
        }
    }

    private var button: some View {
        Button(role: content.state.isDestructive ? .destructive : nil) {
            handle.tap(content)
        } label: {
            HStack {
                if content.state.isBusy { ProgressView() }
                Text(verbatim: content.label)
                if content.state.isSelected { Image(systemName: "checkmark").accessibilityHidden(true) }
            }
            .frame(minHeight: 30)
        }
        .accessibilityAddTraits(content.state.isSelected ? .isSelected : [])
    }
}

/// Acts once it was pressed for that long. VoiceOver passes the press on after a double tap that is held.
private struct HeldButton: View {
    let content: AppShell.Content
    let seconds: Double
    let action: @MainActor () -> Void
    @State private var isPressed = false
    @Environment(\.appStyle) private var style

    var body: some View {
        Text(verbatim: content.label)
            .frame(minHeight: 44)
            .padding(.horizontal)
            .background(Color(style.palette.tintFill), in: style.corners)
            .foregroundStyle(Color(style.palette.tint))
            .opacity(isPressed ? 0.5 : 1)
            .animation(.linear(duration: isPressed ? seconds : 0.1), value: isPressed)
            .onLongPressGesture(minimumDuration: seconds, perform: action) { isPressed = $0 }
            .accessibilityAddTraits(.isButton)
    }
}
#endif

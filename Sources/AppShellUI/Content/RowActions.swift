#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// Buttons of a row that come out at a swipe, in the menu of a long press, and as actions of a screen reader.
///
/// Screens are no `List`, which alone has swipe actions of the system's own.
struct RowActions: ViewModifier {
    let actions: AppShell.Content?
    let handle: ScreenHandle
    @State private var isOut = false
    @Environment(\.appStyle) private var style
    @Environment(\.layoutDirection) private var direction

    @ViewBuilder func body(content: Self.Content) -> some View {
        if let actions {
            content
                .overlay(alignment: .trailing) {
                    if isOut { buttons(actions.children) }
                }
                .simultaneousGesture(swipe)
                .contextMenu { AnswerButtons(contents: actions.children, handle: handle) }
                .accessibilityActions { AnswerButtons(contents: actions.children, handle: handle) }
        } else {
            content
        }
    }

    private var swipe: some Gesture {
        DragGesture(minimumDistance: 24).onEnded { value in
            let (right, down) = (value.translation.width, value.translation.height)
            // Up or down it scrolls.
            guard abs(right) > 40, abs(right) > 2 * abs(down) else { return }
            isOut = (right < 0) == (direction == .leftToRight)
        }
    }

    /// A screen reader has them as actions of the row.
    private func buttons(_ contents: [AppShell.Content]) -> some View {
        HStack(spacing: 8) {
            ForEach(contents.indices, id: \.self) { index in
                let content = contents[index]
                Button(role: content.state.isDestructive ? .destructive : nil) {
                    isOut = false
                    handle.tap(content)
                } label: {
                    Text(verbatim: content.label).frame(minHeight: 44)
                }
                .disabled(content.state.isDisabled)
            }
        }
        .buttonStyle(.bordered)
        .padding()
        .background(Color(style.palette.surface), in: style.corners)
        .accessibilityHidden(true)
    }
}
#endif

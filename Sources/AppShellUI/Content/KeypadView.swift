#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// Keys in three columns, as a telephone has them.
struct KeypadView: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 44)), count: 3), spacing: 12) {
            ContentList(contents: content.children, handle: handle)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: content.label))
    }
}

/// A key, which takes effect when the finger comes down, not when it leaves: a burst keeps its rhythm.
struct KeyView: View {
    let content: AppShell.Content
    let handle: ScreenHandle
    /// Falls back by itself where the system takes the touch away.
    @GestureState private var isDown = false
    @State private var isStruck = false
    @Environment(\.appStyle) private var style

    var body: some View {
        Text(verbatim: content.label)
            .font(style.font(.title))
            .frame(maxWidth: .infinity, minHeight: 64)
            .background(Color(isDown ? style.palette.tintFill : style.palette.surface), in: style.corners)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { _ in strike() }
                    // Down and up may come in one update of the view, which then sees neither.
                    .onEnded { _ in isStruck = false }
                    .updating($isDown) { _, isDown, _ in isDown = true }
            )
            .onChange(of: isDown) { _, isDown in
                if !isDown { isStruck = false }
            }
            .accessibilityAddTraits(.isKeyboardKey)
            .accessibilityAction { handle.tap(content) }
    }

    private func strike() {
        guard !isStruck, !content.state.isDisabled else { return }
        isStruck = true
        handle.tap(content)
    }
}
#endif

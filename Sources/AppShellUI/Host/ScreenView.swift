#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// One screen of a stack, on top or below.
struct ScreenView: View {
    let handle: ScreenHandle
    let entry: StackEntry
    @FocusState private var focus: String?
    @Environment(\.appStyle) private var style

    var body: some View {
        if let content = model.content(of: entry) {
            screen(content)
        } else {
            // Below the top of a restored stack. Not made while the view is drawn: that would change what it reads.
            Color.clear.onAppear { model.shell.makeScreen(at: entry.place, depth: entry.depth) }
        }
    }

    private func screen(_ content: AppShell.Content) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                ContentList(contents: content.children, handle: handle)
            }
            .frame(maxWidth: 680, alignment: .leading)
            .padding()
            .frame(maxWidth: .infinity)
        }
        .modifier(PullToRefresh(isOn: content.canRefresh) { await model.refresh(entry) })
        .modifier(OverlayFrame(handle: handle.at(nil), isShown: isBaseOnTop))
        .environment(\.fieldFocus, $focus)
        .background(Color(style.palette.background))
        .foregroundStyle(Color(style.palette.text))
        .font(style.font(.body))
        .navigationTitle(content.label)
        .modifier(InlineTitle())
        .navigationBarBackButtonHidden(model.isLocked)
        .toolbar { closeButton }
        .allowsHitTesting(!content.state.isCovered)
        .onChange(of: focus) { _, field in model.focus(field, on: entry) }
        .onChange(of: model.shell.focusedField) { _, field in
            // Another screen may have a field of the same label.
            if model.shell.isOnTop(entry.place, depth: entry.depth), focus != field { focus = field }
        }
    }

    @ToolbarContentBuilder private var closeButton: some ToolbarContent {
        if case .sheet = entry.place, entry.depth == 0 {
            ToolbarItem(placement: .cancellationAction) {
                Button(model.shell.graph.manifest.strings.close) { model.closeSheet() }
                    .disabled(model.isLocked)
            }
        }
    }

    private var isBaseOnTop: Bool {
        if case .base = entry.place { model.shell.isOnTop(entry.place, depth: entry.depth) } else { false }
    }

    private var model: ShellModel { handle.model }
}

extension AppShell.Content {
    fileprivate var canRefresh: Bool {
        if case .refresh = action { true } else { false }
    }
}

/// A screen may have a heading of its own, which a large title would repeat. macOS has no such titles.
private struct InlineTitle: ViewModifier {
    func body(content: Self.Content) -> some View {
        #if canImport(UIKit)
        content.navigationBarTitleDisplayMode(.inline)
        #else
        content
        #endif
    }
}

private struct PullToRefresh: ViewModifier {
    let isOn: Bool
    let action: @MainActor () async -> Void

    @ViewBuilder func body(content: Self.Content) -> some View {
        if isOn { content.refreshable { await action() } } else { content }
    }
}
#endif

#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// One screen of a stack, on top or below.
struct ScreenView: View {
    let handle: ScreenHandle
    let entry: StackEntry
    @FocusState private var focus: String?
    @State private var last = DrawnContent()
    @State private var effects = PlayedEffects()
    @Environment(\.appStyle) private var style

    var body: some View {
        if let content = last.update(with: model.content(of: entry), of: entry) {
            screen(content)
        } else {
            // Below the top of a restored stack. Not made while the view is drawn: that would change what it reads.
            Color.clear.onAppear { model.shell.makeScreen(at: entry.place, depth: entry.depth) }
        }
    }

    private func screen(_ content: AppShell.Content) -> some View {
        ScrollView {
            AdaptiveStack(isLazy: !content.needsAllViews, spacing: 16) {
                ContentList(contents: content.scrolledChildren, handle: handle)
            }
            .frame(maxWidth: 680, alignment: .leading)
            .padding()
            .frame(maxWidth: .infinity)
        }
        .scrollDismissesKeyboard(.interactively)
        .modifier(ScreenDialog(dialog: model.dialog(on: entry), model: model))
        .modifier(PullToRefresh(isOn: content.canRefresh) { await model.refresh(entry) })
        .modifier(OverlayFrame(handle: handle.at(nil), isShown: isBaseOnTop))
        .modifier(ToastFrame(toast: isOnTop ? model.shell.toast : nil))
        // Below the toast and the overlays: nothing may cover a key.
        .safeAreaInset(edge: .bottom) {
            if let keypad = content.pinnedKeypad {
                ContentList(contents: [keypad], handle: handle)
                    .frame(maxWidth: 680)
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(Color(style.palette.background))
            }
        }
        .environment(\.playedEffects, effects)
        .environment(\.fieldFocus, $focus)
        .environment(\.isBesidePassword, content.hasPasswordField)
        .background(Color(style.palette.background))
        .foregroundStyle(Color(style.palette.text))
        .font(style.font(.body))
        .navigationTitle(content.label)
        .modifier(InlineTitle())
        .navigationBarBackButtonHidden(model.isLocked)
        .modifier(LockedTabBar(isLocked: model.isLocked))
        .toolbar { closeButton }
        .allowsHitTesting(!content.state.isCovered)
        .onChange(of: focus) { _, field in model.focus(field, on: entry) }
        .onChange(of: model.shell.focusedField) { _, field in
            // Another screen may have a field of the same label.
            if isOnTop, focus != field { focus = field }
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
        if case .base = entry.place { isOnTop } else { false }
    }

    private var isOnTop: Bool { model.shell.isOnTop(entry.place, depth: entry.depth) }

    private var model: ShellModel { handle.model }
}

extension AppShell.Content {
    fileprivate var canRefresh: Bool {
        if case .refresh = action { true } else { false }
    }
}

/// What a screen showed last: it slides away with that, once the shell has dropped it. Not observed, since drawing writes it.
@MainActor
private final class DrawnContent {
    private var entry: StackEntry?
    private var content: AppShell.Content?

    /// - Returns: the current content, or else the last one of that screen, which takes no taps any more.
    func update(with current: AppShell.Content?, of entry: StackEntry) -> AppShell.Content? {
        if let current {
            (self.entry, content) = (entry, current)
            return current
        }
        guard self.entry == entry, var content else { return nil }
        content.state.isCovered = true
        return content
    }
}

/// Under a lock no tab can be chosen, so that none is offered.
private struct LockedTabBar: ViewModifier {
    let isLocked: Bool

    func body(content: Self.Content) -> some View {
        #if canImport(UIKit)
        content.toolbar(isLocked ? .hidden : .automatic, for: .tabBar)
        #else
        content
        #endif
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

#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// A part of a screen, or rows of one kind. Its label is read with the first element, not drawn: features draw headings.
struct GroupView: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    var body: some View {
        AdaptiveStack(isLazy: content.role == .list && !content.needsAllViews, spacing: 12) {
            ContentList(contents: content.withoutRowActions, handle: handle)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: content.label))
        .modifier(RowActions(actions: content.rowActions, handle: handle))
    }
}

/// Elements below each other. A lazy stack may drop the views that are out of sight, and what only they have with them.
struct AdaptiveStack<Elements: View>: View {
    let isLazy: Bool
    let spacing: CGFloat
    @ViewBuilder let elements: Elements

    var body: some View {
        if isLazy {
            LazyVStack(alignment: .leading, spacing: spacing) { elements }
        } else {
            VStack(alignment: .leading, spacing: spacing) { elements }
        }
    }
}

/// A list whose items are numbered, from 1.
struct NumberedList: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(content.children.indices, id: \.self) { index in
                HStack(alignment: .firstTextBaseline) {
                    Text(verbatim: "\(index + 1).").monospacedDigit()
                    ContentList(contents: [content.children[index]], handle: handle)
                }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: content.label))
    }
}

/// One thing to tap, with what it shows inside. Its menus stand above it.
struct CardView: View {
    let content: AppShell.Content
    let handle: ScreenHandle
    @Environment(\.appStyle) private var style

    var body: some View {
        card
            .overlay(alignment: .topTrailing) {
                ContentList(contents: content.children.filter { $0.role == .menu }, handle: handle).padding(8)
            }
            .modifier(RowActions(actions: content.rowActions, handle: handle))
    }

    @ViewBuilder private var card: some View {
        if content.holdsControls {
            // A button would take the taps of the inner buttons. VoiceOver finds the card as a button in the background.
            inside
                .background {
                    Button {
                        handle.tap(content)
                    } label: {
                        surface
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: content.label))
                }
                .contentShape(Rectangle())
                .onTapGesture { handle.tap(content) }
                .accessibilityElement(children: .contain)
        } else {
            Button {
                handle.tap(content)
            } label: {
                inside.background { surface }
            }
            .buttonStyle(.plain)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
        }
    }

    private var inside: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !content.children.contains(where: { $0.label == content.label }) {
                Text(verbatim: content.label).font(style.font(.headline))
            }
            ContentList(contents: content.children.filter { !$0.isOutsideCard }, handle: handle)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }

    private var surface: some View { style.corners.fill(Color(style.palette.surface)) }
}

extension AppShell.Content {
    fileprivate var withoutRowActions: [AppShell.Content] { rowActions == nil ? children : children.dropLast() }
}
#endif

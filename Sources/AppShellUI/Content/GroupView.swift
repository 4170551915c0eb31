#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// A part of a screen, or rows of one kind. Its label is read with the first element, not drawn: features draw headings.
struct GroupView: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ContentList(contents: content.withoutRowActions, handle: handle)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: content.label))
        .modifier(RowActions(actions: content.rowActions, handle: handle))
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

/// One thing to tap, with what it shows inside. Its menus stand above it, since a button holds no other.
struct CardView: View {
    let content: AppShell.Content
    let handle: ScreenHandle
    @Environment(\.appStyle) private var style

    var body: some View {
        Button {
            handle.tap(content)
        } label: {
            VStack(alignment: .leading, spacing: 8) {
                if !content.children.contains(where: { $0.label == content.label }) {
                    Text(verbatim: content.label).font(style.font(.headline))
                }
                ContentList(contents: content.children.filter { !$0.isOutside }, handle: handle)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
            .background(Color(style.palette.surface), in: style.corners)
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .overlay(alignment: .topTrailing) {
            ContentList(contents: content.children.filter { $0.role == .menu }, handle: handle).padding(8)
        }
        .modifier(RowActions(actions: content.rowActions, handle: handle))
    }
}

extension AppShell.Content {
    /// Whether it is no part of a card's own button.
    fileprivate var isOutside: Bool { role == .menu || role == .rowActions }

    fileprivate var withoutRowActions: [AppShell.Content] { rowActions == nil ? children : children.dropLast() }
}
#endif

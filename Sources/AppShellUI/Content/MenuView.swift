#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// Buttons behind one button.
struct MenuView: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    var body: some View {
        Menu {
            AnswerButtons(contents: content.children, handle: handle)
        } label: {
            Label(content.label, systemImage: "ellipsis.circle").frame(minHeight: 44)
        }
    }
}

/// The buttons of a menu or a dialog, which the system draws.
struct AnswerButtons: View {
    let contents: [AppShell.Content]
    let handle: ScreenHandle

    var body: some View {
        ForEach(contents.indices, id: \.self) { index in
            let content = contents[index]
            Button(role: content.state.isDestructive ? .destructive : nil) {
                handle.tap(content)
            } label: {
                Text(verbatim: content.label)
            }
            .disabled(content.state.isDisabled)
        }
    }
}

/// A title that shows and hides the contents below it.
struct DisclosureView: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    var body: some View {
        DisclosureGroup(isExpanded: isExpanded) {
            VStack(alignment: .leading, spacing: 12) { ContentList(contents: content.children, handle: handle) }
                .frame(maxWidth: .infinity, alignment: .leading)
        } label: {
            Text(verbatim: content.label)
        }
    }

    private var isExpanded: Binding<Bool> {
        Binding { @MainActor in
            content.state.isExpanded == true
        } set: { @MainActor new in
            if new != (content.state.isExpanded == true) { handle.tap(content) }
        }
    }
}
#endif

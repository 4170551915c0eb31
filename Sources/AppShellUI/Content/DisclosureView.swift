#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// A title that unfolds what it stands for.
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

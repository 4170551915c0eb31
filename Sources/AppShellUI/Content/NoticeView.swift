#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// In place of content, or across it: nothing there, failed, loading, under way, a message.
struct NoticeView: View {
    let content: AppShell.Content
    let handle: ScreenHandle
    @Environment(\.appStyle) private var style

    var body: some View {
        switch content.role {
        case .banner: banner
        case .progress: progress
        case .loading: ProgressView { Text(verbatim: content.label) }.frame(maxWidth: .infinity)
        case .failure: notice("exclamationmark.triangle")
        default: notice("tray")
        }
    }

    private var banner: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: content.label)
            ContentList(contents: content.children, handle: handle)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .foregroundStyle(Color(style.palette.onNotice))
        .background(Color(style.palette.notice), in: style.corners)
    }

    @ViewBuilder private var progress: some View {
        if let fraction = content.progressFraction {
            ProgressView(value: fraction) { Text(verbatim: content.label) }
        } else {
            ProgressView { Text(verbatim: content.label) }
        }
    }

    private func notice(_ symbol: String) -> some View {
        VStack(spacing: 12) {
            Image(systemName: symbol).imageScale(.large).accessibilityHidden(true)
            Text(verbatim: content.label).multilineTextAlignment(.center)
            if let value = content.value {
                Text(verbatim: value).foregroundStyle(Color(style.palette.secondaryText)).multilineTextAlignment(
                    .center
                )
            }
            ContentList(contents: content.children, handle: handle)
        }
        .frame(maxWidth: .infinity)
        .padding()
    }
}
#endif

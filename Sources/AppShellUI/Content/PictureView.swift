#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// A picture: a symbol, one of the app's own, or one from the network.
struct PictureView: View {
    let content: AppShell.Content
    let pictures: PictureLoader
    @State private var loaded: (url: String, image: Image)?
    @Environment(\.appStyle) private var style

    var body: some View {
        drawn
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: content.label))
            .accessibilityAddTraits(.isImage)
    }

    @ViewBuilder private var drawn: some View {
        switch PictureSource(content.value) {
        case .named(let name): PictureLoader.named(name).font(style.font(.largeTitle))
        case .none: EmptyView()
        case .remote(let url):
            Group {
                if let image = loaded?.url == url ? loaded?.image : pictures.known(url) {
                    image.resizable().scaledToFit()
                } else {
                    Color(style.palette.fill).frame(height: 180)
                }
            }
            .clipShape(style.corners)
            .task(id: url) {
                guard loaded?.url != url, let image = await pictures.picture(at: url) else { return }
                loaded = (url, image)
            }
            // Off the screen, only the cache keeps the picture in memory.
            .onDisappear { loaded = nil }
        }
    }
}
#endif

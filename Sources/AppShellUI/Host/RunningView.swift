#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// The tabs of a running app, or its only stack, with the sheets above.
struct RunningView: View {
    let model: ShellModel
    let pictures: PictureLoader
    let views: NativeViews
    let theme: AppTheme
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let style = AppStyle(theme, scheme)
        base
            .modifier(SheetChain(handle: handle, height: 0))
            .modifier(ToastAnnouncement(toast: model.shell.toast))
            // Runs after the update in which views got the refused values.
            .task(id: model.refusals) { model.showAgain() }
            .environment(\.appStyle, style)
            .tint(Color(style.palette.tint))
    }

    @ViewBuilder private var base: some View {
        let tabs = model.shell.graph.manifest.tabs
        if tabs.isEmpty {
            StackView(handle: handle, place: .base(nil))
        } else {
            TabView(selection: selection) {
                ForEach(tabs, id: \.id) { tab in
                    StackView(handle: handle, place: .base(tab.id))
                        .tabItem { Label(tab.title, systemImage: tab.symbol) }
                        .tag(tab.id)
                        .badge(model.shell.badge(on: tab.id))
                }
            }
        }
    }

    private var selection: Binding<TabID> {
        Binding { @MainActor in
            model.selectedTab ?? ""
        } set: { @MainActor tab in
            model.select(tab)
        }
    }

    private var handle: ScreenHandle { ScreenHandle(model: model, views: views, pictures: pictures, entry: nil) }
}
#endif

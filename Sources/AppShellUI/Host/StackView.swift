#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// One stack of the shell as a native one.
struct StackView: View {
    let handle: ScreenHandle
    let place: StackPlace
    /// What stands at the root once the shell has dropped the stack: it is drawn until it is out of sight.
    var lastRoot: StackEntry?

    var body: some View {
        // What this view is drawn with: a swipe takes away from it, whatever the shell has by then.
        let drawn = model.path(at: place)
        let path = Binding { @MainActor in
            model.path(at: place)
        } set: { @MainActor new in
            model.setPath(new, drawn: drawn, at: place)
        }
        SwiftUI.NavigationStack(path: path) {
            if let root = model.shell.navigation.rootEntry(at: place) ?? lastRoot {
                ScreenView(handle: handle.at(root), entry: root)
                    .navigationDestination(for: StackEntry.self) { entry in
                        ScreenView(handle: handle.at(entry), entry: entry)
                    }
            }
        }
    }

    private var model: ShellModel { handle.model }
}
#endif

#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// How the views of a screen reach it.
@MainActor
struct ScreenHandle {
    let model: ShellModel
    let views: NativeViews
    let pictures: PictureLoader
    /// The screen; nil for what is drawn over all screens.
    let entry: StackEntry?

    func run(_ act: Content.Act) {
        if let entry { model.run(act, on: entry) } else { model.runOverlay(act) }
    }

    /// Does what a tap on an element does.
    func tap(_ content: Content) {
        if case .tap(let act) = content.action { run(act) }
    }

    func at(_ entry: StackEntry?) -> ScreenHandle {
        ScreenHandle(model: model, views: views, pictures: pictures, entry: entry)
    }
}
#endif

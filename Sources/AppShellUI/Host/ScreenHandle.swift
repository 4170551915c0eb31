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

    /// Does what a person does with an element.
    func act(_ input: Content.Input, on content: Content) { model.act(input, on: content, of: entry) }

    func tap(_ content: Content) { act(.tap, on: content) }

    func at(_ entry: StackEntry?) -> ScreenHandle {
        ScreenHandle(model: model, views: views, pictures: pictures, entry: entry)
    }
}
#endif

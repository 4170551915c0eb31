#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// The sheet at a height above a view, which has the next one above itself.
struct SheetChain: ViewModifier {
    let handle: ScreenHandle
    let height: Int
    @Environment(\.appStyle) private var style

    func body(content: Self.Content) -> some View {
        let drawn = model.sheet(at: height)
        let item = Binding { @MainActor in
            model.sheet(at: height)
        } set: { @MainActor new in
            if new == nil, let drawn { model.sheetWasDismissed(drawn) }
        }
        content.sheet(item: item) { sheet in
            StackView(
                handle: handle,
                place: sheet.place,
                lastRoot: StackEntry(place: sheet.place, depth: 0, route: sheet.root)
            )
            .interactiveDismissDisabled(model.isLocked)
            // Erased, since each sheet holds the type of the next.
            .modifier(ErasedSheetChain(handle: handle, height: sheet.height + 1))
            // A sheet does not inherit what is set below the view that presents it.
            .environment(\.appStyle, style)
            .tint(Color(style.palette.tint))
        }
    }

    private var model: ShellModel { handle.model }
}

private struct ErasedSheetChain: ViewModifier {
    let handle: ScreenHandle
    let height: Int

    func body(content: Self.Content) -> some View {
        AnyView(content.modifier(SheetChain(handle: handle, height: height)))
    }
}
#endif

#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// The dialog of a screen, as the system's alert. It goes when the screen's state says so, which its buttons change.
struct ScreenDialog: ViewModifier {
    let dialog: AppShell.Content?
    let handle: ScreenHandle

    func body(content: Self.Content) -> some View {
        content.alert(Text(verbatim: dialog?.label ?? ""), isPresented: isShown, presenting: dialog) { dialog in
            AnswerButtons(contents: dialog.children, handle: handle)
        } message: { dialog in
            if let message = dialog.value { Text(verbatim: message) }
        }
    }

    private var isShown: Binding<Bool> {
        Binding { @MainActor in
            dialog != nil
        } set: { @MainActor _ in
        }
    }
}
#endif

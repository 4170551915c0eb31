#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// The dialog of a screen, as the system's alert.
struct ScreenDialog: ViewModifier {
    let dialog: DialogItem?
    let model: ShellModel

    func body(content: Self.Content) -> some View {
        content.background {
            // An alert is presented once in the life of its view, so another dialog gets another view.
            if let dialog { DialogAlert(item: dialog, model: model).id(dialog.id) }
        }
    }
}

private struct DialogAlert: View {
    let item: DialogItem
    let model: ShellModel
    @State private var isPresented = false

    var body: some View {
        Color.clear
            .alert(Text(verbatim: item.dialog.label), isPresented: $isPresented, presenting: item) { item in
                ForEach(item.dialog.children.indices, id: \.self) { index in
                    let button = item.dialog.children[index]
                    Button(role: button.state.isDestructive ? .destructive : nil) {
                        model.answer(item, button: index)
                    } label: {
                        Text(verbatim: button.label)
                    }
                    .disabled(button.state.isDisabled)
                }
            } message: { item in
                if let message = item.dialog.value { Text(verbatim: message) }
            }
            .onAppear { isPresented = true }
            .onChange(of: isPresented) { _, isPresented in
                if !isPresented { model.alertWasDismissed(item) }
            }
    }
}
#endif

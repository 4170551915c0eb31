#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// On or off.
struct SwitchView: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    var body: some View {
        Toggle(isOn: isOn) { Text(verbatim: content.label) }
    }

    private var isOn: Binding<Bool> {
        Binding { @MainActor in
            content.state.isSelected
        } set: { @MainActor new in
            handle.act(.isOn(new), on: content)
        }
    }
}

/// One of several.
struct ChoiceView: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    var body: some View {
        Picker(selection: selection) {
            ForEach(content.children.map(\.label), id: \.self) { option in
                Text(verbatim: option).tag(option)
            }
        } label: {
            Text(verbatim: content.label)
        }
        .pickerStyle(.menu)
    }

    private var selection: Binding<String> {
        Binding { @MainActor in
            content.value ?? ""
        } set: { @MainActor new in
            handle.act(.option(new), on: content)
        }
    }
}
#endif

#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// On or off.
struct SwitchView: View {
    let content: AppShell.Content

    var body: some View {
        Toggle(isOn: isOn) { Text(verbatim: content.label) }
    }

    private var isOn: Binding<Bool> {
        Binding { @MainActor in
            content.state.isSelected
        } set: { @MainActor new in
            if case .set(let set) = content.action { set(new) }
        }
    }
}

/// One of several.
struct ChoiceView: View {
    let content: AppShell.Content

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
            if case .choose(let choose) = content.action { choose(new) }
        }
    }
}
#endif

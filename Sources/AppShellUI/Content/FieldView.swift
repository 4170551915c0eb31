#if canImport(SwiftUI)
import AppShell
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// A field with its label, its keyboard, and what is wrong with it.
struct FieldView: View {
    let content: AppShell.Content
    let keyboard: AppShell.Content.Keyboard
    let handle: ScreenHandle
    /// A password, which the content holds as bullets only.
    @State private var secret = ""
    @Environment(\.appStyle) private var style
    @Environment(\.fieldFocus) private var focus

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: content.label).font(style.font(.subheadline)).accessibilityHidden(true)
            HStack {
                focused(input)
                if content.state.isValid == true {
                    Image(systemName: "checkmark.circle.fill")
                        .foregroundStyle(Color(style.palette.success))
                        .accessibilityHidden(true)
                }
            }
            .padding(12)
            .background(Color(style.palette.surface), in: style.corners)
            if let message = content.state.message {
                Label(message, systemImage: "exclamationmark.circle")
                    .font(style.font(.footnote))
                    .foregroundStyle(Color(style.palette.error))
            }
        }
        // AppShellView hides what is private while the app is not active: in the app switcher.
        .privacySensitive(keyboard == .password || keyboard == .email)
    }

    @ViewBuilder private var input: some View {
        switch keyboard {
        case .password:
            SecureField(text: password, prompt: prompt) { Text(verbatim: content.label) }
                .modifier(FieldKeyboard(keyboard: keyboard))
                .onChange(of: content.value ?? "") { _, bullets in
                    if bullets.isEmpty { secret = "" }
                }
        case .multiline:
            TextField(text: text, prompt: prompt, axis: .vertical) { Text(verbatim: content.label) }
                .lineLimit(4...)
        default:
            TextField(text: text, prompt: prompt) { Text(verbatim: content.label) }
                .modifier(FieldKeyboard(keyboard: keyboard))
                .submitLabel(keyboard == .search ? .search : .return)
        }
    }

    @ViewBuilder private func focused(_ input: some View) -> some View {
        if let focus { input.focused(focus, equals: content.label) } else { input }
    }

    private var prompt: Text? { content.state.placeholder.map { Text(verbatim: $0) } }

    private var text: Binding<String> {
        Binding { @MainActor in
            content.value ?? ""
        } set: { @MainActor new in
            handle.act(.text(new), on: content)
        }
    }

    private var password: Binding<String> {
        Binding { @MainActor in
            secret
        } set: { @MainActor new in
            secret = new
            handle.act(.text(new), on: content)
        }
    }
}

/// What the system offers while a field is typed into. macOS has no such keyboards.
private struct FieldKeyboard: ViewModifier {
    let keyboard: AppShell.Content.Keyboard
    @Environment(\.isBesidePassword) private var isBesidePassword

    func body(content: Self.Content) -> some View {
        #if canImport(UIKit)
        // The system fills in a saved password together with its user name.
        let email: UITextContentType = isBesidePassword ? .username : .emailAddress
        content
            .keyboardType(keyboard == .email ? .emailAddress : keyboard == .number ? .decimalPad : .default)
            .textContentType(keyboard == .email ? email : keyboard == .password ? .password : nil)
            .textInputAutocapitalization(keyboard == .text ? .sentences : .never)
            .autocorrectionDisabled(keyboard != .text)
        #else
        content.autocorrectionDisabled(keyboard != .text)
        #endif
    }
}

private struct FieldFocusKey: EnvironmentKey {
    static var defaultValue: FocusState<String?>.Binding? { nil }
}

private struct BesidePasswordKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The field of the screen that has the keyboard, by its label.
    var fieldFocus: FocusState<String?>.Binding? {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }

    /// Whether the screen has a password field.
    var isBesidePassword: Bool {
        get { self[BesidePasswordKey.self] }
        set { self[BesidePasswordKey.self] = newValue }
    }
}
#endif

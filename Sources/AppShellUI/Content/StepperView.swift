#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// A number between a − and a +.
struct StepperView: View {
    let content: AppShell.Content

    @ViewBuilder var body: some View {
        if case .adjust(let range, let set) = content.action {
            Stepper(value: number(set), in: range) {
                HStack {
                    Text(verbatim: content.label)
                    Spacer()
                    Text(verbatim: content.value ?? "").monospacedDigit()
                }
            }
        }
    }

    private func number(_ set: @escaping (Int) -> Void) -> Binding<Int> {
        Binding { @MainActor in
            content.value.flatMap { Int($0) } ?? 0
        } set: { @MainActor new in
            set(new)
        }
    }
}
#endif

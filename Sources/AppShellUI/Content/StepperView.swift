#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// A number between a − and a +.
struct StepperView: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    @ViewBuilder var body: some View {
        if case .adjust(let range, _) = content.action {
            Stepper(value: number, in: range) {
                HStack {
                    Text(verbatim: content.label)
                    Spacer()
                    Text(verbatim: content.value ?? "").monospacedDigit()
                }
            }
        }
    }

    private var number: Binding<Int> {
        Binding { @MainActor in
            content.value.flatMap { Int($0) } ?? 0
        } set: { @MainActor new in
            handle.act(.number(new), on: content)
        }
    }
}
#endif

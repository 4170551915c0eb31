#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// A number anywhere on a scale, with its words.
struct SliderView: View {
    let content: AppShell.Content
    let handle: ScreenHandle
    @State private var isDragged = false
    /// Where the finger has moved it.
    @State private var dragged: Double?

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(verbatim: content.label)
                Spacer()
                Text(verbatim: content.value ?? "").monospacedDigit()
            }
            .accessibilityHidden(isSlider)
            slider
        }
    }

    /// SwiftUI traps at a slider of a single number.
    private var isSlider: Bool { content.action != nil && (content.scale?.count ?? 0) > 1 }

    @ViewBuilder private var slider: some View {
        if isSlider, let scale = content.scale {
            Slider(
                value: number(on: scale),
                in: scale.number(at: 0)...scale.number(at: scale.count - 1),
                step: scale.step
            ) {
                Text(verbatim: content.label)
            } onEditingChanged: { isDragged in
                self.isDragged = isDragged
                guard !isDragged, let number = dragged else { return }
                dragged = nil
                handle.act(.slide(number), on: content)
            }
            .accessibilityValue(Text(verbatim: content.value ?? ""))
        }
    }

    private func number(on scale: AppShell.Content.Scale) -> Binding<Double> {
        Binding { @MainActor in
            scale.number
        } set: { @MainActor new in
            let number = scale.number(at: scale.nearestIndex(to: new))
            guard number != scale.number else { return }
            // VoiceOver sets a number without a drag.
            guard isDragged else { return handle.act(.slide(number), on: content) }
            dragged = number
            handle.act(.sliding(number), on: content)
        }
    }
}

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

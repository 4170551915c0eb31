#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// How faint an element is, what it changes to, its glow, and the effect that is played once.
struct LookModifier: ViewModifier {
    let look: AppShell.Content.Look
    @State private var opacity: Double?
    /// The number of the last effect since the view appeared; 0 before the first.
    @State private var played = 0
    @Environment(\.appStyle) private var style
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Self.Content) -> some View {
        content
            .opacity(opacity ?? look.opacity)
            .shadow(
                color: Color(style.palette.tint).opacity(look.glow == nil ? 0 : 0.8),
                radius: look.glow == .strong ? 16 : 6
            )
            // Phases: a value that is set and reset within one update does not animate.
            .phaseAnimator(phases, trigger: played) { view, phase in
                view.brightness(phase.brightness).offset(x: phase.shift)
            } animation: { phase in
                phase == .rest ? .easeOut(duration: 0.25) : .linear(duration: 0.05)
            }
            .onAppear { fade() }
            .onChange(of: look) { fade() }
            .onChange(of: look.effect?.number ?? 0) { played = look.effect?.number ?? 0 }
    }

    private var phases: [Phase] {
        switch look.effect?.kind {
        case .flash: [.rest, Phase(brightness: 0.3)]
        case .shake where !reduceMotion: [.rest, Phase(shift: 12), Phase(shift: -8), Phase(shift: 4)]
        case .shake, nil: [.rest]
        }
    }

    private struct Phase: Equatable {
        static let rest = Phase()
        var brightness = 0.0
        var shift = 0.0
    }

    private func fade() {
        opacity = look.opacity
        guard let fade = look.fade else { return }
        withAnimation(.linear(duration: fade.remaining / .seconds(1))) { opacity = fade.target }
    }
}
#endif

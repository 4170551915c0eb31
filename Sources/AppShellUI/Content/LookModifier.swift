#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// How faint an element is, what it changes to, its glow, and the effect that is played once.
struct LookModifier: ViewModifier {
    let element: AppShell.Content
    let look: AppShell.Content.Look
    @State private var opacity: Double?
    /// How many effects this view has played.
    @State private var played = 0
    @Environment(\.playedEffects) private var effects
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
            // Initially too: a screen may begin with an effect.
            .onChange(of: look.effect?.number ?? 0, initial: true) {
                if effects?.isNew(on: element) == true { played += 1 }
            }
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

private struct PlayedEffectsKey: EnvironmentKey {
    static var defaultValue: PlayedEffects? { nil }
}

extension EnvironmentValues {
    /// The effects that the screen has played.
    var playedEffects: PlayedEffects? {
        get { self[PlayedEffectsKey.self] }
        set { self[PlayedEffectsKey.self] = newValue }
    }
}
#endif

#if canImport(SwiftUI)
import AppShell
import SwiftUI

/// How faint an element is, what it changes to, its glow, and the effect that is played once.
struct LookModifier: ViewModifier {
    let look: AppShell.Content.Look?
    @State private var opacity: Double?
    @State private var isLit = false
    @State private var shift = 0.0
    @Environment(\.appStyle) private var style
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Self.Content) -> some View {
        content
            .opacity(opacity ?? look?.opacity ?? 1)
            .shadow(color: Color(style.palette.tint).opacity(glow == nil ? 0 : 0.8), radius: glow == .strong ? 16 : 6)
            .brightness(isLit ? 0.3 : 0)
            .offset(x: shift)
            .onAppear { fade() }
            .onChange(of: look) { old, new in
                fade()
                if let effect = new?.effect, effect != old?.effect { play(effect.kind) }
            }
    }

    private var glow: AppShell.Content.Glow? { look?.glow }

    private func fade() {
        opacity = look?.opacity
        guard let fade = look?.fade else { return }
        withAnimation(.linear(duration: fade.remaining / .seconds(1))) { opacity = fade.target }
    }

    private func play(_ effect: AppShell.Content.Effect.Kind) {
        switch effect {
        case .flash:
            isLit = true
            withAnimation(.easeOut(duration: 0.25)) { isLit = false }
        case .shake where !reduceMotion:
            shift = 12
            withAnimation(.interpolatingSpring(stiffness: 900, damping: 8)) { shift = 0 }
        case .shake: break
        }
    }
}
#endif

#if canImport(UIKit)
public import AppShell
import AppShellUIModel
import UIKit

/// The feedback generators of UIKit. A device without a haptic engine stays still.
public struct SystemHaptics: Haptics {
    private let generators: HapticGenerators

    /// Nothing is prepared yet.
    @MainActor
    public init() {
        generators = HapticGenerators()
    }

    public func prepare() { onMain { generators.prepare() } }

    public func play(_ feedback: HapticFeedback) { onMain { generators.play(HapticPattern(feedback)) } }
}

/// Kept, since a generator that is made anew starts its engine late.
@MainActor
private final class HapticGenerators {
    private let notification = UINotificationFeedbackGenerator()
    private let selection = UISelectionFeedbackGenerator()
    private let rigid = UIImpactFeedbackGenerator(style: .rigid)
    private let heavy = UIImpactFeedbackGenerator(style: .heavy)

    func prepare() {
        let all: [UIFeedbackGenerator] = [notification, selection, rigid, heavy]
        for generator in all { generator.prepare() }
    }

    func play(_ pattern: HapticPattern) {
        for (beat, milliseconds) in pattern.beats {
            guard milliseconds > 0 else {
                play(beat)
                continue
            }
            Task {
                try? await Task.sleep(for: .milliseconds(milliseconds))
                self.play(beat)
            }
        }
    }

    private func play(_ beat: HapticPattern.Beat) {
        switch beat {
        case .success: notification.notificationOccurred(.success)
        case .error: notification.notificationOccurred(.error)
        case .selection: selection.selectionChanged()
        case .rigid: rigid.impactOccurred()
        case .heavy: heavy.impactOccurred()
        }
        // The engine goes idle after some seconds. The next beat is likely to be of the same kind.
        generator(of: beat).prepare()
    }

    private func generator(of beat: HapticPattern.Beat) -> UIFeedbackGenerator {
        switch beat {
        case .success, .error: notification
        case .selection: selection
        case .rigid: rigid
        case .heavy: heavy
        }
    }
}
#endif

public import AppShell

/// What a feedback is made of, in the terms of a system's feedback generators.
public struct HapticPattern: Hashable, Sendable {
    /// One beat.
    public enum Beat: Hashable, Sendable {
        /// The system's own for something that succeeded, or failed.
        case success, error
        /// The system's own for a selection that changed.
        case selection
        /// A stiff, short one.
        case rigid
        /// A strong one.
        case heavy
    }

    /// The beats, each with the milliseconds from the start.
    public let beats: [(beat: Beat, milliseconds: Int)]

    /// How a feedback is played.
    public init(_ feedback: HapticFeedback) {
        beats =
            switch feedback {
            case .success: [(.success, 0)]
            case .error: [(.error, 0)]
            case .selection: [(.selection, 0)]
            case .click: [(.rigid, 0)]
            // Far enough apart to be felt as two (PI-FR9).
            case .doubleVibration: [(.heavy, 0), (.heavy, 150)]
            }
    }

    public static func == (one: HapticPattern, other: HapticPattern) -> Bool {
        one.beats.elementsEqual(other.beats) { $0 == $1 }
    }

    public func hash(into hasher: inout Hasher) {
        for beat in beats {
            hasher.combine(beat.beat)
            hasher.combine(beat.milliseconds)
        }
    }
}

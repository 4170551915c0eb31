extension Content {
    /// How an element is drawn where that says something: how faint, how bright, what just happened to it.
    ///
    /// An element whose look may change needs a look from the start, with the default values: a host may use different views
    /// for elements with and without a look.
    public struct Look: Hashable, Codable, Sendable {
        /// 0 (not seen) to 1, at the moment of drawing.
        public var opacity = 1.0
        /// The change of opacity that is under way.
        public var fade: Fade?
        /// Light around it.
        public var glow: Glow?
        /// The last short effect; it is played once, when its number is a new one.
        public var effect: Effect?

        /// As usual, but for what is given.
        public init(opacity: Double = 1, fade: Fade? = nil, glow: Glow? = nil, effect: Effect? = nil) {
            self.opacity = opacity
            self.fade = fade
            self.glow = glow
            self.effect = effect
        }
    }

    /// An even change of opacity, as it goes on from the moment of drawing.
    public struct Fade: Hashable, Codable, Sendable {
        /// The opacity it ends at, 0 to 1.
        public var target: Double
        /// How long it takes from now.
        public var remaining: Duration

        /// A change of opacity from now on.
        public init(target: Double, remaining: Duration) {
            self.target = target
            self.remaining = remaining
        }
    }

    /// Light around an element.
    public enum Glow: String, Hashable, Codable, Sendable {
        /// A thin or a wide shine.
        case subtle, strong
    }

    /// Something short that is seen once.
    public struct Effect: Hashable, Codable, Sendable {
        /// What is seen.
        public enum Kind: String, Hashable, Codable, Sendable {
            /// Lights up briefly.
            case flash
            /// Shakes from side to side.
            case shake
        }

        /// What is seen.
        public var kind: Kind
        /// Which one it is of this element, from 1.
        public var number: Int

        /// - Parameter number: from 1; the effect is played when it changes.
        public init(_ kind: Kind, number: Int) {
            self.kind = kind
            self.number = number
        }
    }
}

extension Content.Look {
    /// In a few words: `20 %, strong glow, flash 3`; empty if it looks as usual.
    package var summary: String {
        var strings: [String] = []
        if opacity != 1 || fade != nil { strings.append("\(Int((opacity * 100).rounded())) %") }
        if let fade { strings.append("fading to \(Int((fade.target * 100).rounded())) %") }
        if let glow { strings.append("\(glow.rawValue) glow") }
        if let effect { strings.append("\(effect.kind.rawValue) \(effect.number)") }
        return strings.joined(separator: ", ")
    }
}

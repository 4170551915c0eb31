extension Content {
    /// A number anywhere on a scale: a radius, a price, a volume.
    ///
    /// ```swift
    /// Content.slider("Rayon", value: radius, in: 5...50, step: 5) { "\($0) km" } set: { self.radius = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - range: what can be set; where the step does not end at its upper bound, the last number before it is the most.
    ///   - step: the distance of two numbers; more than 0, or nothing but the lower bound can be set.
    ///   - text: a number as the screen shows it and a screen reader says it; no two of the scale alike.
    ///   - set: gets the new number, which is one of the scale.
    public static func slider(
        _ label: String,
        value: Double,
        in range: ClosedRange<Double>,
        step: Double,
        isEnabled: Bool = true,
        text: @escaping (Double) -> String,
        set: @escaping (Double) -> Void
    ) -> Content {
        var state = State()
        state.isDisabled = !isEnabled
        var slider = Content(
            role: .slider,
            label: label,
            value: text(value),
            state: state,
            action: .slide(text: text, set)
        )
        slider.details = .scale(Scale(value, in: range, step: step))
        return slider
    }

    /// A slider of whole numbers.
    public static func slider(
        _ label: String,
        value: Int,
        in range: ClosedRange<Int>,
        step: Int = 1,
        isEnabled: Bool = true,
        text: @escaping (Int) -> String,
        set: @escaping (Int) -> Void
    ) -> Content {
        // Beyond 2^53 a whole number may be rounded out of its range.
        func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? range.upperBound }
        return slider(
            label,
            value: Double(value),
            in: Double(range.lowerBound)...Double(range.upperBound),
            step: Double(step),
            isEnabled: isEnabled,
            text: { text(whole($0)) },
            set: { set(whole($0)) }
        )
    }

    /// For a slider: what it can be set to.
    public var scale: Scale? { if case .scale(let scale) = details { scale } else { nil } }

    /// The numbers that a slider can be set to, and the one that it shows.
    public struct Scale: Hashable, Sendable {
        /// From the least number on.
        public let range: ClosedRange<Double>
        /// The distance of two numbers.
        public let step: Double
        /// The one that is shown; it may lie beside the others.
        public let number: Double

        init(_ number: Double, in range: ClosedRange<Double>, step: Double) {
            self.number = number
            self.range = range
            self.step = step
        }

        /// How many numbers there are, from 1 to a billion.
        public var count: Int {
            guard step > 0 else { return 1 }
            // A tenth is none exactly: 0.3 is three of them all the same.
            let steps = (range.upperBound - range.lowerBound) / step + 1e-6
            return steps < 1e9 ? Int(steps) + 1 : 1_000_000_000
        }

        /// A number by its index, from 0; the nearest one where there is none of that index.
        public func number(at index: Int) -> Double {
            guard step > 0 else { return range.lowerBound }
            let number = range.lowerBound + Double(min(max(index, 0), count - 1)) * step
            // Without the traces of binary fractions: 0.3, and not 0.30000000000000004.
            return number == number.rounded() ? number : (number * 1e9).rounded() / 1e9
        }

        /// The index of a number, from 0; nil for one that can't be set.
        public func index(of number: Double) -> Int? {
            guard number.isFinite else { return nil }
            let nearest = nearestIndex(to: number)
            return abs(number - self.number(at: nearest)) <= abs(step) * 1e-6 ? nearest : nil
        }

        /// The index of the number next to another one.
        public func nearestIndex(to number: Double) -> Int {
            let steps = ((number - range.lowerBound) / step).rounded()
            return steps > 0 ? Int(min(steps, Double(count - 1))) : 0
        }
    }
}

extension ContentSnapshot {
    /// See ``Content/scale``.
    public var scale: Content.Scale? { if case .scale(let scale) = details { scale } else { nil } }
}

extension Content.Scale {
    /// The least number, as HTML and notes write it: `5`, `0.5`.
    package var leastText: String { Self.text(number(at: 0)) }
    package var mostText: String { Self.text(number(at: count - 1)) }
    package var stepText: String { Self.text(step) }
    package var numberText: String { Self.text(number) }

    /// As HTML, notes and acts write a number.
    package static func text(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
}

extension Content {
    /// Figures that a host draws. What they mean is said in words by the element that holds them.
    public struct Chart: Hashable, Sendable {
        public enum Form: String, Hashable, Sendable {
            /// Points joined in their order.
            case line
            /// A bar each.
            case bars
            /// Squares in rows, the darker the higher.
            case map
        }

        /// One figure.
        public struct Point: Hashable, Sendable {
            /// Under it, or beside its square: a date, a range.
            public let label: String
            public let value: Double

            public init(_ label: String, _ value: Double) {
                self.label = label
                self.value = value
            }
        }

        public let form: Form
        public let points: [Point]
        /// What the values are, as it stands at the axis: `décimales`.
        public let unit: String

        public init(_ form: Form, points: [Point], unit: String) {
            self.form = form
            self.points = points
            self.unit = unit
        }
    }
}

extension Content {
    /// Figures that a host draws. The element that holds them says in words what they mean.
    public struct Chart: Hashable, Sendable {
        /// How the figures are drawn.
        public enum Form: String, Hashable, Sendable {
            /// Points joined in their order.
            case line
            /// A bar each.
            case bars
            /// Squares in rows: the higher, the darker.
            case map
        }

        /// One figure.
        public struct Point: Hashable, Sendable {
            /// Under it, or beside its square: a date, a range.
            public let label: String
            /// The figure.
            public let value: Double

            /// One figure and what it is of.
            public init(_ label: String, _ value: Double) {
                self.label = label
                self.value = value
            }
        }

        /// How the figures are drawn.
        public let form: Form
        /// The figures, in order.
        public let points: [Point]
        /// The unit at the axis: `décimales`.
        public let unit: String

        /// A chart of points in their order.
        public init(_ form: Form, points: [Point], unit: String) {
            self.form = form
            self.points = points
            self.unit = unit
        }
    }
}

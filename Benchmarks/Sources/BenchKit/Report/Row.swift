/// One line of the report: what was measured, ours, the peer's.
package struct Row: Codable, Sendable {
    /// What an upper or lower bound is set on.
    package struct Goal: Codable, Sendable {
        package let text: String
        package let isMet: Bool

        package init(_ text: String, isMet: Bool) {
            self.text = text
            self.isMet = isMet
        }
    }

    package enum Unit: String, Codable, Sendable {
        /// Nanoseconds of the thread's CPU time.
        case cpuTime
        /// Nanoseconds that passed.
        case wallTime
        case bytes
    }

    package let group: String
    package let name: String
    package let ours: Measurement
    package let peer: Measurement?
    package let peerName: String?
    package let goals: [Goal]
    package let unit: Unit

    package init(
        group: String,
        name: String,
        ours: Measurement,
        peer: (name: String, measurement: Measurement)? = nil,
        goals: [Goal] = [],
        unit: Unit = .cpuTime
    ) {
        self.group = group
        self.name = name
        self.ours = ours
        self.peer = peer?.measurement
        peerName = peer?.name
        self.goals = goals
        self.unit = unit
    }

    /// How many times faster, or smaller, ours is.
    package var ratio: Double? { peer.map { $0.median / max(ours.median, 0.001) } }
}

extension Row.Goal {
    package static func atMost(_ limit: Double, _ value: Double, _ unit: String) -> Row.Goal {
        Row.Goal("≤ \(Figure.plain(limit)) \(unit)", isMet: value <= limit)
    }

    package static func timesFaster(_ limit: Double, _ ratio: Double) -> Row.Goal {
        Row.Goal("≥ \(Figure.plain(limit)) ×", isMet: ratio >= limit)
    }

    /// A block in a thousand operations and more is met: what a run sets up.
    package static func noAllocation(_ allocations: Double?) -> Row.Goal? {
        allocations.map { Row.Goal("no allocation", isMet: $0 < 0.001) }
    }
}

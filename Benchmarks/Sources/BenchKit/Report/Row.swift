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

    package let group: String
    package let name: String
    package let ours: Measurement
    package let peer: Measurement?
    package let peerName: String?
    package let goals: [Goal]

    package init(
        group: String,
        name: String,
        ours: Measurement,
        peer: (name: String, measurement: Measurement)? = nil,
        goals: [Goal] = []
    ) {
        self.group = group
        self.name = name
        self.ours = ours
        self.peer = peer?.measurement
        peerName = peer?.name
        self.goals = goals
    }

    /// How many times faster ours is.
    package var ratio: Double? { peer.map { $0.median / max(ours.median, 0.001) } }
}

extension Row.Goal {
    package static func atMost(_ limit: Double, _ value: Double, _ unit: String) -> Row.Goal {
        Row.Goal("≤ \(Figure.plain(limit)) \(unit)", isMet: value <= limit)
    }

    package static func timesFaster(_ limit: Double, _ ratio: Double) -> Row.Goal {
        Row.Goal("≥ \(Figure.plain(limit)) ×", isMet: ratio >= limit)
    }

    package static func noAllocation(_ allocations: Double?) -> Row.Goal? {
        allocations.map { Row.Goal("no allocation", isMet: $0 == 0) }
    }
}

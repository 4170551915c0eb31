import AppShellTexts

/// Makes the path of a finding shorter, one round of candidates at a time (delta debugging): parts of the path are left
/// out, large ones first, and faults; what still breaks the law is kept.
public struct Shrinking: Sendable {
    /// The finding, with the shortest path so far.
    public private(set) var finding: Finding
    /// How many moves are left out at once; 0 once nothing is left to try.
    private var part: Int

    /// - Parameter finding: with the path to shorten.
    public init(_ finding: Finding) {
        self.finding = finding
        part = max(1, finding.path.count / 2)
    }

    /// The paths to try now, the best first; none at the end.
    public var candidates: [[Move]] {
        guard part > 0 else { return [] }
        let path = finding.path
        var candidates = stride(from: 0, to: path.count, by: part).map { start in
            Array(path[..<start] + path[min(path.count, start + part)...])
        }
        if part == 1 {
            for index in path.indices where path[index].fault != nil {
                candidates.append(Array(path[..<index] + [Move(path[index].act)] + path[(index + 1)...]))
            }
        }
        // A long way in may be no more than a launch.
        if path.first?.act != .launch {
            candidates.insert(
                contentsOf: path.indices.dropFirst().reversed().map { [Move(.launch)] + path[$0...] },
                at: 0
            )
        } else {
            candidates.insert(
                contentsOf: path.indices.dropFirst(2).reversed().map { [Move(.launch)] + path[$0...] },
                at: 0
            )
        }
        return candidates.filter { !$0.isEmpty && $0.count <= path.count && $0 != path }
    }

    /// Takes what came of the candidates.
    ///
    /// - Parameter index: of the first that breaks the same law in the same way; nil: none does.
    public mutating func take(_ index: Int?) {
        let candidates = candidates
        if let index, candidates.indices.contains(index) {
            finding.path = candidates[index]
            part = min(part, max(1, finding.path.count / 2))
        } else {
            part = part > 1 ? part / 2 : 0
        }
    }

    /// Whether what a worker told of a candidate breaks the same law in the same way.
    public func isSame(_ events: [ExplorationEvent]) -> Bool { finding.isSame(events) }
}

extension Finding {
    /// Whether what a worker told of the check of a path breaks the same law in the same way.
    public func isSame(_ events: [ExplorationEvent]) -> Bool {
        events.contains { event in
            switch event {
            case .reached(let transition):
                (transition.violations + transition.stateViolations).contains(where: isSame)
            case .tried(let violations): violations.contains(where: isSame)
            case .died(.trap): law == Law.noTrap.name
            case .died(.hang): law == Law.noHang.name
            case .died(.lost): law == Law.repeats.name
            case .begins, .compared, .ended: false
            }
        }
    }

    private func isSame(_ violation: LawViolation) -> Bool {
        violation.law == law && violation.violation.subject.english == subject.english
    }
}

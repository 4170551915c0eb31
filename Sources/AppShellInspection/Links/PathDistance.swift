import AppShell

/// How far a link's path is from a pattern: segments added, left out, or other than they should be.
struct PathDistance {
    /// In segments; one that is misspelt counts in part.
    let cost: Double
    /// Whether they have something in common.
    let isNear: Bool

    static func between(_ path: [String], and pattern: LinkPattern) -> PathDistance {
        let distances = pattern.shapes.map { shape in
            let cost = cost(path, shape)
            return PathDistance(cost: cost, isNear: cost < Double(max(path.count, shape.count)))
        }
        return distances.min { $0.cost < $1.cost } ?? PathDistance(cost: .infinity, isNear: false)
    }

    /// The edit distance of Levenshtein, over segments.
    private static func cost(_ path: [String], _ shape: [LinkPattern.Segment]) -> Double {
        var row: [Double] = (0...shape.count).map { index in
            shape[..<index].reduce(0.0) { $0 + ($1.parameter?.isOptional == true ? 0 : 1) }
        }
        for segment in path {
            var diagonal = row[0]
            row[0] += 1
            for (index, expected) in shape.enumerated() {
                let replaced = diagonal + difference(segment, expected)
                diagonal = row[index + 1]
                let isTaken = expected.isRest
                row[index + 1] = min(replaced, diagonal + (isTaken ? 0 : 1), row[index] + 1)
            }
        }
        return row[shape.count]
    }

    /// 0 where the segment is as expected, 1 where nothing of it is.
    private static func difference(_ text: String, _ segment: LinkPattern.Segment) -> Double {
        if segment.fits(text) { return 0 }
        guard case .literal(let literal) = segment else { return 0.75 }
        let length = max(text.utf8.count, literal.utf8.count)
        guard abs(text.utf8.count - literal.utf8.count) * 2 < length else { return 1 }
        return min(1, Double(edits(text, literal)) * 2 / Double(length))
    }

    /// The edit distance of Levenshtein, over bytes.
    static func edits(_ text: String, _ other: String) -> Int {
        let other = Array(other.utf8)
        var row = Array(0...other.count)
        for byte in text.utf8 {
            var diagonal = row[0]
            row[0] += 1
            for (index, expected) in other.enumerated() {
                let replaced = diagonal + (byte == expected ? 0 : 1)
                diagonal = row[index + 1]
                row[index + 1] = min(replaced, diagonal + 1, row[index] + 1)
            }
        }
        return row[other.count]
    }
}

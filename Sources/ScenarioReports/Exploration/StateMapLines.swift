/// The lines of a drawn map, and where they leave and reach the screens.
///
/// Links and notifications lead from everywhere to everywhere, and every screen can be left for another app: of such
/// ways only those are drawn by which a screen was reached at all.
struct StateMapLines {
    /// The ways between two screens, in both directions.
    struct Line {
        /// Left of the other, or above it in the same column.
        let one: Int
        let other: Int
        /// Indices of edges from `one` to `other` and back.
        var there: Int?
        var back: Int?
        /// Whether one of the screens stands behind the other by this way.
        var isTree = false
        var start = (x: 0, y: 0)
        var end = (x: 0, y: 0)
    }

    private(set) var lines: [Line] = []
    /// How many edges are not drawn.
    private(set) var leftOut = 0

    init(_ map: StateMap, _ layout: StateMapLayout) {
        let tree = Set(layout.parents.compactMap(\.self))
        var numbers: [[Int]: Int] = [:]
        for (index, edge) in map.edges.enumerated() {
            let isInside = !map.nodes[edge.from].isOutside && !map.nodes[edge.to].isOutside
            guard tree.contains(index) || isInside && edge.isWithinApp else {
                leftOut += 1
                continue
            }
            let isForward = Self.stands(edge.from, before: edge.to, in: layout)
            let (one, other) = isForward ? (edge.from, edge.to) : (edge.to, edge.from)
            let number = numbers[[one, other]] ?? lines.count
            if number == lines.count {
                numbers[[one, other]] = number
                lines.append(Line(one: one, other: other))
            }
            if isForward { lines[number].there = index } else { lines[number].back = index }
            if tree.contains(index) { lines[number].isTree = true }
        }
        connect(layout)
    }

    private static func stands(_ one: Int, before other: Int, in layout: StateMapLayout) -> Bool {
        let (left, right) = (layout.boxes[one], layout.boxes[other])
        return (left.x, left.y) < (right.x, right.y)
    }

    /// Spreads the ends over the sides of the screens, so that lines do not cross there.
    private mutating func connect(_ layout: StateMapLayout) {
        var right: [Int: [(line: Int, y: Int, isStart: Bool)]] = [:]
        var left: [Int: [(line: Int, y: Int, isStart: Bool)]] = [:]
        for (index, line) in lines.enumerated() {
            let (one, other) = (layout.boxes[line.one], layout.boxes[line.other])
            right[line.one, default: []].append((index, other.middle, true))
            if one.x == other.x {
                right[line.other, default: []].append((index, one.middle, false))
            } else {
                left[line.other, default: []].append((index, one.middle, false))
            }
        }
        for (sides, isRight) in [(right, true), (left, false)] {
            for (node, ends) in sides {
                let box = layout.boxes[node]
                let sorted = ends.sorted { ($0.y, $0.line) < ($1.y, $1.line) }
                for (place, end) in sorted.enumerated() {
                    let point = (x: isRight ? box.right : box.x, y: box.y + box.height * (place + 1) / (ends.count + 1))
                    if end.isStart { lines[end.line].start = point } else { lines[end.line].end = point }
                }
            }
        }
    }
}

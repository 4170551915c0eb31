/// Where the screens of a map stand: in columns, one act further from the first screen each.
///
/// Outside the app is the first column, the first screen alone begins the second. A screen stands behind the one that
/// leads to it with the fewest links and notifications, which lead anywhere, and then with the fewest acts.
struct StateMapLayout {
    /// A rectangle, in points.
    struct Box {
        var x = 0
        var y = 0
        var width = StateMapLayout.boxWidth
        var height = 0

        var right: Int { x + width }
        var bottom: Int { y + height }
        var middle: Int { y + height / 2 }
    }

    static let boxWidth = 228
    static let columnGap = 104
    static let rowGap = 18
    static let lineHeight = 17
    static let margin = 16
    /// The most routes of one screen that are named.
    static let mostLines = 4

    /// By node.
    private(set) var boxes: [Box]
    /// By node: the index of the edge that it is reached by.
    private(set) var parents: [Int?]
    /// By node.
    private(set) var columns: [Int]
    /// Of the columns.
    private(set) var width = 0
    private(set) var height = 0

    init(_ map: StateMap) {
        (parents, columns) = Self.columns(of: map)
        boxes = map.nodes.map { node in
            Box(height: Self.height(lines: min(node.routes.count, Self.mostLines) + 1))
        }
        place(Self.ordered(map, columns))
    }

    static func height(lines: Int) -> Int { 14 + lines * lineHeight }

    // MARK: Columns

    private static func columns(of map: StateMap) -> (parents: [Int?], columns: [Int]) {
        // Fewest links and notifications, then fewest acts.
        var costs: [(jumps: Int, acts: Int)?] = map.nodes.map { _ in nil }
        var parents: [Int?] = map.nodes.map { _ in nil }
        var columns = map.nodes.map { $0.isOutside ? 0 : 1 }
        var open = Set(map.nodes.indices)
        for node in map.nodes.indices where map.nodes[node].isOutside { costs[node] = (1, 0) }
        if let first = map.first { costs[first] = (0, 0) }
        let ways = Dictionary(grouping: map.edges.indices) { map.edges[$0].from }
        while let node = open.filter({ costs[$0] != nil }).min(by: { one, other in
            (costs[one]?.jumps ?? 0, costs[one]?.acts ?? 0, one)
                < (costs[other]?.jumps ?? 0, costs[other]?.acts ?? 0, other)
        }), let cost = costs[node] {
            open.remove(node)
            for index in ways[node] ?? [] {
                let edge = map.edges[index]
                guard open.contains(edge.to), !map.nodes[edge.to].isOutside else { continue }
                let isStep = edge.isWithinApp && !map.nodes[node].isOutside
                let reached = (jumps: cost.jumps + (isStep ? 0 : 1), acts: cost.acts + 1)
                if let known = costs[edge.to], known <= reached { continue }
                costs[edge.to] = reached
                parents[edge.to] = index
                columns[edge.to] = columns[node] + 1
            }
        }
        // How the first screen is reached.
        if let first = map.first {
            parents[first] = map.edges.indices.first {
                map.edges[$0].to == first && map.nodes[map.edges[$0].from].isOutside
            }
        }
        return (parents, columns)
    }

    // MARK: Rows

    /// The nodes of each column from top to bottom: near those that they are connected with.
    private static func ordered(_ map: StateMap, _ columns: [Int]) -> [[Int]] {
        var order = [[Int]](repeating: [], count: (columns.max() ?? -1) + 1)
        for node in map.nodes.indices { order[columns[node]].append(node) }
        var neighbours = [[Int]](repeating: [], count: map.nodes.count)
        for edge in map.edges where edge.isWithinApp && abs(columns[edge.from] - columns[edge.to]) == 1 {
            neighbours[edge.from].append(edge.to)
            neighbours[edge.to].append(edge.from)
        }
        var rows = [Double](repeating: 0, count: map.nodes.count)
        func note(_ column: Int) {
            for (row, node) in order[column].enumerated() {
                rows[node] = Double(2 * row + 1) / Double(order[column].count)
            }
        }
        for column in order.indices { note(column) }
        for pass in 0..<4 {
            let isForward = pass.isMultiple(of: 2)
            for column in isForward ? Array(order.indices) : order.indices.reversed() {
                let means = order[column].map { node in
                    let near = neighbours[node].filter { (columns[$0] < column) == isForward }
                    return near.isEmpty ? rows[node] : near.reduce(0) { $0 + rows[$1] } / Double(near.count)
                }
                order[column] = zip(order[column], means).enumerated()
                    .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
                    .map(\.element.0)
                note(column)
            }
        }
        return order
    }

    private mutating func place(_ order: [[Int]]) {
        let heights = order.map { column in
            column.reduce(0) { $0 + boxes[$1].height } + max(column.count - 1, 0) * Self.rowGap
        }
        height = heights.max() ?? 0
        for (column, nodes) in order.enumerated() {
            var y = Self.margin + (height - heights[column]) / 2
            for node in nodes {
                boxes[node].x = Self.margin + column * (Self.boxWidth + Self.columnGap)
                boxes[node].y = y
                y += boxes[node].height + Self.rowGap
            }
        }
        width = max(order.count * (Self.boxWidth + Self.columnGap) - Self.columnGap, 0)
    }
}

/// The screens of an exploration, and the ways between them.
struct StateMap {
    /// A screen.
    struct Node {
        let name: String
        /// How many acts ended on it.
        var visits = 0
        /// How many of these began on it, too.
        var stays = 0
        /// Whether a link or a notification opened it.
        var isLinked = false

        /// Not a screen, but the app is not in the foreground.
        var isOutside: Bool { StateMap.outside.contains(name) }

        /// The routes on display, lowest layer first.
        var routes: [String] { name.split(separator: " + ").map(String.init) }
    }

    /// All ways from one screen to another.
    struct Edge {
        let from: Int
        let to: Int
        var count = 0
        /// How often each kind of act was done, the most frequent first.
        var kinds: [(act: String, count: Int)] = []

        /// Whether an act inside the app leads there; else only a link or a notification does.
        var isWithinApp: Bool { kinds.contains { !StateMap.jumps.contains($0.act) } }
    }

    /// The kinds of act that lead anywhere from everywhere.
    static let jumps: Set<String> = ["open a link", "tap a push", "tap a notification"]
    static let outside = ["not running", "in the background"]

    let product: String
    /// In the order of finding.
    private(set) var nodes: [Node]
    /// By the order of their nodes. What stays on its screen is none.
    private(set) var edges: [Edge] = []
    /// Destinations that were never on display.
    let unreached: [String]

    init(_ report: ExplorationReport) {
        product = report.name
        unreached = report.unreached
        let ways = report.ways.sorted { ($0.from, $0.to, $0.act) < ($1.from, $1.to, $1.act) }
        let names = (report.screens + ways.flatMap { [$0.from, $0.to] }).uniqued()
        nodes = names.map { Node(name: $0) }
        let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        var edges: [[Int]: Edge] = [:]
        for way in ways {
            guard let from = numbers[way.from], let to = numbers[way.to] else { continue }
            nodes[to].visits += way.count
            if Self.jumps.contains(way.act) { nodes[to].isLinked = true }
            guard from != to else {
                nodes[to].stays += way.count
                continue
            }
            var edge = edges[[from, to]] ?? Edge(from: from, to: to)
            edge.count += way.count
            edge.kinds.append((way.act, way.count))
            edges[[from, to]] = edge
        }
        self.edges = edges.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        for index in self.edges.indices {
            self.edges[index].kinds.sort { $0.count == $1.count ? $0.act < $1.act : $0.count > $1.count }
        }
    }

    /// The screen that a launch most often leads to, or else the first that was found.
    var first: Int? {
        let launches = edges.filter { nodes[$0.from].name == Self.outside[0] && !nodes[$0.to].isOutside }
        let counts = launches.map { edge in
            (node: edge.to, count: edge.kinds.first { $0.act == "launch" }?.count ?? 0)
        }
        if let most = counts.map(\.count).max(), most > 0 { return counts.first { $0.count == most }?.node }
        return nodes.firstIndex { !$0.isOutside }
    }
}

// MARK: - Words

extension StateMap {
    /// How many kinds of act the words about an edge name.
    private static let mostKinds = 5

    /// `home → blog: 12 acts`, and the most frequent kinds of act, a line each.
    func words(for edge: Edge) -> String {
        let head = "\(nodes[edge.from].name) → \(nodes[edge.to].name): \(ExplorationReport.counted(edge.count, "act"))"
        return ([head] + kindLines(of: edge)).joined(separator: "\n")
    }

    /// `12 × tap button “Envoyer”`
    func kindLines(of edge: Edge) -> [String] {
        let lines = edge.kinds.prefix(Self.mostKinds).map { "\(ExplorationReport.grouped($0.count)) × \($0.act)" }
        let rest = edge.kinds.count - Self.mostKinds
        return rest > 0 ? lines + ["and \(ExplorationReport.counted(rest, "kind")) of act more"] : lines
    }

    /// The name and the counts of a screen.
    func words(for node: Node) -> String {
        var words = "\(node.name): \(ExplorationReport.counted(node.visits, "act")) ended here"
        if node.stays > 0 { words += ", \(ExplorationReport.grouped(node.stays)) of them began here" }
        return node.isLinked ? words + ". Links or notifications open it." : words + "."
    }

    /// `Madinia: 14 screens, 42 ways between them, 2 destinations never on display.`
    var summary: String {
        let screens = nodes.count { !$0.isOutside }
        return "\(product): \(ExplorationReport.counted(screens, "screen")), "
            + "\(ExplorationReport.counted(edges.count, "way")) between them, "
            + "\(ExplorationReport.counted(unreached.count, "destination")) never on display."
    }
}

import AppShellTexts

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

        /// Its name in the language of the current `Reader`: routes have one name in all of them.
        var localizedName: String { isOutside ? Reader.current.text(name) : name }

        /// The routes on display, lowest layer first.
        var routes: [String] { localizedName.split(separator: " + ").map(String.init) }
    }

    /// All ways from one screen to another.
    struct Edge {
        let from: Int
        let to: Int
        var count = 0
        /// How often each kind of act was done, the most frequent first.
        var kinds: [(act: BilingualText, count: Int)] = []

        /// Whether an act inside the app leads there; else only a link or a notification does.
        var isWithinApp: Bool { kinds.contains { !StateMap.jumps.contains($0.act.english) } }
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
        let ways = report.ways.sorted {
            ($0.from, $0.to, $0.act.english) < ($1.from, $1.to, $1.act.english)
        }
        let names = (report.screens + ways.flatMap { [$0.from, $0.to] }).uniqued()
        nodes = names.map { Node(name: $0) }
        let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        var edges: [[Int]: Edge] = [:]
        for way in ways {
            guard let from = numbers[way.from], let to = numbers[way.to] else { continue }
            nodes[to].visits += way.count
            if Self.jumps.contains(way.act.english) { nodes[to].isLinked = true }
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
            self.edges[index].kinds.sort {
                $0.count == $1.count ? $0.act.english < $1.act.english : $0.count > $1.count
            }
        }
    }

    /// The screen that a launch most often leads to, or else the first that was found.
    var first: Int? {
        let launches = edges.filter { nodes[$0.from].name == Self.outside[0] && !nodes[$0.to].isOutside }
        let counts = launches.map { edge in
            (node: edge.to, count: edge.kinds.first { $0.act.english == "launch" }?.count ?? 0)
        }
        if let most = counts.map(\.count).max(), most > 0 { return counts.first { $0.count == most }?.node }
        return nodes.firstIndex { !$0.isOutside }
    }
}

// MARK: - Words, in the language of the current `Reader`

extension StateMap {
    /// How many kinds of act the words about an edge name.
    private static let mostKinds = 5

    /// `home → blog: 12 acts`, and the most frequent kinds of act, a line each.
    func words(for edge: Edge) -> String {
        let (from, to) = (nodes[edge.from].localizedName, nodes[edge.to].localizedName)
        let head = localized("\(from) → \(to): \(grouped: edge.count, "act")")
        return ([head] + kindLines(of: edge)).joined(separator: "\n")
    }

    /// `12 × tap button “Envoyer”`
    func kindLines(of edge: Edge) -> [String] {
        let lines = edge.kinds.prefix(Self.mostKinds).map { "\(ExplorationReport.grouped($0.count)) × \($0.act)" }
        let rest = edge.kinds.count - Self.mostKinds
        guard rest > 0 else { return lines }
        return lines + [localized("and \(grouped: rest, "kind of act more|kinds of act more")")]
    }

    /// The name and the counts of a screen.
    func words(for node: Node) -> String {
        var words = localized("\(node.localizedName): \(grouped: node.visits, "act ended here|acts ended here")")
        if node.stays > 0 { words = localized("\(words), \(grouped: node.stays) of them began here") }
        return node.isLinked ? localized("\(words). Links or notifications open it.") : words + "."
    }

    /// `Madinia: 14 screens, 42 ways between them, 2 destinations never on display.`
    var summary: String {
        let screens = nodes.count { !$0.isOutside }
        let unreached = unreached.count
        return localized(
            "\(product): \(grouped: screens, "screen|screens"), \(grouped: edges.count, "way") between them, \(grouped: unreached, "destination") never on display."
        )
    }
}

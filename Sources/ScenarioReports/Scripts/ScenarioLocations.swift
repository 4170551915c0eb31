import CucumberGherkin

/// Finds the scenarios for a line of a file.
///
/// A scenario owns every line from its first tag to the next element. In an outline, rows of examples own their
/// scenarios. The lines of a feature, rule or background select everything below them.
struct ScenarioLocations: Sendable {
    /// Lines by scenario id.
    private var own: [String: ClosedRange<Int>] = [:]
    /// Lines that select everything below them, up to a line.
    private var shared: [(lines: ClosedRange<Int>, reach: ClosedRange<Int>)] = []
    /// The lines of examples' rows, by row id.
    private var rows: [String: Int] = [:]
    private var rowLines: Set<Int> = []
    /// The examples of each row: their heading and header select all their rows.
    private var examples: [(lines: ClosedRange<Int>, rows: Set<String>)] = []

    init(_ document: Gherkin.Document) {
        guard let feature = document.feature else { return }
        let top = feature.children.map(Block.init)
        share(from: feature.tags.first?.location.line ?? feature.location.line, over: top, until: .max)
        add(top, until: .max)
        for (index, child) in feature.children.enumerated() {
            guard case .rule(let rule) = child else { continue }
            let end = top.indices.contains(index + 1) ? top[index + 1].start - 1 : .max
            let inner = rule.children.map(Block.init)
            share(from: top[index].start, over: inner, until: end)
            add(inner, until: end)
        }
    }

    func owns(_ line: Int, _ pickle: Pickle) -> Bool {
        if shared.contains(where: { $0.lines.contains(line) && $0.reach.contains(pickle.location.line) }) {
            return true
        }
        guard let scenario = pickle.astNodeIds.first, own[scenario]?.contains(line) == true else { return false }
        guard pickle.astNodeIds.count > 1, let row = pickle.astNodeIds.last else { return true }
        if rowLines.contains(line) { return rows[row] == line }
        guard let group = examples.first(where: { $0.lines.contains(line) }) else { return true }
        return group.rows.contains(row)
    }

    /// The lines before the first child.
    private mutating func share(from start: Int, over children: [Block], until end: Int) {
        guard let first = children.first else { return }
        shared.append((start...max(start, first.start - 1), start...end))
    }

    private mutating func add(_ blocks: [Block], until end: Int) {
        for (index, block) in blocks.enumerated() {
            let last = blocks.indices.contains(index + 1) ? blocks[index + 1].start - 1 : end
            let lines = block.start...max(block.start, last)
            switch block.kind {
            case .background: shared.append((lines, block.start...end))
            case .rule: break
            case .scenario(let scenario):
                own[scenario.id] = lines
                for group in scenario.examples { add(group) }
            }
        }
    }

    private mutating func add(_ group: Gherkin.Examples) {
        for row in group.tableBody {
            rows[row.id] = row.location.line
            rowLines.insert(row.location.line)
        }
        let start = group.tags.first?.location.line ?? group.location.line
        let end = group.tableBody.last?.location.line ?? group.tableHeader?.location.line ?? group.location.line
        examples.append((start...max(start, end), Set(group.tableBody.map(\.id))))
    }
}

/// A child of a feature or rule, and its first line.
private struct Block {
    enum Kind {
        case background
        case scenario(Gherkin.Scenario)
        case rule
    }

    let start: Int
    let kind: Kind

    init(_ child: Gherkin.FeatureChild) {
        switch child {
        case .background(let background): self.init(background)
        case .scenario(let scenario): self.init(scenario)
        case .rule(let rule):
            self.init(start: rule.tags.first?.location.line ?? rule.location.line, kind: .rule)
        }
    }

    init(_ child: Gherkin.RuleChild) {
        switch child {
        case .background(let background): self.init(background)
        case .scenario(let scenario): self.init(scenario)
        }
    }

    private init(start: Int, kind: Kind) {
        self.start = start
        self.kind = kind
    }

    private init(_ background: Gherkin.Background) {
        self.init(start: background.location.line, kind: .background)
    }

    private init(_ scenario: Gherkin.Scenario) {
        self.init(start: scenario.tags.first?.location.line ?? scenario.location.line, kind: .scenario(scenario))
    }
}

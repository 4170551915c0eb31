/// Makes a feature's scenarios ready to run, by the official rules.
///
/// The pickles of a document take at most 64 MiB plus 16 times the file's length: nested placeholders could otherwise
/// fill any memory.
public struct PickleCompiler: Sendable {
    private let budget: Int

    public init() {
        self.init(budget: PickleBudget.floor)
    }

    /// - Parameter budget: in bytes, for a short file.
    init(budget: Int) {
        self.budget = budget
    }

    /// The pickles of a document, in order.
    ///
    /// - Throws: an error at the scenario or row that exceeds the budget.
    public func pickles(
        of document: Gherkin.Document,
        ids: inout IdentifierSequence
    ) throws(GherkinErrors) -> [Pickle] {
        guard let feature = document.feature else { return [] }
        var compilation = PickleCompilation(feature, uri: document.uri, ids: ids, budget: budget)
        compilation.pickles.reserveCapacity(feature.pickleCount)
        defer { ids = compilation.ids }
        do throws(PickleBudget.Spent) { try compilation.compile(feature) } catch { throw compilation.tooLarge }
        return compilation.pickles
    }
}

/// What scenarios inherit from their feature and rule.
private struct PickleScope {
    var tags: [PickleTag]
    var background: [Gherkin.Step] = []
}

private struct PickleCompilation {
    let uri: String
    let language: String
    var ids: IdentifierSequence
    var pickles: [Pickle] = []
    private var budget: PickleBudget
    /// The scenario being compiled.
    private var location: Gherkin.Location

    init(_ feature: Gherkin.Feature, uri: String, ids: IdentifierSequence, budget: Int) {
        self.uri = uri
        self.language = feature.language
        self.ids = ids
        self.budget = PickleBudget(feature, floor: budget)
        self.location = feature.location
    }

    var tooLarge: GherkinErrors {
        let fact = """
            the scenarios of this file take more room than there is: use fewer rows of examples or fewer steps, or \
            values that hold no placeholders
            """
        return GherkinErrors(errors: [GherkinError(fact, at: location, in: uri)])
    }

    mutating func compile(_ feature: Gherkin.Feature) throws(PickleBudget.Spent) {
        var scope = PickleScope(tags: try tags([], and: feature.tags))
        for child in feature.children {
            switch child {
            case .background(let background): scope.background += background.steps
            case .scenario(let scenario): try compile(scenario, in: scope)
            case .rule(let rule): try compile(rule, in: scope)
            }
        }
    }

    private mutating func compile(
        _ rule: Gherkin.Rule,
        in outer: PickleScope
    ) throws(PickleBudget.Spent) {
        location = rule.location
        var scope = outer
        scope.tags = try tags(scope.tags, and: rule.tags)
        for child in rule.children {
            switch child {
            case .background(let background): scope.background += background.steps
            case .scenario(let scenario): try compile(scenario, in: scope)
            }
        }
    }

    /// Examples make an outline, whatever the keyword.
    private mutating func compile(
        _ scenario: Gherkin.Scenario,
        in scope: PickleScope
    ) throws(PickleBudget.Spent) {
        location = scenario.location
        let tags = try tags(scope.tags, and: scenario.tags)
        if scenario.examples.isEmpty {
            let steps = try pickleSteps(of: scenario, after: scope.background, filledBy: nil)
            add(scenario, name: scenario.name, at: scenario.location, steps: steps, tags: tags, row: nil)
        }
        for examples in scenario.examples {
            guard let header = examples.tableHeader else { continue }
            location = examples.location
            let rowTags = try self.tags(tags, and: examples.tags)
            var filling = PlaceholderFilling(header: header)
            for row in examples.tableBody {
                location = row.location
                filling.use(row)
                let steps = try pickleSteps(of: scenario, after: scope.background, filledBy: (filling, row.identifier))
                let name = try filling.fill(scenario.name, within: &budget)
                add(scenario, name: name, at: row.location, steps: steps, tags: rowTags, row: row.identifier)
            }
        }
    }

    private mutating func add(
        _ scenario: Gherkin.Scenario,
        name: String,
        at location: Gherkin.Location,
        steps: [PickleStep],
        tags: [PickleTag],
        row: Identifier?
    ) {
        let pickle = Pickle(
            identifier: ids.nextIdentifier(),
            uri: uri,
            location: location,
            name: name,
            language: language,
            steps: steps,
            tags: tags,
            origin: PickleOrigin(node: scenario.identifier, row: row)
        )
        pickles.append(pickle)
    }

    /// Inherited tags, then a node's own.
    private mutating func tags(
        _ inherited: [PickleTag],
        and own: [Gherkin.Tag]
    ) throws(PickleBudget.Spent) -> [PickleTag] {
        if own.isEmpty { return inherited }
        try budget.spend(inherited.count + own.count, of: PickleTag.self)
        return inherited + own.map { PickleTag(name: $0.name, node: $0.identifier) }
    }
}

// MARK: - Counting

extension Gherkin.Feature {
    fileprivate var pickleCount: Int {
        children.reduce(0) { count, child in
            switch child {
            case .background: count
            case .scenario(let scenario): count + scenario.pickleCount
            case .rule(let rule): count + rule.pickleCount
            }
        }
    }
}

extension Gherkin.Rule {
    fileprivate var pickleCount: Int {
        children.reduce(0) { count, child in
            if case .scenario(let scenario) = child { count + scenario.pickleCount } else { count }
        }
    }
}

extension Gherkin.Scenario {
    fileprivate var pickleCount: Int {
        examples.isEmpty ? 1 : examples.reduce(0) { $0 + $1.tableBody.count }
    }
}

// MARK: - Steps

extension PickleCompilation {
    /// The steps of a pickle.
    ///
    /// A scenario without steps does not run its background either.
    private mutating func pickleSteps(
        of scenario: Gherkin.Scenario,
        after background: [Gherkin.Step],
        filledBy row: (filling: PlaceholderFilling, identifier: Identifier)?
    ) throws(PickleBudget.Spent) -> [PickleStep] {
        guard !scenario.steps.isEmpty else { return [] }
        try budget.spend(background.count + scenario.steps.count, of: PickleStep.self)
        var steps: [PickleStep] = []
        steps.reserveCapacity(background.count + scenario.steps.count)
        var type = PickleStep.StepType.unknown
        for step in background {
            type = PickleStep.StepType(step.keywordType, after: type)
            steps.append(
                PickleStep(
                    identifier: ids.nextIdentifier(),
                    text: step.text,
                    type: type,
                    argument: try argument(of: step, filledBy: nil),
                    origin: PickleOrigin(node: step.identifier, row: nil)
                )
            )
        }
        for step in scenario.steps {
            type = PickleStep.StepType(step.keywordType, after: type)
            steps.append(
                PickleStep(
                    identifier: ids.nextIdentifier(),
                    text: try filled(step.text, by: row?.filling),
                    type: type,
                    argument: try argument(of: step, filledBy: row?.filling),
                    origin: PickleOrigin(node: step.identifier, row: row?.identifier)
                )
            )
        }
        return steps
    }

    private mutating func filled(
        _ text: String,
        by filling: PlaceholderFilling?
    ) throws(PickleBudget.Spent) -> String {
        try filling?.fill(text, within: &budget) ?? text
    }

    /// The argument of a step. Each says which it is only if there are two.
    private mutating func argument(
        of step: Gherkin.Step,
        filledBy filling: PlaceholderFilling?
    ) throws(PickleBudget.Spent) -> PickleStep.Argument? {
        let (table, docString) = (step.dataTable, step.docString)
        guard table != nil || docString != nil else { return nil }
        var argument = PickleStep.Argument()
        if let table {
            argument.dataTable = PickleStep.DataTable(rows: try rows(of: table, filledBy: filling))
        }
        if let docString {
            var mediaType: String?
            if let written = docString.mediaType { mediaType = try filled(written, by: filling) }
            let content = try filled(docString.content, by: filling)
            argument.docString = PickleStep.DocString(mediaType: mediaType, content: content)
        }
        if let table, let docString {
            let tableIndex = table.location.line < docString.location.line ? 1 : 2
            argument.dataTable?.argumentIndex = tableIndex
            argument.docString?.argumentIndex = 3 - tableIndex
        }
        return argument
    }

    private mutating func rows(
        of table: Gherkin.DataTable,
        filledBy filling: PlaceholderFilling?
    ) throws(PickleBudget.Spent) -> [[String]] {
        var rows: [[String]] = []
        rows.reserveCapacity(table.rows.count)
        for row in table.rows {
            // An array needs memory of its own.
            try budget.spend(row.cells.count + 3, of: String.self)
            var cells: [String] = []
            cells.reserveCapacity(row.cells.count)
            for cell in row.cells { cells.append(try filled(cell.value, by: filling)) }
            rows.append(cells)
        }
        return rows
    }
}

extension PickleStep.StepType {
    fileprivate init(_ keywordType: Gherkin.StepKeywordType, after previous: Self) {
        switch keywordType {
        case .context: self = .context
        case .action: self = .action
        case .outcome: self = .outcome
        case .conjunction: self = previous
        case .unknown: self = .unknown
        }
    }
}

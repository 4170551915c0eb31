/// Makes a feature's scenarios ready to run, by the official rules.
public struct PickleCompiler: Sendable {
    public init() {}

    /// The pickles of a document, in the order of its text.
    public func pickles(of document: Gherkin.Document, ids: inout IdentifierSequence) -> [Pickle] {
        guard let feature = document.feature else { return [] }
        var compilation = PickleCompilation(uri: document.uri, language: feature.language, ids: ids)
        compilation.pickles.reserveCapacity(feature.pickleCount)
        compilation.compile(feature)
        ids = compilation.ids
        return compilation.pickles
    }
}

/// What scenarios get from the feature and the rule around them.
private struct PickleScope {
    var tags: [PickleTag]
    var background: [Gherkin.Step] = []
}

private struct PickleCompilation {
    let uri: String
    let language: String
    var ids: IdentifierSequence
    var pickles: [Pickle] = []

    init(uri: String, language: String, ids: IdentifierSequence) {
        self.uri = uri
        self.language = language
        self.ids = ids
    }

    mutating func compile(_ feature: Gherkin.Feature) {
        var scope = PickleScope(tags: Self.tags([], and: feature.tags))
        for child in feature.children {
            switch child {
            case .background(let background): scope.background += background.steps
            case .scenario(let scenario): compile(scenario, in: scope)
            case .rule(let rule): compile(rule, in: scope)
            }
        }
    }

    private mutating func compile(_ rule: Gherkin.Rule, in outer: PickleScope) {
        var scope = outer
        scope.tags = Self.tags(scope.tags, and: rule.tags)
        for child in rule.children {
            switch child {
            case .background(let background): scope.background += background.steps
            case .scenario(let scenario): compile(scenario, in: scope)
            }
        }
    }

    /// Examples make an outline, whatever the keyword says.
    private mutating func compile(_ scenario: Gherkin.Scenario, in scope: PickleScope) {
        let tags = Self.tags(scope.tags, and: scenario.tags)
        if scenario.examples.isEmpty {
            let steps = pickleSteps(of: scenario, after: scope.background, filledBy: nil)
            add(scenario, name: scenario.name, at: scenario.location, steps: steps, tags: tags, row: nil)
        }
        for examples in scenario.examples {
            guard let header = examples.tableHeader else { continue }
            let rowTags = Self.tags(tags, and: examples.tags)
            var filling = PlaceholderFilling(header: header)
            for row in examples.tableBody {
                filling.use(row)
                let steps = pickleSteps(of: scenario, after: scope.background, filledBy: (filling, row.identifier))
                let name = filling.fill(scenario.name)
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

    /// The tags that are inherited, the same list where there are no others, and a node's own.
    private static func tags(_ inherited: [PickleTag], and own: [Gherkin.Tag]) -> [PickleTag] {
        if own.isEmpty { return inherited }
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
    /// A scenario without steps of its own does not run its background either.
    private mutating func pickleSteps(
        of scenario: Gherkin.Scenario,
        after background: [Gherkin.Step],
        filledBy row: (filling: PlaceholderFilling, identifier: Identifier)?
    ) -> [PickleStep] {
        guard !scenario.steps.isEmpty else { return [] }
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
                    argument: PickleStep.Argument(of: step, filledBy: nil),
                    origin: PickleOrigin(node: step.identifier, row: nil)
                )
            )
        }
        for step in scenario.steps {
            type = PickleStep.StepType(step.keywordType, after: type)
            steps.append(
                PickleStep(
                    identifier: ids.nextIdentifier(),
                    text: row?.filling.fill(step.text) ?? step.text,
                    type: type,
                    argument: PickleStep.Argument(of: step, filledBy: row?.filling),
                    origin: PickleOrigin(node: step.identifier, row: row?.identifier)
                )
            )
        }
        return steps
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

extension PickleStep.Argument {
    /// The argument of a step.
    ///
    /// Only where there are two does each say which of the two it is.
    fileprivate init?(of step: Gherkin.Step, filledBy filling: PlaceholderFilling?) {
        let (dataTable, docString) = (step.dataTable, step.docString)
        guard dataTable != nil || docString != nil else { return nil }
        var tableIndex: Int?
        if let table = dataTable, let docString {
            tableIndex = table.location.line < docString.location.line ? 1 : 2
        }
        func filled(_ text: String) -> String { filling?.fill(text) ?? text }
        self.init(
            dataTable: dataTable.map { table in
                PickleStep.DataTable(
                    rows: table.rows.map { row in row.cells.map { filled($0.value) } },
                    argumentIndex: tableIndex
                )
            },
            docString: docString.map { docString in
                PickleStep.DocString(
                    mediaType: docString.mediaType.map(filled),
                    content: filled(docString.content),
                    argumentIndex: tableIndex.map { 3 - $0 }
                )
            }
        )
    }
}

/// How much room the pickles of one document may take.
///
/// An outline is the product of its steps and its rows, a background that of its steps and the scenarios, and values that
/// hold placeholders can double a text with each column: a few kilobytes of file could fill any memory. What is made
/// counts, in bytes: steps, tags, the cells of tables and the texts that placeholders are filled in of. Texts that stay
/// as they are cost nothing, since they are shared with the tree.
struct PickleBudget {
    struct Spent: Error {}

    /// Enough for anything that people write.
    static let floor = 64 << 20
    /// What a long file gets beyond that, times its length. The pickles of common files take less than half of it.
    private static let factor = 16

    private var left: Int
    /// What the length is measured of, when it is first asked for.
    private var feature: Gherkin.Feature?

    init(_ feature: Gherkin.Feature, floor: Int) {
        left = floor
        self.feature = feature
    }

    mutating func spend(_ bytes: Int) throws(Spent) {
        left -= bytes
        if left >= 0 { return }
        if let feature {
            left += Self.factor * feature.length
            self.feature = nil
        }
        guard left >= 0 else { throw Spent() }
    }

    /// Counts values of one type.
    mutating func spend<Value>(_ count: Int, of type: Value.Type) throws(Spent) {
        try spend(count * MemoryLayout<Value>.stride)
    }
}

// MARK: - Lengths

/// What is written for the texts of the tree, in bytes, but for white space, keywords and comments.
extension Gherkin.Feature {
    fileprivate var length: Int {
        children.reduce(name.utf8.count + description.utf8.count + tags.length) { length, child in
            switch child {
            case .background(let background): length + background.steps.length
            case .scenario(let scenario): length + scenario.length
            case .rule(let rule): length + rule.length
            }
        }
    }
}

extension Gherkin.Rule {
    fileprivate var length: Int {
        children.reduce(name.utf8.count + description.utf8.count + tags.length) { length, child in
            switch child {
            case .background(let background): length + background.steps.length
            case .scenario(let scenario): length + scenario.length
            }
        }
    }
}

extension Gherkin.Scenario {
    fileprivate var length: Int {
        examples.reduce(name.utf8.count + description.utf8.count + tags.length + steps.length) { length, examples in
            let rows = examples.tableBody.length + (examples.tableHeader.map { [$0].length } ?? 0)
            return length + examples.description.utf8.count + examples.tags.length + rows
        }
    }
}

extension [Gherkin.Tag] {
    fileprivate var length: Int { reduce(0) { $0 + $1.name.utf8.count + 1 } }
}

extension [Gherkin.TableRow] {
    fileprivate var length: Int {
        reduce(0) { $1.cells.reduce($0 + 2) { $0 + $1.value.utf8.count + 1 } }
    }
}

extension [Gherkin.Step] {
    fileprivate var length: Int {
        reduce(0) { length, step in
            let arguments = (step.dataTable?.rows.length ?? 0) + (step.docString?.content.utf8.count ?? 0)
            return length + step.keyword.utf8.count + step.text.utf8.count + 1 + arguments
        }
    }
}

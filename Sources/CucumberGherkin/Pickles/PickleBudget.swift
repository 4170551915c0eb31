/// Limits how much memory the pickles of a document may take.
///
/// Outlines multiply steps by rows, backgrounds multiply steps by scenarios, and values with placeholders can double a
/// text with each column: a file of a few kilobytes could fill any memory. The budget counts, in bytes, the steps,
/// tags, table cells and filled-in texts. Unchanged texts are free, since pickles share them with the tree.
struct PickleBudget {
    struct Spent: Error {}

    /// Enough for anything that people write.
    static let floor = 64 << 20
    /// The additional budget per byte of a long file. Common files use less than half of it.
    private static let factor = 16

    private var left: Int
    /// The tree, for measuring its length on demand.
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

/// The length in bytes of the tree's texts, without white space, keywords and comments.
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

import ScenarioReports
import ScenarioRunner

/// All scripts of the workspace, and what they say, kept up to date file by file.
struct ScriptIndex {
    /// Where a value stands: one argument of one step.
    struct Slot: Hashable {
        let product: String
        let step: FileLocation
        let argument: Int
    }

    /// A step of a product.
    struct StepKey: Hashable {
        let product: String
        let step: FileLocation
    }

    /// How often something is said.
    struct Count {
        var number = 0
        /// For comparison with what is typed.
        let folded: String
    }

    private(set) var files: [String: ScriptFacts] = [:]
    private(set) var values: [Slot: [String: Count]] = [:]
    private(set) var tags: [String: Count] = [:]
    /// How often each step is said.
    private(set) var steps: [StepKey: Int] = [:]

    /// - Parameter facts: nil for a script that is gone.
    mutating func set(_ facts: ScriptFacts?, for uri: String) {
        if let old = files[uri] { add(old, -1) }
        files[uri] = facts
        if let facts { add(facts, 1) }
    }

    private mutating func add(_ facts: ScriptFacts, _ number: Int) {
        for tag in facts.tags { Self.add(number, of: tag.name, to: &tags) }
        guard let kit = facts.kit else { return }
        for step in facts.steps {
            guard let location = step.location else { continue }
            steps[StepKey(product: kit.productID, step: location), default: 0] += number
            for (argument, value) in step.values {
                let slot = Slot(product: kit.productID, step: location, argument: argument)
                Self.add(number, of: value, to: &values[slot, default: [:]])
            }
        }
    }

    private static func add(_ number: Int, of text: String, to counts: inout [String: Count]) {
        var count = counts[text] ?? Count(folded: text.lowercased())
        count.number += number
        counts[text] = count.number > 0 ? count : nil
    }
}

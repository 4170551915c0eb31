import AppShell
import AppShellInspection

/// A product, composed to see whether it can run.
struct ProductCheck {
    /// Its id on the command line.
    let product: String
    let outcome: Result<AppGraph, CompositionError>

    init(_ product: any Product.Type, in environment: AppEnvironment) {
        self.product = product.manifest.id
        outcome = Result { () throws(CompositionError) in try AppGraph(product, in: environment) }
    }

    /// nil if there are issues.
    var graph: AppGraph? { try? outcome.get() }

    /// Every issue of the composition.
    var issues: [CompositionIssue] {
        if case .failure(let error) = outcome { error.issues } else { [] }
    }

    var isSound: Bool { graph != nil }

    /// The counts of what was checked, or the issues; without a trailing line break.
    var text: String {
        let graph: AppGraph
        switch outcome {
        case .failure(let error): return "\(error)"
        case .success(let composed): graph = composed
        }
        let counts = GraphCounts(graph.summary).all.filter { $0.count > 0 }
        return "\(product): " + counts.map(\.text).joined(separator: ", ") + ": no issues"
    }
}

/// How many of one kind a product has.
struct GraphCounts {
    struct Count {
        /// In JSON: `payloadRules`.
        let key: String
        /// In text, singular: `payload rule`.
        let noun: String
        /// nil if it only adds an s.
        var plural: String?
        let count: Int

        var text: String { "\(count) " + (count == 1 ? noun : plural ?? noun + "s") }
    }

    /// In the order they are printed.
    let all: [Count]

    init(_ summary: GraphSummary) {
        func count(_ count: (GraphSummary.Module) -> Int) -> Int { summary.modules.reduce(0) { $0 + count($1) } }
        var tabs = 0
        if case .tabs(let all, _) = summary.navigation { tabs = all.count }
        all = [
            Count(key: "tabs", noun: "tab", count: tabs),
            Count(key: "modules", noun: "module", count: summary.modules.count),
            Count(key: "destinations", noun: "destination", count: count(\.destinations.count)),
            Count(key: "links", noun: "link", count: count(\.links.count)),
            Count(key: "payloadRules", noun: "payload rule", count: count(\.payloads.count)),
            Count(key: "shortcuts", noun: "shortcut", count: count(\.shortcuts.count)),
            Count(key: "storedKeys", noun: "stored key", count: count(\.storedKeys.count)),
            Count(key: "startLocks", noun: "start lock", count: count(\.startLocks.count)),
            Count(
                key: "notificationCategories",
                noun: "notification category",
                plural: "notification categories",
                count: count(\.notificationCategories.count)
            ),
        ]
    }
}

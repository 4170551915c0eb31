import AppShell
import AppShellInspection
import AppShellTexts

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
        case .failure(let error): return error.localizedDescription
        case .success(let composed): graph = composed
        }
        let counts = GraphCounts(graph.summary).all.filter { $0.count > 0 }
        return localized("\(product): \(counts.map(\.text).joined(separator: ", ")): no issues")
    }
}

/// How many of one kind a product has.
struct GraphCounts {
    struct Count {
        /// In JSON: `payloadRules`.
        let key: String
        let count: Int
        /// `2 payload rules`
        let text: String

        init(_ key: String, _ count: Int, _ text: String) {
            (self.key, self.count, self.text) = (key, count, text)
        }
    }

    /// In the order they are printed.
    let all: [Count]

    init(_ summary: GraphSummary) {
        func count(_ count: (GraphSummary.Module) -> Int) -> Int { summary.modules.reduce(0) { $0 + count($1) } }
        var tabs = 0
        if case .tabs(let all, _) = summary.navigation { tabs = all.count }
        let modules = summary.modules.count
        let destinations = count(\.destinations.count)
        let links = count(\.links.count)
        let payloads = count(\.payloads.count)
        let shortcuts = count(\.shortcuts.count)
        let keys = count(\.storedKeys.count)
        let locks = count(\.startLocks.count)
        let categories = count(\.notificationCategories.count)
        all = [
            Count("tabs", tabs, counted(tabs, "tab|tabs")),
            Count("modules", modules, counted(modules, "module")),
            Count("destinations", destinations, counted(destinations, "destination")),
            Count("links", links, counted(links, "link|links")),
            Count("payloadRules", payloads, counted(payloads, "payload rule")),
            Count("shortcuts", shortcuts, counted(shortcuts, "shortcut")),
            Count("storedKeys", keys, counted(keys, "stored key")),
            Count("startLocks", locks, counted(locks, "start lock")),
            Count(
                "notificationCategories",
                categories,
                counted(categories, "notification category|notification categories")
            ),
        ]
    }
}

import AppShell
import AppShellInspection
import AppShellTexts

/// A product, composed to see whether it can run.
struct CompositionCheck {
    /// Its id on the command line.
    let product: String
    let outcome: Result<AppGraph, CompositionError>
    /// The issues that it has only where flags are set otherwise than by default.
    let underFlags: [(variation: FlagVariation, issues: [CompositionIssue])]
    /// How many ways to set flags were composed.
    let variations: Int
    /// The flags whose day has passed.
    let expired: [FlagDeclaration]
    /// The colours of the theme that some people can't tell apart.
    let contrast: [AppTheme.ContrastIssue]

    /// - Parameter today: decides which flags are to be gone.
    init(_ product: any Product.Type, in environment: AppEnvironment, today: ExpiryDay) {
        self.product = product.manifest.id
        outcome = Result { () throws(CompositionError) in try AppGraph(product, in: environment) }
        expired = product.flags.filter { $0.expires < today }
        contrast = product.manifest.theme.contrastIssues
        // What is wrong with all of them is told once.
        let all = (try? outcome.get()) == nil ? [] : FlagVariation.all(of: product.flags)
        variations = all.count
        underFlags = all.compactMap { variation in
            let issues = AppGraph.issues(of: product, in: variation.environment(from: environment))
            return issues.isEmpty ? nil : (variation, issues)
        }
    }

    /// nil if there are issues.
    var graph: AppGraph? { try? outcome.get() }

    /// Every issue of the composition.
    var issues: [CompositionIssue] {
        if case .failure(let error) = outcome { error.issues } else { [] }
    }

    var isSound: Bool { graph != nil && underFlags.isEmpty && contrast.isEmpty }

    /// The counts of what was checked, or the issues; without a trailing line break.
    var text: String {
        let graph: AppGraph
        switch outcome {
        case .failure(let error): return error.localizedDescription
        case .success(let composed): graph = composed
        }
        let notes = expired.map { flag in
            localized(
                "\(product): the flag “\(flag.name)” was to be gone by \("\(flag.expires)"): take it out of the code (owner: \(flag.owner))."
            )
        }
        guard isSound else {
            let issues = underFlags.map { variation, issues in
                localized("\(product) with \(variation.description):") + "\n"
                    + issues.map { "  - \($0.localizedDescription)" }.joined(separator: "\n")
            }
            return (issues + contrastText + notes).joined(separator: "\n")
        }
        let counts = GraphCounts(graph.summary).all.filter { $0.count > 0 }.map(\.text)
        let composed = variations == 0 ? [] : [counted(variations, "setting of flags|settings of flags")]
        return ([localized("\(product): \((counts + composed).joined(separator: ", ")): no issues")] + notes)
            .joined(separator: "\n")
    }
}

extension CompositionCheck {
    /// Nothing where all texts can be read.
    private var contrastText: [String] {
        guard !contrast.isEmpty else { return [] }
        let pairs = contrast.map { "  - \($0)" }.joined(separator: "\n")
        return [
            localized(
                """
                \(product): colours of its theme are too much alike. Text needs a contrast of 4.5:1 (WCAG 2.2, 1.4.3): \
                make one of each pair lighter or darker.
                """
            ) + "\n" + pairs
        ]
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
            Count("flags", summary.flags.count, counted(summary.flags.count, "flag|flags")),
            Count("startLocks", locks, counted(locks, "start lock")),
            Count(
                "notificationCategories",
                categories,
                counted(categories, "notification category|notification categories")
            ),
        ]
    }
}

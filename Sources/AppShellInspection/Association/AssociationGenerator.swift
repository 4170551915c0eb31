public import AppShell

extension AssociationFile {
    /// The file that hands an app the links of its table, as exactly as Apple's patterns can say it.
    ///
    /// In Apple's language `*` takes slashes too, so `/formations/?*` alone would take `/formations/a/b`. Components
    /// are therefore ordered by depth: what has no wildcard first, then what takes all the rest, then for every depth,
    /// the deepest first, an exclusion of all that is deeper (`/?*/?*/?*`) and the patterns of that depth.
    ///
    /// Where a parameter has no counterpart (a whole number, a slug, a query key that need only be there) the component
    /// takes more than the pattern does, and its comment says so. Characters that a link may write in two ways
    /// (`@`, `%40`) stand as variables that take both; a query key with such characters makes two components, one with
    /// all of them bare, one with all of them escaped.
    ///
    /// - Parameters:
    ///   - host: whose file it is, in lower case; patterns for other hosts and for schemes of one's own are left out.
    ///   - appIDs: `ABCDE12345.com.madinia.mobile`; all of them open the links of this one table, and get the passwords
    ///     saved for the host if its ``AppShell/LinkPolicy`` says so.
    public init(_ table: LinkTable, host: String, appIDs: [String]) {
        let generator = AssociationGenerator(table, host: host)
        self.init(
            variables: generator.variables,
            details: [
                Detail(appIDs: appIDs, components: generator.rules.map(\.component))
            ]
        )
        if table.policy.sharesPasswords { passwordApps = appIDs }
    }
}

/// Orders what ``AssociationDrafter`` makes of the patterns, so that no wildcard takes too much.
struct AssociationGenerator {
    struct Rule {
        let component: AssociationFile.Component
        /// nil for an exclusion.
        let draft: AssociationDraft?
    }

    /// In the order of the file.
    private(set) var rules: [Rule] = []
    let variables: SubstitutionVariables
    private var known: Set<AssociationFile.Component> = []

    init(_ table: LinkTable, host: String) {
        var drafter = AssociationDrafter()
        var drafts: [AssociationDraft] = []
        for (index, entry) in table.entries.enumerated() where entry.pattern.holds(forHost: host, of: table.policy) {
            drafts += drafter.drafts(of: entry.pattern, entry: index)
        }
        variables = SubstitutionVariables(drafter.variables)
        drafts = withoutCovered(drafts)
        for draft in drafts where !draft.hasWildcards { append(draft) }
        for draft in drafts where draft.isRest { append(draft) }
        let bounded = drafts.filter { $0.hasWildcards && !$0.isRest }
        for depth in Set(bounded.map(\.depth)).sorted(by: >) {
            exclude(String(repeating: "/?*", count: depth + 1), because: "no page of the app is as deep")
            for draft in bounded where draft.depth == depth { append(draft) }
        }
    }

    private mutating func append(_ draft: AssociationDraft) {
        var component = AssociationFile.Component(path: pattern(draft.path), fragment: draft.fragment.flatMap(pattern))
        if !draft.items.isEmpty {
            let items = draft.items.compactMap { item in
                pattern(item.pattern).map { AssociationFile.Item(name: item.name, pattern: $0) }
            }
            component.query = .items(items.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
        }
        guard known.insert(component).inserted else { return }
        if !draft.notes.isEmpty { component.comment = draft.source + ": " + draft.notes.joined(separator: "; ") }
        rules.append(Rule(component: component, draft: draft))
    }

    private mutating func exclude(_ path: String, because comment: String) {
        var component = AssociationFile.Component(path: pattern(path), isExcluded: true)
        guard known.insert(component).inserted else { return }
        component.comment = comment
        rules.append(Rule(component: component, draft: nil))
    }

    /// nil never, since the drafter writes sound patterns; a component without its path would take everything.
    private func pattern(_ source: String) -> AssociationPattern? {
        (try? AssociationPattern(source, variables: variables)) ?? AssociationPattern(literally: source)
    }

    /// Without what an unconditional pattern takes anyway: a literal path under a parameter, conditions on its query.
    private func withoutCovered(_ drafts: [AssociationDraft]) -> [AssociationDraft] {
        let free = drafts.filter(\.isUnconditional)
        let freePaths = Set(free.map(\.path))
        let covers = free.filter(\.hasWildcards).compactMap { draft in
            pattern(draft.path).map { (draft, $0.automaton(wildcardsTakeSlashes: draft.isRest)) }
        }
        return drafts.filter { draft in
            if !draft.isUnconditional, freePaths.contains(draft.path) { return false }
            guard !draft.hasWildcards, !draft.hasVariables else { return true }
            return !covers.contains { cover, automaton in
                (cover.depth == draft.depth || cover.isRest) && automaton.accepts(draft.path.utf8)
            }
        }
    }
}

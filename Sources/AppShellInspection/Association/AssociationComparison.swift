public import AppShell

extension AssociationFile {
    /// Whether this file and a table of links agree on which links to a host an app opens, and every way they do not.
    ///
    /// Nothing is sampled: the paths of file and table are languages of automata, which run side by side over *all*
    /// canonical paths (percent-encoded as links are printed, see ``LinkPattern``; without the bounds on length and
    /// number of segments). An empty answer proves, for the query and fragment of every witness
    /// below, that
    /// - every link that a pattern of the table matches is handed over, and
    /// - every link that is handed over is matched by a pattern, or by what ``init(_:host:appIDs:)`` makes of a pattern
    ///   that Apple's language can't say exactly (its comment says what that is).
    ///
    /// The witnesses, see `AssociationWitnesses`: every kind of value that patterns and rules tell apart of a key they
    /// name, the key left out, every kind of fragment, and a key that nobody names. All combinations are tried where they
    /// are at most 256, else those of the keys that one pattern or one rule names, and where these are more, one key after
    /// the other. A key is never there twice, and to a rule on the whole query only some orders and neighbours of the keys are shown.
    ///
    /// - Parameters:
    ///   - host: whose file it is, one of the table's.
    ///   - appID: whose rules count.
    /// - Returns: for every pattern whose links are not all handed over, and every rule that hands over too much, the
    ///   shortest link; or that the comparison was given up, since it would take too long.
    public func disagreements(with table: LinkTable, host: String, appID: String) -> [AssociationDisagreement] {
        AssociationComparison(self, table, host: host, appID: appID).run()
    }
}

struct AssociationComparison {
    private struct FileRule {
        let compiled: CompiledRule
        let rule: AssociationDecision.Rule
        let isExcluded: Bool
    }

    private let file: AssociationFile
    private let table: LinkTable
    private let host: String
    private let appID: String
    /// The app's, in the order of trying.
    private var rules: [FileRule] = []
    /// Indices in the table, of the entries that hold for the host.
    private let entries: [Int]
    private let generated: [AssociationGenerator.Rule]

    init(_ file: AssociationFile, _ table: LinkTable, host: String, appID: String) {
        (self.file, self.table, self.host, self.appID) = (file, table, host, appID)
        entries = table.entries.indices.filter { table.entries[$0].pattern.holds(forHost: host, of: table.policy) }
        generated = AssociationGenerator(table, host: host).rules.filter { $0.draft != nil }
        for (detailIndex, detail) in file.details.enumerated() where detail.appIDs.contains(appID) {
            for (index, component) in detail.components.enumerated() {
                let settings = component.settings.over(detail.defaults.over(file.defaults))
                rules.append(
                    FileRule(
                        compiled: CompiledRule(component, settings: settings),
                        rule: file.rule(detail: detailIndex, component: index),
                        isExcluded: component.isExcluded
                    )
                )
            }
        }
    }

    func run(limits: PathExplorer.Limits = PathExplorer.Limits()) -> [AssociationDisagreement] {
        // Languages are numbered: the file's rules, then the table's patterns, then what generation makes of them.
        var languages = rules.map { rule in
            rule.compiled.path.map { rule.compiled.comparison.isPercentEncoded ? $0 : $0.written() } ?? .everything
        }
        languages += entries.map { table.entries[$0].pattern.pathAutomaton() }
        languages += generated.map { rule in
            rule.component.path?.automaton(wildcardsTakeSlashes: rule.draft?.isRest ?? true) ?? .everything
        }
        let examples: [PathExplorer.Example]
        let worlds: [World]
        do throws(PathExplorer.Unfinished) {
            examples = try PathExplorer(languages).explore(
                // The root is the one path that a generated component spells with its slash: `/`.
                slashCounts: Set(languages.indices).subtracting(rules.count..<rules.count + entries.count),
                ordered: rules.count,
                decisive: Set(rules.indices.filter { rules[$0].compiled.isUnconditional }),
                limits: limits
            )
            worlds = try self.worlds(limits: limits)
        } catch {
            let kind = AssociationDisagreement.Kind.unfinished(reason: error.reason)
            return [AssociationDisagreement(kind: kind, link: "", decision: .inapplicable(error.reason))]
        }
        var missing: [Int: AssociationDisagreement] = [:]
        var excess: [Int: AssociationDisagreement] = [:]
        for world in worlds {
            for example in examples {
                judge(example, in: world, missing: &missing, excess: &excess)
            }
        }
        return missing.sorted { $0.key < $1.key }.map(\.value) + excess.sorted { $0.key < $1.key }.map(\.value)
    }

    /// A query and a fragment, and whose conditions they satisfy.
    private struct World {
        let tail: String
        let rules: [Bool]
        let entries: [Bool]
        let generated: [Bool]
    }

    /// - Parameters:
    ///   - missing: by index in the table.
    ///   - excess: by index among the rules.
    private func judge(
        _ example: PathExplorer.Example,
        in world: World,
        missing: inout [Int: AssociationDisagreement],
        excess: inout [Int: AssociationDisagreement]
    ) {
        let deciding = example.languages.filter { $0 < rules.count && world.rules[$0] }.min()
        let isHandedOver = deciding.map { !rules[$0].isExcluded } ?? false
        if isHandedOver {
            let first = rules.count + entries.count
            let isMeant = example.languages.contains { $0 >= first && world.generated[$0 - first] }
            guard !isMeant, let deciding, excess[deciding] == nil else { return }
            let link = link(example, world)
            if case .matched = table.match(link) { return }
            excess[deciding] = AssociationDisagreement(
                kind: .unmatched(tab: unmatchedTab),
                link: link,
                decision: .handedOver(rules[deciding].rule)
            )
        } else {
            let ours = rules.count..<rules.count + entries.count
            let isOurs = example.languages.contains { ours.contains($0) && world.entries[$0 - rules.count] }
            // The table has the last word: it knows bounds that the automata leave out, and which pattern wins.
            guard isOurs, case .matched(_, let entry) = table.match(link(example, world)),
                let index = table.entries.firstIndex(of: entry), missing[index] == nil
            else { return }
            missing[index] = AssociationDisagreement(
                kind: .notHandedOver(pattern: entry.pattern, module: entry.module),
                link: link(example, world),
                decision: decision(of: deciding)
            )
        }
    }

    private func decision(of rule: Int?) -> AssociationDecision {
        if let rule { return .excluded(rules[rule].rule) }
        return file.details.contains { $0.appIDs.contains(appID) } ? .unmatched : .unknownApp(appID)
    }

    private var unmatchedTab: TabID? {
        if case .tab(let tab) = table.policy.unmatched { tab } else { nil }
    }

    private func link(_ example: PathExplorer.Example, _ world: World) -> String {
        "https://\(host)\(example.path.isEmpty ? "/" : example.path)\(world.tail)"
    }

    // MARK: Queries and fragments

    /// One world for every combination of conditions that a witness satisfies, the plainest first.
    private func worlds(limits: PathExplorer.Limits) throws(PathExplorer.Unfinished) -> [World] {
        var seen: Set<[Bool]> = []
        let patterns = entries.map { table.entries[$0].pattern }
        let meant = generated.map { CompiledRule($0.component, settings: $0.component.settings) }
        let tails = try AssociationWitnesses(patterns: patterns, rules: rules.map(\.compiled) + meant, limits: limits)
            .tails
        let alone = entries.map { entry in
            LinkTable(entries: [table.entries[entry]], policy: table.policy)
        }
        let paths = entries.map { AssociationWitnesses.path(of: table.entries[$0].pattern) }
        return tails.compactMap { tail in
            guard let parts = try? AssociationLink("https://\(host)/\(tail)") else { return nil }
            let world = World(
                tail: tail,
                rules: rules.map { $0.compiled.matchesTail(of: parts) },
                entries: entries.indices.map { index in
                    if patterns[index].query.isEmpty, patterns[index].fragment == nil { return true }
                    return if case .matched = alone[index].match("https://\(host)\(paths[index])\(tail)") {
                        true
                    } else {
                        false
                    }
                },
                generated: meant.map { $0.matchesTail(of: parts) }
            )
            return seen.insert(world.rules + world.entries + world.generated).inserted ? world : nil
        }
    }
}

extension ByteAutomaton {
    static var everything: ByteAutomaton {
        var automaton = ByteAutomaton()
        automaton.edge(0...255, from: 0, to: 0)
        automaton.accept(0)
        return automaton
    }
}

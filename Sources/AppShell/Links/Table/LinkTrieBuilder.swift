/// Builds a ``LinkTrie``, pattern by pattern, in time that grows with their text.
struct LinkTrieBuilder {
    private var nodes = [LinkTrie.Node()]
    private var literals = LiteralTable()
    private var branches = [LinkTrie.Branches()]
    private var lists: [ConditionalEntries] = []
    /// The entries that end at each node, in the order of contribution.
    private var entriesByEnd: [End: [Int]] = [:]
    /// The index of each form among those of its node.
    private var forms: [FormKey: Int] = [:]
    /// The children by choices, whose texts are in the order of their bytes.
    private var choices: [ChoiceKey: LinkTrie.NodeID] = [:]

    /// Where a pattern ends.
    private struct End: Hashable {
        enum Kind: Int {
            case segment, rest, emptyRest
        }

        let node: LinkTrie.NodeID
        let kind: Kind
    }

    private struct FormKey: Hashable {
        let branches: Int
        let prefix: Int
        let suffix: Int
    }

    private struct ChoiceKey: Hashable {
        let form: FormKey
        let fixed: [UInt8]
        let texts: [[UInt8]]
    }

    static func build(
        _ entries: [LinkTable.Entry],
        _ origins: OwnOrigins,
        where isIncluded: (LinkTable.Entry) -> Bool
    ) -> LinkTrie {
        var builder = LinkTrieBuilder()
        for (index, entry) in entries.enumerated() where isIncluded(entry) { builder.add(entry.pattern, index) }
        builder.addChoices()
        builder.sortForms()
        builder.addEnds(entries, origins)
        return LinkTrie(
            nodes: builder.nodes,
            literals: builder.literals,
            branches: builder.branches,
            lists: builder.lists
        )
    }

    private mutating func add(_ pattern: LinkPattern, _ entry: Int) {
        var node: LinkTrie.NodeID = 0
        for segment in pattern.segments {
            switch segment {
            case .literal(let text):
                nodes[Int(node)].hasLiterals = true
                let new = LinkTrie.NodeID(nodes.count)
                node = literals.child(of: node, by: text, orAdd: new)
                if node == new { nodes.append(LinkTrie.Node()) }
            case .parameter(let parameter, let prefix, let suffix):
                if parameter.isOptional { entriesByEnd[End(node: node, kind: .segment), default: []].append(entry) }
                node = child(of: node, by: parameter.kind, Array(prefix.utf8), Array(suffix.utf8))
            case .rest(_, let isOptional):
                entriesByEnd[End(node: node, kind: .rest), default: []].append(entry)
                if isOptional { entriesByEnd[End(node: node, kind: .emptyRest), default: []].append(entry) }
                return
            }
        }
        entriesByEnd[End(node: node, kind: .segment), default: []].append(entry)
    }

    private mutating func child(
        of node: LinkTrie.NodeID,
        by kind: ParameterKind,
        _ prefix: [UInt8],
        _ suffix: [UInt8]
    ) -> LinkTrie.NodeID {
        let new = LinkTrie.NodeID(nodes.count)
        let child: LinkTrie.NodeID
        if kind == .text, prefix.isEmpty, suffix.isEmpty {
            child = nodes[Int(node)].anyText == 0 ? new : nodes[Int(node)].anyText
            nodes[Int(node)].anyText = child
        } else {
            child = self.child(of: form(of: node, prefix.count, suffix.count), prefix + suffix, kind, or: new)
        }
        if child == new { nodes.append(LinkTrie.Node()) }
        return child
    }

    private mutating func child(
        of form: FormKey,
        _ fixed: [UInt8],
        _ kind: ParameterKind,
        or new: LinkTrie.NodeID
    ) -> LinkTrie.NodeID {
        let index = forms[form] ?? 0
        func known(_ child: inout LinkTrie.NodeID) -> LinkTrie.NodeID {
            if child == 0 { child = new }
            return child
        }
        switch kind {
        case .text: return known(&branches[form.branches].forms[index].kinds[fixed, default: .init()].text)
        case .slug: return known(&branches[form.branches].forms[index].kinds[fixed, default: .init()].slug)
        case .number: return known(&branches[form.branches].forms[index].kinds[fixed, default: .init()].number)
        case .choice(let texts):
            let texts = texts.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
            return known(&choices[ChoiceKey(form: form, fixed: fixed, texts: texts), default: 0])
        }
    }

    /// The key of a form that the node has from now on.
    private mutating func form(of node: LinkTrie.NodeID, _ prefix: Int, _ suffix: Int) -> FormKey {
        let index = branches(of: node)
        let key = FormKey(branches: index, prefix: prefix, suffix: suffix)
        if forms[key] == nil {
            forms[key] = branches[index].forms.count
            branches[index].forms.append(LinkTrie.Form(prefix: prefix, suffix: suffix))
        }
        return key
    }

    /// The index of the branches that the node has from now on.
    private mutating func branches(of node: LinkTrie.NodeID) -> Int {
        if nodes[Int(node)].branches == 0 {
            nodes[Int(node)].branches = UInt32(branches.count)
            branches.append(LinkTrie.Branches())
        }
        return Int(nodes[Int(node)].branches)
    }

    // MARK: Order

    /// Files each choice under its texts, those of fewer texts first.
    private mutating func addChoices() {
        let sorted = choices.sorted { one, other in
            let (texts, others) = (one.key.texts, other.key.texts)
            if texts.count != others.count { return texts.count < others.count }
            return texts.lexicographicallyPrecedes(others) { $0.lexicographicallyPrecedes($1) }
        }
        for (choice, child) in sorted {
            let index = forms[choice.form] ?? 0
            for text in choice.texts {
                branches[choice.form.branches].forms[index].kinds[choice.fixed, default: .init()]
                    .choices[text, default: []].append(child)
            }
        }
    }

    /// Puts the longest fixed texts first, then the longest prefix.
    private mutating func sortForms() {
        for index in branches.indices {
            branches[index].forms.sort {
                ($0.prefix + $0.suffix, $0.prefix) > ($1.prefix + $1.suffix, $1.prefix)
            }
        }
    }

    private mutating func addEnds(_ entries: [LinkTable.Entry], _ origins: OwnOrigins) {
        for (end, indices) in entriesByEnd {
            let terminal: LinkTrie.Terminal
            if indices.count == 1, entries[indices[0]].pattern.isUnconditional {
                terminal = .entry(UInt32(indices[0]))
            } else {
                terminal = .list(UInt32(lists.count))
                lists.append(ConditionalEntries(indices, of: entries, origins))
            }
            switch end.kind {
            case .segment: nodes[Int(end.node)].end = terminal
            case .rest: branches[branches(of: end.node)].rest = terminal
            case .emptyRest: branches[branches(of: end.node)].emptyRest = terminal
            }
        }
    }
}

/// Builds a ``LinkIndex``, pattern by pattern, in time that grows with their text.
struct LinkIndexBuilder {
    /// A child by a parameter that is not any text alone.
    fileprivate struct Branch: Hashable {
        let node: UInt32
        let prefix: [UInt8]
        let suffix: [UInt8]
        let kind: Kind

        /// In the order of specificity.
        enum Kind: Hashable {
            /// In the order of their bytes.
            case choice([[UInt8]])
            case number
            case slug
            case text
        }
    }

    private struct TerminalKey: Hashable {
        let node: UInt32
        let end: LinkIndex.End
    }

    private struct ChoiceKey: Hashable {
        let group: Int
        let text: [UInt8]
    }

    private var index = LinkIndex()
    private var branches: [Branch: UInt32] = [:]
    private var literalCount = 0
    /// Entries of terminals that are more than one without conditions.
    private var lists: [TerminalKey: [Int]] = [:]
    /// The children by choices, for each group and text.
    private var choiceRuns: [[UInt32]] = []
    private var runs: [ChoiceKey: Int] = [:]

    static func build(_ entries: [LinkTable.Entry]) -> LinkIndex {
        var builder = LinkIndexBuilder()
        builder.index.nodes.reserveCapacity(entries.count * 2)
        for (index, entry) in entries.enumerated() { builder.add(entry.pattern, index) }
        builder.compileBranches()
        builder.compileLists(entries)
        return builder.index
    }

    private mutating func add(_ pattern: LinkPattern, _ entry: Int) {
        var node: UInt32 = 0
        let isFree = pattern.origin == .any && pattern.query.isEmpty && pattern.fragment == nil
        for segment in pattern.segments {
            switch segment {
            case .literal(let text):
                node = child(of: node, by: text)
            case .parameter(let parameter, let prefix, let suffix):
                if parameter.isOptional { end(entry, at: node, .ending, isFree) }
                node = child(of: node, by: parameter.kind, prefix, suffix)
            case .rest(_, let isOptional):
                if isOptional { end(entry, at: node, .noRest, isFree) }
                end(entry, at: node, .rest, isFree)
                return
            }
        }
        end(entry, at: node, .ending, isFree)
    }

    private mutating func end(_ entry: Int, at node: UInt32, _ end: LinkIndex.End, _ isFree: Bool) {
        let terminal = index[node, end]
        if terminal.isEmpty, isFree {
            index.set(LinkIndex.Terminal(entry: entry), at: node, end)
            return
        }
        let key = TerminalKey(node: node, end: end)
        if let first = terminal.entry { lists[key] = [first] }
        lists[key, default: []].append(entry)
        index.set(LinkIndex.Terminal(list: 0), at: node, end)
    }

    private mutating func compileLists(_ entries: [LinkTable.Entry]) {
        let keys = lists.keys.sorted { ($0.node, $0.end.rawValue) < ($1.node, $1.end.rawValue) }
        for key in keys {
            index.set(LinkIndex.Terminal(list: index.lists.count), at: key.node, key.end)
            let start = index.listed.count
            index.listed += (lists[key] ?? []).sorted { entries[$0].conditionsPrecede(entries[$1]) }
            index.lists.append(start..<index.listed.count)
            let list = index.listed[start...]
            if list.count > 1 { index.sharing.formUnion(list) }
            if list.count >= ConditionIndex.shortestList {
                index.conditions.add(list: index.lists.count - 1, list.map { entries[$0].pattern })
            }
        }
    }
}

// MARK: Literals

extension LinkIndexBuilder {
    private mutating func child(of node: UInt32, by literal: String) -> UInt32 {
        literal.withUTF8Bytes { child(of: node, by: $0) }
    }

    private mutating func child(of node: UInt32, by literal: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if let found = index.withSearchTables({ $0.child(of: node, by: literal) }) { return found }
        let words = PackedBytes(literal)
        let child = UInt32(truncatingIfNeeded: index.nodes.count)
        var new = LinkIndex.Node()
        new.parent = node
        new.head = words[0]
        new.text = UInt32(truncatingIfNeeded: index.pool.count)
        new.length = UInt16(clamping: literal.count)  // longer ones are in no link
        index.pool += literal
        index.nodes.append(new)
        index.nodes[Int(node)].branches.insert(.literals)
        literalCount += 1
        if literalCount * 4 > index.slots.count { grow() }
        insert(child, LinkIndex.place(of: words[0], words.tailHash, under: node))
        return child
    }

    private mutating func insert(_ child: UInt32, _ hash: UInt64) {
        let mask = index.slots.count - 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while index.slots[place].child != 0 { place = (place + 1) & mask }
        index.slots[place] = LinkIndex.Slot(tag: LinkIndex.tag(of: hash), child: child)
    }

    private mutating func grow() {
        let old = index.slots.filter { $0.child != 0 }
        index.slots = Array(repeating: LinkIndex.Slot(), count: index.slots.count * 4)
        for slot in old {
            let node = index.nodes[Int(slot.child)]
            let text = index.pool[Int(node.text)..<Int(node.text) + Int(node.length)]
            let tail = text.withUnsafeBufferPointer { PackedBytes($0).tailHash }
            insert(slot.child, LinkIndex.place(of: node.head, tail, under: node.parent))
        }
    }
}

// MARK: Parameters

extension LinkIndexBuilder {
    private mutating func child(
        of node: UInt32,
        by kind: ParameterKind,
        _ prefix: String,
        _ suffix: String
    ) -> UInt32 {
        let isAnyText = kind == .text && prefix.isEmpty && suffix.isEmpty
        if isAnyText, index.nodes[Int(node)].anyText != 0 { return index.nodes[Int(node)].anyText }
        let branch = Branch(node: node, prefix: Array(prefix.utf8), suffix: Array(suffix.utf8), kind: .init(kind))
        if !isAnyText, let child = branches[branch] { return child }
        let child = UInt32(truncatingIfNeeded: index.nodes.count)
        var new = LinkIndex.Node()
        new.parent = node
        index.nodes.append(new)
        if isAnyText { index.nodes[Int(node)].anyText = child } else { branches[branch] = child }
        if isAnyText { index.nodes[Int(node)].branches.insert(.anyText) }
        return child
    }

    private mutating func compileBranches() {
        var previous: Branch?
        for (branch, child) in branches.sorted(by: { $0.key.precedes($1.key) }) {
            let isNewForm =
                branch.node != previous?.node || branch.prefix.count != previous?.prefix.count
                || branch.suffix.count != previous?.suffix.count
            if isNewForm {
                let others = index.placeOfOthers(of: branch.node)
                let isFirst = index.others[others].forms.isEmpty
                let first = isFirst ? index.forms.count : index.others[others].forms.lowerBound
                index.others[others].forms = first..<index.forms.count + 1
                index.forms.append(
                    LinkIndex.Form(
                        prefix: UInt16(clamping: branch.prefix.count),
                        suffix: UInt16(clamping: branch.suffix.count)
                    )
                )
            }
            if isNewForm || branch.prefix != previous?.prefix || branch.suffix != previous?.suffix {
                let form = UInt32(truncatingIfNeeded: index.forms.count - 1)
                index.groupsByTexts.insert(index.groups.count, form, branch.prefix, branch.suffix)
                index.groups.append(LinkIndex.Group())
            }
            let group = index.groups.count - 1
            switch branch.kind {
            case .choice: index.groups[group].hasChoices = true
            case .number: index.groups[group].number = child
            case .slug: index.groups[group].slug = child
            case .text: index.groups[group].text = child
            }
            if case .choice(let texts) = branch.kind { add(texts, child, to: group) }
            previous = branch
        }
        for run in choiceRuns {
            index.choiceRuns.append(index.choices.count..<index.choices.count + run.count)
            index.choices += run
        }
    }

    private mutating func add(_ texts: [[UInt8]], _ child: UInt32, to group: Int) {
        for text in texts {
            let key = ChoiceKey(group: group, text: text)
            if let run = runs[key] {
                choiceRuns[run].append(child)
            } else {
                runs[key] = choiceRuns.count
                index.choicesByText.insert(choiceRuns.count, UInt32(truncatingIfNeeded: group), text, [])
                choiceRuns.append([child])
            }
        }
    }
}

extension LinkIndexBuilder.Branch {
    /// Whether this one is tried first: more fixed bytes, then the longer prefix, then the more specific kind.
    fileprivate func precedes(_ other: Self) -> Bool {
        if node != other.node { return node < other.node }
        let (fixed, otherFixed) = (prefix.count + suffix.count, other.prefix.count + other.suffix.count)
        if fixed != otherFixed { return fixed > otherFixed }
        if prefix.count != other.prefix.count { return prefix.count > other.prefix.count }
        if prefix != other.prefix { return prefix.lexicographicallyPrecedes(other.prefix) }
        if suffix != other.suffix { return suffix.lexicographicallyPrecedes(other.suffix) }
        return kind.precedes(other.kind)
    }
}

extension LinkIndexBuilder.Branch.Kind {
    fileprivate init(_ kind: ParameterKind) {
        switch kind {
        case .choice(let texts):
            self = .choice(texts.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
        case .number: self = .number
        case .slug: self = .slug
        case .text: self = .text
        }
    }

    private var rank: Int {
        switch self {
        case .choice: 0
        case .number: 1
        case .slug: 2
        case .text: 3
        }
    }

    /// Among choices, the fewer ones come first.
    fileprivate func precedes(_ other: Self) -> Bool {
        guard case .choice(let texts) = self, case .choice(let others) = other else { return rank < other.rank }
        if texts.count != others.count { return texts.count < others.count }
        for (text, other) in zip(texts, others) where text != other { return text.lexicographicallyPrecedes(other) }
        return false
    }
}

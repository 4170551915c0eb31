/// The parts of a ``LinkIndex`` that a search reads, lent for its time.
///
/// Pointers without a length: what the builder wrote into the tables stays inside them.
struct LinkSearchTables {
    fileprivate let nodes: UnsafePointer<LinkIndex.Node>
    fileprivate let slots: UnsafePointer<LinkIndex.Slot>
    fileprivate let mask: Int
    fileprivate let pool: UnsafePointer<UInt8>

    /// The child of a node by a literal.
    @inline(__always)
    func child(of node: UInt32, by text: UnsafeBufferPointer<UInt8>) -> UInt32? {
        let words = PackedBytes(text)
        let head = words[0]
        let hash = LinkIndex.place(of: head, words.tailHash, under: node)
        let tag = LinkIndex.tag(of: hash)
        var place = Int(truncatingIfNeeded: hash) & mask
        while true {
            let slot = slots[place]
            if slot.child == 0 { return nil }
            if slot.tag == tag, isChild(Int(slot.child), of: node, by: text, head) { return slot.child }
            place = (place &+ 1) & mask
        }
    }

    @inline(__always)
    private func isChild(_ child: Int, of node: UInt32, by text: UnsafeBufferPointer<UInt8>, _ head: UInt64) -> Bool {
        guard nodes[child].parent == node, nodes[child].head == head, Int(nodes[child].length) == text.count else {
            return false
        }
        if text.count <= 8 { return true }
        let literal = UnsafeBufferPointer(start: pool + Int(nodes[child].text), count: text.count)
        return PackedBytes(text).hasTail(of: PackedBytes(literal))
    }
}

extension LinkSearchTables {
    /// The entry of a link that no place on its way offers a choice for, and whose place asks for no condition: the
    /// most frequent case.
    ///
    /// - Returns: nil where the way is another one; ``LinkSearch`` tells then.
    @inline(__always)
    func findPlain(_ segments: UnsafeBufferPointer<LinkSegment>) -> Int? {
        var node: UInt32 = 0
        for segment in segments {
            switch nodes[Int(node)].branches {
            case .literals:
                guard let child = child(of: node, by: segment.bytes) else { return nil }
                node = child
            case .anyText: node = nodes[Int(node)].anyText
            default: return nil
            }
        }
        return nodes[Int(node)].ending.entry
    }
}

extension LinkIndex {
    /// Lends the tables, which are never empty.
    @inline(__always)
    func withSearchTables<R>(_ body: (LinkSearchTables) -> R) -> R {
        nodes.withUnsafeBufferPointer { nodes in
            slots.withUnsafeBufferPointer { slots in
                pool.withUnsafeBufferPointer { pool in
                    // What is not empty has an address.
                    body(
                        LinkSearchTables(
                            nodes: nodes.baseAddress.unsafelyUnwrapped,
                            slots: slots.baseAddress.unsafelyUnwrapped,
                            mask: slots.count &- 1,
                            pool: pool.baseAddress.unsafelyUnwrapped
                        )
                    )
                }
            }
        }
    }
}

/// Finds the most specific pattern of a link, with full backtracking.
///
/// Goes down the tree from the first segment; at each place the branches are tried from the most specific to the least.
/// Each place of the tree is entered once at most, and none lies deeper than the link has segments.
struct LinkSearch: ~Copyable {
    /// Alive while the search runs: its table is lent.
    unowned(unsafe) let links: CompiledLinks
    let tables: LinkSearchTables
    let segments: UnsafeBufferPointer<LinkSegment>
    let conditions: LinkConditions

    /// - Returns: the index of the entry.
    func find(from start: UInt32 = 0, at startDepth: Int = 0) -> Int? {
        var node = start
        var depth = startDepth
        while depth < segments.count {
            let place = Int(node)
            let branches = tables.nodes[place].branches
            if branches.contains(.literals), let child = tables.child(of: node, by: segments[depth].bytes) {
                depth &+= 1
                if branches == .literals {
                    node = child
                    continue
                }
                if let found = find(from: child, at: depth) { return found }
                depth &-= 1
            }
            if branches.contains(.others) { return findByOthers(node, depth) }
            guard branches.contains(.anyText) else { return nil }
            node = tables.nodes[place].anyText
            depth &+= 1
        }
        let place = Int(node)
        if let found = entry(of: tables.nodes[place].ending) { return found }
        return tables.nodes[place].others == 0 ? nil : entry(of: links.index[node, .noRest])
    }

    @inline(never)
    private func findByOthers(_ node: UInt32, _ depth: Int) -> Int? {
        let others = links.index.others[Int(tables.nodes[Int(node)].others)]
        if let found = findByForms(others.forms, depth) { return found }
        let anyText = tables.nodes[Int(node)].anyText
        if anyText != 0, let found = find(from: anyText, at: depth &+ 1) { return found }
        return entry(of: others.rest)
    }

    @inline(__always)
    private func entry(of terminal: LinkIndex.Terminal) -> Int? {
        if terminal.isEmpty { return nil }
        if let entry = terminal.entry { return entry }
        return listedEntry(of: terminal)
    }

    @inline(never)
    private func listedEntry(of terminal: LinkIndex.Terminal) -> Int? {
        guard let list = terminal.list else { return nil }
        let entries = links.index.listed[links.index.lists[list]]
        guard entries.count >= ConditionIndex.shortestList else {
            return entries.first { links.holds($0, under: conditions) }
        }
        let found = links.index.conditions.first(in: list, of: conditions) { place in
            links.holds(entries[entries.startIndex + place], under: conditions)
        }
        return found.map { entries[entries.startIndex + $0] }
    }

    private func findByForms(_ forms: Range<Int>, _ depth: Int) -> Int? {
        let bytes = segments[depth].bytes
        for form in forms {
            let prefix = Int(links.index.forms[form].prefix)
            let suffix = Int(links.index.forms[form].suffix)
            guard bytes.count > prefix + suffix,
                let group = links.index.groupsByTexts.find(
                    UInt32(truncatingIfNeeded: form),
                    bytes[..<prefix],
                    bytes[(bytes.count - suffix)...]
                )
            else { continue }
            let inner = UnsafeBufferPointer(rebasing: bytes[prefix..<bytes.count - suffix])
            if let found = findByKind(in: group, inner, depth) { return found }
        }
        return nil
    }

    private func findByKind(in group: Int, _ text: UnsafeBufferPointer<UInt8>, _ depth: Int) -> Int? {
        let children = links.index.groups[group]
        if children.hasChoices,
            let run = links.index.choicesByText.find(UInt32(truncatingIfNeeded: group), text, EmptyCollection())
        {
            for child in links.index.choices[links.index.choiceRuns[run]] {
                if let found = find(from: child, at: depth + 1) { return found }
            }
        }
        if children.number != 0, ParameterKind.isNumber(text), let found = find(from: children.number, at: depth + 1) {
            return found
        }
        if children.slug != 0, ParameterKind.isSlug(text), let found = find(from: children.slug, at: depth + 1) {
            return found
        }
        return children.text == 0 ? nil : find(from: children.text, at: depth + 1)
    }
}

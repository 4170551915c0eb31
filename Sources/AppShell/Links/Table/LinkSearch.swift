/// The parts of a ``LinkIndex`` that a search reads, lent for its time.
struct LinkSearchTables {
    fileprivate let nodes: UnsafeBufferPointer<LinkIndex.Node>
    fileprivate let slots: UnsafeBufferPointer<LinkIndex.Slot>
    fileprivate let mask: Int
    fileprivate let pool: UnsafeBufferPointer<UInt8>

    /// The child of a node by a literal.
    @inline(__always)
    func child(of node: UInt32, by segment: LinkSegment) -> UInt32? {
        let hash = LinkIndex.place(of: segment.hash, under: node)
        let tag = LinkIndex.tag(of: hash)
        var place = Int(truncatingIfNeeded: hash) & mask
        while true {
            let slot = slots[place]
            if slot.child == 0 { return nil }
            if slot.tag == tag, isChild(slot.child, of: node, by: segment) { return slot.child }
            place = (place &+ 1) & mask
        }
    }

    @inline(__always)
    private func isChild(_ child: UInt32, of node: UInt32, by segment: LinkSegment) -> Bool {
        let candidate = Int(child)
        guard nodes[candidate].parent == node, nodes[candidate].head == segment.head,
            nodes[candidate].length == segment.count
        else { return false }
        if segment.count <= 8 { return true }
        let start = Int(nodes[candidate].text)
        return Words(UnsafeBufferPointer(rebasing: pool[start..<start &+ Int(segment.count)])).equal(
            Words(segment.bytes),
            from: 8
        )
    }
}

extension Words {
    /// Whether two texts of one length are equal from a place on.
    @inline(__always)
    fileprivate func equal(_ other: Words, from start: Int) -> Bool {
        var place = start
        while place < count {
            if self[place] != other[place] { return false }
            place &+= 8
        }
        return true
    }
}

extension LinkIndex {
    /// Lends the tables.
    @inline(__always)
    func withSearchTables<R>(_ body: (LinkSearchTables) -> R) -> R {
        nodes.withUnsafeBufferPointer { nodes in
            slots.withUnsafeBufferPointer { slots in
                pool.withUnsafeBufferPointer { pool in
                    body(LinkSearchTables(nodes: nodes, slots: slots, mask: slots.count &- 1, pool: pool))
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
    let links: CompiledLinks
    let tables: LinkSearchTables
    let segments: UnsafeBufferPointer<LinkSegment>
    let conditions: LinkConditions

    /// - Returns: the index of the entry.
    func find(from start: UInt32 = 0, at startDepth: Int = 0) -> Int? {
        let nodes = tables.nodes
        var node = start
        var depth = startDepth
        while true {
            let place = Int(node)
            if depth == segments.count {
                return entry(of: nodes[place].ending) ?? entry(of: nodes[place].noRest)
            }
            let anyText = nodes[place].anyText
            let hasRest = !nodes[place].rest.isEmpty
            let hasForms = nodes[place].formCount != 0
            if nodes[place].hasLiterals, let child = tables.child(of: node, by: segments[depth]) {
                if anyText == 0, !hasRest, !hasForms {
                    node = child
                    depth &+= 1
                    continue
                }
                if let found = find(from: child, at: depth &+ 1) { return found }
            }
            if hasForms, let found = findByForms(nodes[place], depth) { return found }
            if anyText != 0 {
                if !hasRest {
                    node = anyText
                    depth &+= 1
                    continue
                }
                if let found = find(from: anyText, at: depth &+ 1) { return found }
            }
            return entry(of: nodes[place].rest)
        }
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
        return links.index.listed[links.index.lists[list]].first { links.holds($0, under: conditions) }
    }

    @inline(never)
    private func findByForms(_ node: LinkIndex.Node, _ depth: Int) -> Int? {
        let bytes = segments[depth].bytes
        let first = Int(node.forms)
        for form in first..<first + Int(node.formCount) {
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

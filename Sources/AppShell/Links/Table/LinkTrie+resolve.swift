extension LinkTrie {
    /// The most specific entry whose path and conditions a link meets.
    ///
    /// Walks down from the root with full backtracking. No node is entered twice, and none lies deeper than the link has
    /// segments.
    @inline(__always)
    func resolve(_ segments: Span<LinkSegment>, of text: Span<UInt8>, _ tail: LinkTail) -> Int? {
        descend(from: 0, at: 0, segments, text, tail)
    }

    /// Tries the branches of a node from the most specific to the least: a literal, parameters with a kind or fixed
    /// texts, any text, a rest.
    private func descend(
        from start: NodeID,
        at startDepth: Int,
        _ segments: Span<LinkSegment>,
        _ text: Span<UInt8>,
        _ tail: LinkTail
    ) -> Int? {
        var (id, depth) = (start, startDepth)
        while depth < segments.count {
            let node = nodes[Int(id)]
            let isLast = node.anyText == 0 && node.branches == 0
            if node.hasLiterals, let child = literals.child(of: id, by: segments[depth], of: text.bytes) {
                if isLast {
                    (id, depth) = (child, depth &+ 1)
                    continue
                }
                if let found = descend(from: child, at: depth &+ 1, segments, text, tail) { return found }
            }
            if isLast { return nil }
            if node.branches != 0 { return matchComponent(of: node, at: depth, segments, text, tail) }
            (id, depth) = (node.anyText, depth &+ 1)
        }
        let node = nodes[Int(id)]
        return entry(of: node.end, tail) ?? entry(of: branches[Int(node.branches)].emptyRest, tail)
    }

    /// Tries the parameters of a node, then the patterns whose rest begins there.
    @inline(never)
    private func matchComponent(
        of node: Node,
        at depth: Int,
        _ segments: Span<LinkSegment>,
        _ text: Span<UInt8>,
        _ tail: LinkTail
    ) -> Int? {
        let branches = branches[Int(node.branches)]
        let segment = segments[depth]
        for form in branches.forms where segment.count > form.prefix + form.suffix {
            let (start, end) = (segment.start + form.prefix, segment.end - form.suffix)
            let fixed = Array(text.extracting(segment.start..<start)) + Array(text.extracting(end..<segment.end))
            if let kinds = form.kinds[fixed],
                let found = matchKind(of: kinds, start..<end, at: depth, segments, text, tail)
            {
                return found
            }
        }
        if node.anyText != 0, let found = descend(from: node.anyText, at: depth + 1, segments, text, tail) {
            return found
        }
        return entry(of: branches.rest, tail)
    }

    /// Tries the parameters that take the value in a range: choices, a number, a slug, any text.
    private func matchKind(
        of kinds: Kinds,
        _ range: Range<Int>,
        at depth: Int,
        _ segments: Span<LinkSegment>,
        _ text: Span<UInt8>,
        _ tail: LinkTail
    ) -> Int? {
        let value = text.extracting(range)
        func descend(to child: NodeID) -> Int? {
            child == 0 ? nil : self.descend(from: child, at: depth + 1, segments, text, tail)
        }
        if !kinds.choices.isEmpty, let children = kinds.choices[Array(value)] {
            for child in children { if let found = descend(to: child) { return found } }
        }
        if ParameterKind.isNumber(value), let found = descend(to: kinds.number) { return found }
        if ParameterKind.isSlug(value), let found = descend(to: kinds.slug) { return found }
        return descend(to: kinds.text)
    }

    @inline(__always)
    private func entry(of terminal: Terminal, _ tail: LinkTail) -> Int? {
        switch terminal {
        case .none: nil
        case .entry(let entry): Int(entry)
        case .list(let list): lists[Int(list)].first(for: tail)
        }
    }
}

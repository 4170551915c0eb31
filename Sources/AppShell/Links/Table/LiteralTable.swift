/// The children by literals of all nodes of a ``LinkTrie``, in one hash table with open addressing.
///
/// Links cannot choose the keys, which come from the product, so the hash needs no random seed.
struct LiteralTable: Sendable {
    private struct Literal: Sendable {
        /// The first eight bytes.
        let head: UInt64
        let parent: LinkTrie.NodeID
        /// 0 in a free slot.
        let child: LinkTrie.NodeID
        /// Where the text lies in the pool.
        let text: LinkSegment

        static let none = Literal(head: 0, parent: 0, child: 0, text: LinkSegment(start: 0, count: 0))
    }

    /// A power of two of them, at most half full.
    private var slots = [Literal](repeating: .none, count: 16)
    private var count = 0
    /// Contiguous, since the span of an `Array` needs iOS 26.
    private var pool: ContiguousArray<UInt8> = []

    /// The child of a node by a segment of a text.
    @inline(__always)
    func child(of parent: LinkTrie.NodeID, by segment: LinkSegment, of text: RawSpan) -> LinkTrie.NodeID? {
        let head = text.word(at: segment.start, upTo: segment.end)
        var slot = slot(of: head, segment, of: text, under: parent)
        while true {
            let literal = slots[slot]
            if literal.child == 0 { return nil }
            if literal.head == head, literal.parent == parent, literal.text.count == segment.count,
                segment.count <= 8 || text.hasTail(in: segment.range, of: pool.span.bytes, from: literal.text.start)
            {
                return literal.child
            }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
    }

    /// The child of a node by a literal, which is added where it is new.
    mutating func child(
        of parent: LinkTrie.NodeID,
        by literal: String,
        orAdd child: LinkTrie.NodeID
    ) -> LinkTrie.NodeID {
        let text = LinkSegment(start: pool.count, count: literal.utf8.count)
        pool += literal.utf8
        if let known = self.child(of: parent, by: text, of: pool.span.bytes) {
            pool.removeLast(text.count)
            return known
        }
        count += 1
        if count * 2 > slots.count {
            let known = slots.filter { $0.child != 0 }
            slots = Array(repeating: .none, count: slots.count * 4)
            for literal in known { insert(literal) }
        }
        let head = pool.span.bytes.word(at: text.start, upTo: text.end)
        insert(Literal(head: head, parent: parent, child: child, text: text))
        return child
    }

    private mutating func insert(_ literal: Literal) {
        var slot = slot(of: literal.head, literal.text, of: pool.span.bytes, under: literal.parent)
        while slots[slot].child != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = literal
    }

    /// Where the search for a literal begins.
    @inline(__always)
    private func slot(
        of head: UInt64,
        _ segment: LinkSegment,
        of text: RawSpan,
        under parent: LinkTrie.NodeID
    ) -> Int {
        var hash = RawSpan.mix(head, UInt64(parent) &<< 32)
        if segment.count > 8 { hash = text.hashOfTail(in: segment.range, seed: hash) }
        return Int(truncatingIfNeeded: hash) & (slots.count &- 1)
    }
}

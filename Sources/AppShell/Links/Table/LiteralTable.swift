/// The children by literals of all nodes of a ``LinkTrie``, in one hash table with open addressing.
///
/// Links cannot choose the keys, which come from the product, so the hash needs no random seed.
struct LiteralTable: Sendable {
    private struct Literal: Sendable {
        let hash: UInt64
        /// The first eight bytes.
        let head: UInt64
        let parent: LinkTrie.NodeID
        let child: LinkTrie.NodeID
        /// Where the text lies in the pool.
        let text: LinkSegment
    }

    private var literals: [Literal] = []
    /// An index in `literals` + 1, or 0 for a free slot. A power of two of them, at most half full.
    private var slots = [UInt32](repeating: 0, count: 16)
    private var pool: [UInt8] = []

    /// The child of a node by a segment of a text.
    @inline(__always)
    func child(of parent: LinkTrie.NodeID, by segment: LinkSegment, of text: Span<UInt8>) -> LinkTrie.NodeID? {
        let head = text.bytes.word(at: segment.start, upTo: segment.end)
        let hash = Self.hash(head, segment, of: text, under: parent)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count &- 1)
        while slots[slot] != 0 {
            let literal = literals[Int(slots[slot]) &- 1]
            if literal.hash == hash, literal.head == head, literal.parent == parent,
                literal.text.count == segment.count, segment.count <= 8 || hasTail(literal.text, segment, of: text)
            {
                return literal.child
            }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return nil
    }

    /// The child of a node by a literal, which is added where it is new.
    mutating func child(
        of parent: LinkTrie.NodeID,
        by literal: String,
        orAdd child: LinkTrie.NodeID
    ) -> LinkTrie.NodeID {
        let text = LinkSegment(start: pool.count, count: literal.utf8.count)
        pool += literal.utf8
        if let known = self.child(of: parent, by: text, of: pool.span) {
            pool.removeLast(text.count)
            return known
        }
        let head = pool.span.bytes.word(at: text.start, upTo: text.end)
        let hash = Self.hash(head, text, of: pool.span, under: parent)
        literals.append(Literal(hash: hash, head: head, parent: parent, child: child, text: text))
        if literals.count * 2 > slots.count {
            slots = Array(repeating: 0, count: slots.count * 4)
            for index in literals.indices { fillSlot(with: index) }
        } else {
            fillSlot(with: literals.count - 1)
        }
        return child
    }

    private mutating func fillSlot(with index: Int) {
        var slot = Int(truncatingIfNeeded: literals[index].hash) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt32(index + 1)
    }

    @inline(__always)
    private static func hash(
        _ head: UInt64,
        _ segment: LinkSegment,
        of text: Span<UInt8>,
        under parent: LinkTrie.NodeID
    ) -> UInt64 {
        let hash = RawSpan.mix(head, UInt64(parent) &<< 32)
        return segment.count <= 8 ? hash : text.bytes.hash(from: segment.start &+ 8, upTo: segment.end, seed: hash)
    }

    /// Whether two texts of one length are equal after their first eight bytes.
    @inline(never)
    private func hasTail(_ own: LinkSegment, _ segment: LinkSegment, of text: Span<UInt8>) -> Bool {
        let (pool, text) = (pool.span.bytes, text.bytes)
        var offset = 8
        while offset < own.count {
            let word = text.word(at: segment.start &+ offset, upTo: segment.end)
            if pool.word(at: own.start &+ offset, upTo: own.end) != word { return false }
            offset &+= 8
        }
        return true
    }
}

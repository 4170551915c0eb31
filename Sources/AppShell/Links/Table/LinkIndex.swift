/// All patterns' paths, compiled into a tree whose branches are found by hashing.
///
/// A child by a literal is found in one flat table, by its parent and the literal's hash, and verified byte for byte; so
/// the cost of a step does not depend on how many siblings there are. Links cannot choose the table's keys, which come
/// from the product, so a fixed seed is enough. Built by ``LinkIndexBuilder``, searched by ``LinkSearch``.
struct LinkIndex: Sendable {
    /// A place in the tree, of 32 bytes. Zero stands for no child: the root is nobody's.
    struct Node: Sendable {
        /// The literal that leads here: its first eight bytes, its place in the pool, its length; see ``PackedBytes``.
        var head: UInt64 = 0
        var text: UInt32 = 0
        var length: UInt16 = 0
        var branches: Branches = []
        var parent: UInt32 = 0
        /// The child by any text.
        var anyText: UInt32 = 0
        /// Patterns that end here.
        var ending = Terminal()
        /// The place in ``others``.
        var others: UInt32 = 0
    }

    /// What few places have.
    struct Others: Sendable {
        /// Patterns whose rest begins here: with one segment or more, and with none.
        var rest = Terminal()
        var noRest = Terminal()
        /// The children by parameters that are not any text alone: a run of forms.
        var forms: Range<Int> = 0..<0
    }

    /// What leads on from a place of the tree.
    struct Branches: OptionSet, Sendable {
        let rawValue: UInt8

        static let literals = Branches(rawValue: 1)
        static let anyText = Branches(rawValue: 2)
        /// Forms, or a rest.
        static let others = Branches(rawValue: 4)
    }

    /// What may stand at a place of the tree.
    enum End: Int, Sendable {
        case ending
        case rest
        case noRest
    }

    /// The patterns that one place stands for.
    struct Terminal: Sendable {
        /// Nothing, one entry that holds under no condition (its index + 1), or a list of entries in their order.
        private var code: UInt32 = 0

        private static let listFlag: UInt32 = 1 << 31

        init() {}

        init(entry: Int) { code = UInt32(truncatingIfNeeded: entry) &+ 1 }

        init(list: Int) { code = UInt32(truncatingIfNeeded: list) | Self.listFlag }

        var isEmpty: Bool { code == 0 }
        var entry: Int? {
            // Of the three, only an entry's code less one lies below the flag less one.
            let entry = code &- 1
            return entry < Self.listFlag &- 1 ? Int(entry) : nil
        }
        var list: Int? { code & Self.listFlag == 0 ? nil : Int(code & ~Self.listFlag) }
    }

    /// An entry of the flat table: part of the hash, to pass by others quickly, and the child.
    struct Slot: Sendable {
        var tag: UInt32 = 0
        var child: UInt32 = 0
    }

    /// The lengths of the fixed texts around a parameter; those of one place go from the longest to the shortest.
    struct Form: Sendable {
        let prefix: UInt16
        let suffix: UInt16
    }

    /// The children by parameters between the same fixed texts.
    struct Group: Sendable {
        var number: UInt32 = 0
        var slug: UInt32 = 0
        var text: UInt32 = 0
        var hasChoices = false
    }

    var nodes: [Node] = [Node()]
    /// A power of two of them, at most a quarter full.
    var slots = [Slot](repeating: Slot(), count: 16)
    /// The literals' bytes, after one that is nobody's.
    var pool: [UInt8] = [0]
    /// The first one is nobody's.
    var others: [Others] = [Others()]
    var forms: [Form] = []
    var groups: [Group] = []
    /// Groups by form, prefix and suffix.
    var groupsByTexts = ByteTable()
    /// Runs in `choices` by group and text.
    var choiceRuns: [Range<Int>] = []
    var choicesByText = ByteTable()
    /// Children by choices.
    var choices: [UInt32] = []
    /// Runs of entries in their order.
    var lists: [Range<Int>] = []
    var listed: [Int] = []
    /// What leads to an entry in a long list.
    var conditions = ConditionIndex()
    /// Entries that are in a list with others.
    var sharing: Set<Int> = []

    /// Where a literal's child is sought first, and what marks it.
    @inline(__always)
    static func place(of head: UInt64, _ tailHash: UInt64, under node: UInt32) -> UInt64 {
        PackedBytes.combine(head ^ tailHash, UInt64(node) &<< 32)
    }

    @inline(__always)
    static func tag(of place: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: place &>> 32) }
}

extension LinkIndex {
    subscript(_ node: UInt32, _ end: End) -> Terminal {
        switch end {
        case .ending: nodes[Int(node)].ending
        case .rest: others[Int(nodes[Int(node)].others)].rest
        case .noRest: others[Int(nodes[Int(node)].others)].noRest
        }
    }

    mutating func set(_ terminal: Terminal, at node: UInt32, _ end: End) {
        switch end {
        case .ending: nodes[Int(node)].ending = terminal
        case .rest: others[placeOfOthers(of: node)].rest = terminal
        case .noRest: others[placeOfOthers(of: node)].noRest = terminal
        }
    }

    /// The place of what few nodes have, which this one has from now on.
    mutating func placeOfOthers(of node: UInt32) -> Int {
        if nodes[Int(node)].others == 0 {
            nodes[Int(node)].others = UInt32(truncatingIfNeeded: others.count)
            nodes[Int(node)].branches.insert(.others)
            others.append(Others())
        }
        return Int(nodes[Int(node)].others)
    }
}

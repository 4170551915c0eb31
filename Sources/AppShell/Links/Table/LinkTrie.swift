/// The paths of all patterns as a tree: each segment of a pattern leads from a node to a child.
///
/// ``LinkTrieBuilder`` builds it, and ``resolve(_:of:_:)`` walks it down. Each way from a node to its children is found
/// by hashing, so a step costs the same among ten siblings as among ten thousand.
final class LinkTrie: Sendable {
    /// Nodes are numbered; the root is 0, so as a child 0 stands for none.
    typealias NodeID = UInt32

    struct Node: Sendable {
        /// Whether ``LinkTrie/literals`` has children of this node.
        var hasLiterals = false
        /// The child by any text.
        var anyText: NodeID = 0
        /// The index in ``LinkTrie/branches``, where 0 is the empty one.
        var branches: UInt32 = 0
        /// The patterns that end here.
        var end = Terminal.none
    }

    /// What few nodes have.
    struct Branches: Sendable {
        /// The children by parameters other than any text, those with the most fixed bytes first.
        var forms: [Form] = []
        /// The patterns whose rest begins here: with one segment or more, and with none.
        var rest = Terminal.none
        var emptyRest = Terminal.none
    }

    /// The parameters of one node whose fixed texts have these lengths.
    struct Form: Sendable {
        let prefix: Int
        let suffix: Int
        /// By the fixed texts, the suffix right after the prefix.
        var kinds: [[UInt8]: Kinds] = [:]
    }

    /// The children by parameters between the same fixed texts.
    struct Kinds: Sendable {
        /// By each of their texts, in the order of specificity.
        var choices: [[UInt8]: [NodeID]] = [:]
        var number: NodeID = 0
        var slug: NodeID = 0
        var text: NodeID = 0
    }

    /// The patterns that end at one node.
    enum Terminal: Sendable {
        case none
        /// The only one, which asks nothing of origin, query and fragment.
        case entry(UInt32)
        /// An index in ``LinkTrie/lists``.
        case list(UInt32)
    }

    let nodes: [Node]
    let literals: LiteralTable
    let branches: [Branches]
    let lists: [ConditionalEntries]

    init(nodes: [Node], literals: LiteralTable, branches: [Branches], lists: [ConditionalEntries]) {
        self.nodes = nodes
        self.literals = literals
        self.branches = branches
        self.lists = lists
    }
}

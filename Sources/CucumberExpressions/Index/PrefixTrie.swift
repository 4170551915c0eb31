/// A trie from byte prefixes to numbers, in flat arrays.
///
/// A node's children form a linked list, since step definitions rarely branch much.
struct PrefixTrie: Sendable {
    private static let none: Int32 = -1

    private struct Node: Sendable {
        let byte: UInt8
        var child = PrefixTrie.none
        var sibling = PrefixTrie.none
        /// The last number inserted here, as an index into `entries`.
        var entry = PrefixTrie.none
    }

    private struct Entry: Sendable {
        let number: Int32
        let previous: Int32
    }

    private var nodes = [Node(byte: 0)]
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func insert(_ number: Int, at prefix: [UInt8]) {
        var node = 0
        for byte in prefix {
            if let child = child(of: node, byte) {
                node = child
            } else {
                nodes.append(Node(byte: byte, sibling: nodes[node].child))
                nodes[node].child = Int32(nodes.count - 1)
                node = nodes.count - 1
            }
        }
        entries.append(Entry(number: Int32(number), previous: nodes[node].entry))
        nodes[node].entry = Int32(entries.count - 1)
    }

    /// The numbers at every prefix of a text, in no particular order.
    func numbers(alongside text: some Sequence<UInt8>) -> [Int] {
        var found: [Int] = []
        nodes.withUnsafeBufferPointer { nodes in
            collect(nodes[0], into: &found)
            var child = nodes[0].child
            for byte in text {
                while child != Self.none, nodes[Int(child)].byte != byte { child = nodes[Int(child)].sibling }
                guard child != Self.none else { break }
                let node = nodes[Int(child)]
                if node.entry != Self.none { collect(node, into: &found) }
                child = node.child
            }
        }
        return found
    }

    private func collect(_ node: Node, into found: inout [Int]) {
        var index = node.entry
        while index != Self.none {
            let entry = entries[Int(index)]
            found.append(Int(entry.number))
            index = entry.previous
        }
    }

    private func child(of node: Int, _ byte: UInt8) -> Int? {
        var child = nodes[node].child
        while child != Self.none {
            if nodes[Int(child)].byte == byte { return Int(child) }
            child = nodes[Int(child)].sibling
        }
        return nil
    }
}

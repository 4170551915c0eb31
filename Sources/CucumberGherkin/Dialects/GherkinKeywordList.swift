extension Gherkin {
    /// Finds keywords of one kind at the start of a line, in one pass over its bytes.
    ///
    /// A trie, since some languages have a dozen keywords with the same beginning. The longest match wins: « Et que  »
    /// over « Et  ».
    struct KeywordList {
        struct Keyword {
            let text: String
            let type: StepKeywordType
            /// The length of the match: the keyword, and a title's colon.
            let byteCount: Int
        }

        private struct Node {
            let byte: UInt8
            /// The keyword that ends here.
            var keyword: Int16 = KeywordList.none
            var firstChild: Int16 = KeywordList.none
            var nextSibling: Int16 = KeywordList.none
        }

        private static let none: Int16 = -1

        private var keywords: [Keyword] = []
        private var nodes: [Node] = []
        /// The node for each first byte: it rules out most lines at once.
        private var roots = [Int16](repeating: none, count: 256)

        init(titles: [String]) {
            for title in titles {
                add(title, type: .unknown, start: Array(title.utf8) + [UInt8(ascii: ":")])
            }
        }

        init(steps: [(String, StepKeywordType)]) {
            for (step, type) in steps {
                add(step, type: type, start: Array(step.utf8))
            }
        }

        private mutating func add(_ text: String, type: StepKeywordType, start: [UInt8]) {
            guard let first = start.first else { return }
            if roots[Int(first)] == Self.none { roots[Int(first)] = newNode(first) }
            var node = Int(roots[Int(first)])
            for byte in start.dropFirst() {
                node = child(byte, of: node) ?? addChild(byte, to: node)
            }
            guard nodes[node].keyword == Self.none else { return }
            nodes[node].keyword = Int16(truncatingIfNeeded: keywords.count)
            keywords.append(Keyword(text: text, type: type, byteCount: start.count))
        }

        private mutating func newNode(_ byte: UInt8) -> Int16 {
            nodes.append(Node(byte: byte))
            return Int16(truncatingIfNeeded: nodes.count - 1)
        }

        private mutating func addChild(_ byte: UInt8, to node: Int) -> Int {
            let child = newNode(byte)
            nodes[Int(child)].nextSibling = nodes[node].firstChild
            nodes[node].firstChild = child
            return Int(child)
        }

        private func child(_ byte: UInt8, of node: Int) -> Int? {
            var child = nodes[node].firstChild
            while child != Self.none, nodes[Int(child)].byte != byte {
                child = nodes[Int(child)].nextSibling
            }
            return child == Self.none ? nil : Int(child)
        }

        /// The longest keyword at the start of a line.
        func match(_ line: Line, in text: Text) -> Keyword? {
            guard !line.isBlank else { return nil }
            let root = roots[Int(text.bytes[line.content])]
            guard root != Self.none else { return nil }
            var node = Int(root)
            var found = nodes[node].keyword
            for index in line.content + 1..<line.end {
                guard let next = child(text.bytes[index], of: node) else { break }
                node = next
                if nodes[node].keyword != Self.none { found = nodes[node].keyword }
            }
            return found == Self.none ? nil : keywords[Int(found)]
        }
    }
}

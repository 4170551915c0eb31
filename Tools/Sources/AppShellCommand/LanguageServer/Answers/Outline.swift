import AppShell
import CucumberGherkin

/// The titles of a script, one inside the other, with the lines that belong to each.
struct Outline {
    /// A title and what is below it.
    final class Node {
        let line: Gherkin.ScriptLine
        let number: Int
        /// The first of its tags and comments, or the title itself.
        let first: Int
        /// The last line that belongs to it.
        fileprivate(set) var last: Int
        fileprivate(set) var children: [Node] = []

        fileprivate init(_ line: Gherkin.ScriptLine, _ number: Int, first: Int) {
            (self.line, self.number, self.first, last) = (line, number, first, number)
        }

        /// The title in an outline is inside one with a smaller depth.
        fileprivate var depth: Int {
            switch line.kind {
            case .feature: 0
            case .rule: 1
            case .examples: 3
            default: 2
            }
        }
    }

    private(set) var roots: [Node] = []
    /// Every title, in order.
    private(set) var all: [Node] = []

    init(_ lines: Gherkin.ScriptLines) {
        var open: [Node] = []
        var tags: Int?
        var content = -1
        for (number, line) in lines.lines.enumerated() {
            switch line.kind {
            case .tags: if tags == nil { tags = number }
            case _ where line.isTitle:
                let node = Node(line, number, first: tags ?? number)
                tags = nil
                while let top = open.last, top.depth >= node.depth { open.removeLast().close(content) }
                if let top = open.last { top.children.append(node) } else { roots.append(node) }
                open.append(node)
                all.append(node)
                content = number
            case .blank: break
            // Above the title that it belongs to.
            case .comment, .language: break
            default:
                tags = nil
                content = number
            }
        }
        for node in open { node.close(content) }
    }
}

extension Outline.Node {
    fileprivate func close(_ content: Int) { last = max(last, content) }

    /// The name, or else the keyword.
    func name(in text: ScriptText) -> String {
        let name = text.string(line.text)
        return name.isEmpty ? line.keyword : name
    }
}

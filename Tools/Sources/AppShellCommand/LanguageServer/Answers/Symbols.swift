import AppShell
import CucumberGherkin

/// The outline of a script.
struct Symbols {
    let document: OpenDocument
    let workspace: Workspace

    var json: JSONValue {
        let outline = Outline(document.lines)
        guard workspace.client.hasNestedSymbols else { return .array(outline.all.map(flat)) }
        return .array(outline.roots.map(nested))
    }

    private func nested(_ node: Outline.Node) -> JSONValue {
        [
            "name": .string(node.name(in: document.text)), "detail": .string(node.line.keyword),
            "kind": .int(kind(of: node)), "range": range(of: node).json,
            "selectionRange": document.text.range(selection(of: node), in: workspace.client.encoding).json,
            "children": .array(node.children.map(nested)),
        ]
    }

    private func flat(_ node: Outline.Node) -> JSONValue {
        [
            "name": .string(node.name(in: document.text)), "kind": .int(kind(of: node)),
            "location": ["uri": .string(document.uri), "range": range(of: node).json],
        ]
    }

    private func selection(of node: Outline.Node) -> Range<Int> { node.line.content..<node.line.text.upperBound }

    private func range(of node: Outline.Node) -> TextRange {
        let lines = document.lines.lines
        let range = lines[node.first].range.lowerBound..<lines[node.last].range.upperBound
        return document.text.range(range, in: workspace.client.encoding)
    }

    /// Of the protocol.
    private func kind(of node: Outline.Node) -> Int {
        switch node.line.kind {
        // Module, namespace, constructor, array, function.
        case .feature: 2
        case .rule: 3
        case .background: 9
        case .examples: 18
        default: 12
        }
    }
}

import AppShellTexts

/// The map as Graphviz reads it, in English whoever reads: `dot -Tsvg map.dot`.
extension StateMap {
    var dot: String { Reader.inEnglish { englishDot } }

    private var englishDot: String {
        var lines = [
            "digraph \(Self.quoted(product)) {",
            "  rankdir=LR;",
            "  node [shape=box, style=rounded, fontname=\"sans-serif\"];",
            "  edge [fontname=\"sans-serif\", fontsize=10];",
        ]
        for (number, node) in nodes.enumerated() {
            let label = Self.quoted("\(node.name)\n\(counted(grouped: node.visits, "visit"))")
            let shape = node.isOutside ? ", shape=ellipse" : ""
            lines.append("  n\(number) [label=\(label), tooltip=\(Self.quoted(words(for: node)))\(shape)];")
        }
        for edge in edges {
            let tooltip = Self.quoted(words(for: edge))
            lines.append("  n\(edge.from) -> n\(edge.to) [label=\"\(edge.count)\", tooltip=\(tooltip)];")
        }
        for (number, name) in unreached.enumerated() {
            let tooltip = Self.quoted(localized("\(name): never on display"))
            lines.append("  u\(number) [label=\(Self.quoted(name)), tooltip=\(tooltip), style=\"rounded,dashed\"];")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// A string in double quotes, without what Graphviz would take for an escape or an entity of HTML.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "&": quoted += "&amp;"
            case "\n": quoted += "\\n"
            case ..<" ", "\u{7F}", "\u{FFFE}", "\u{FFFF}": quoted += "\u{FFFD}"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

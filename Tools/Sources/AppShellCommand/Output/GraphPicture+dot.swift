import AppShellTexts

extension GraphPicture {
    /// For Graphviz: a cluster for each module.
    var dot: String {
        var lines = [
            "digraph {", "  rankdir=LR", #"  node [fontname="Helvetica", fontsize=11]"#,
            "  label=\(Self.quoted(title))",
        ]
        for (number, frame) in frames.enumerated() {
            lines.append("  subgraph cluster_\(number) {")
            let label = frame.id + (frame.owner.map { "  \($0)" } ?? "")
            lines.append("    label=\(Self.quoted(label))")
            for place in frame.places {
                if !place.isElsewhere {
                    let label = Self.quoted("\(place.title)\n\(place.placement)")
                    lines.append("    \(Self.quoted(place.name)) [shape=box, style=rounded, label=\(label)]")
                }
                for (index, door) in place.doors.enumerated() {
                    let id = Self.quoted("\(number) \(place.name) \(index)")
                    lines.append("    \(id) [shape=plaintext, label=\(Self.quoted("\(door.kind.label) \(door.text)"))]")
                }
            }
            lines.append("  }")
            for place in frame.places {
                for index in place.doors.indices {
                    lines.append("  \(Self.quoted("\(number) \(place.name) \(index)")) -> \(Self.quoted(place.name))")
                }
            }
        }
        return (lines + ["}"]).map { $0 + "\n" }.joined()
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}

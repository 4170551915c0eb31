/// The map of the screens, and the same as a table.
extension ExplorationPage {
    var map: String {
        let map = StateMap(report)
        guard !map.nodes.isEmpty || !map.unreached.isEmpty else { return "" }
        let picture =
            "<div class=\"map-frame\" tabindex=\"0\" role=\"region\" aria-label=\"Map of the screens\">"
            + StateMapDrawing(map).svg(standsAlone: false) + "</div>"
        let words =
            "<p class=\"dim\">Screens, and the ways between them with the number of acts. Blue: how each screen was "
            + "first reached. Point at a way or a screen to read more.</p>"
        return Self.section("map", "Map", words + picture + table(map))
    }

    private func table(_ map: StateMap) -> String {
        guard !map.edges.isEmpty else { return "" }
        let rows = map.edges.map { edge in
            let kinds = map.kindLines(of: edge).map { "<li>\(Self.isolated($0))</li>" }.joined()
            return "<tr><td>\(Self.isolated(map.nodes[edge.from].name))</td>"
                + "<td>\(Self.isolated(map.nodes[edge.to].name))</td>"
                + "<td class=\"amount\">\(ExplorationReport.grouped(edge.count))</td><td><ul>\(kinds)</ul></td></tr>\n"
        }
        let summary = "All \(ExplorationReport.counted(map.edges.count, "way")) as a table"
        return "<details class=\"fold\"><summary>\(summary)</summary>"
            + "<div class=\"table-frame\" tabindex=\"0\" role=\"region\" aria-label=\"Ways between screens\">"
            + "<table class=\"figures ways\"><thead><tr><th scope=\"col\">From</th><th scope=\"col\">To</th>"
            + "<th scope=\"col\">Acts</th><th scope=\"col\">Most frequent</th></tr></thead>"
            + "<tbody>\n\(rows.joined())</tbody></table></div></details>"
    }
}

import AppShellTexts

/// The map of the screens, and the same as a table.
extension ExplorationPage {
    var map: String {
        let map = StateMap(report)
        guard !map.nodes.isEmpty || !map.unreached.isEmpty else { return "" }
        let picture =
            "<div class=\"map-frame\" tabindex=\"0\" role=\"region\" "
            + "aria-label=\"\(Self.said(localized("Map of the screens")))\">"
            + StateMapDrawing(map).svg(standsAlone: false) + "</div>"
        let sentences = localized(
            "Screens, and the ways between them with the number of acts. Blue: how each screen was first reached. Point at a way or a screen to read more."
        )
        let words = "<p class=\"dim\">\(Self.said(sentences))</p>"
        return Self.section("map", localized("Map"), words + picture + table(map))
    }

    private func table(_ map: StateMap) -> String {
        guard !map.edges.isEmpty else { return "" }
        let rows = map.edges.map { edge in
            let kinds = map.kindLines(of: edge).map { "<li>\(Self.isolated($0))</li>" }.joined()
            return "<tr><td>\(Self.isolated(map.nodes[edge.from].localizedName))</td>"
                + "<td>\(Self.isolated(map.nodes[edge.to].localizedName))</td>"
                + "<td class=\"amount\">\(ExplorationReport.grouped(edge.count))</td><td><ul>\(kinds)</ul></td></tr>\n"
        }
        let summary = localized("All \(grouped: map.edges.count, "way") as a table")
        let heads = [localized("From"), localized("To"), localized("Acts"), localized("Most frequent")]
            .map { "<th scope=\"col\">\(Self.said($0))</th>" }
        return "<details class=\"fold\"><summary>\(Self.said(summary))</summary>"
            + "<div class=\"table-frame\" tabindex=\"0\" role=\"region\" "
            + "aria-label=\"\(Self.said(localized("Ways between screens")))\">"
            + "<table class=\"figures ways\"><thead><tr>" + heads.joined()
            + "</tr></thead><tbody>\n\(rows.joined())</tbody></table></div></details>"
    }
}

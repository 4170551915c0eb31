import AppShellTexts
import Testing

@testable import ScenarioReports

@Suite("The map of an exploration")
struct StateMapTests {
    private let map = StateMap(ExplorationSample.holding)

    private func node(_ name: String) throws -> Int {
        try #require(map.nodes.firstIndex { $0.name == name })
    }

    @Test("Acts between two screens are one edge with the most frequent kinds first")
    func edges() throws {
        let (list, course) = (try node("catalog.list"), try node("catalog.formation"))
        let edge = try #require(map.edges.first { $0.from == list && $0.to == course })
        #expect(edge.count == 617)
        #expect(
            map.words(for: edge) == """
                catalog.list → catalog.formation: 617 acts
                310 × tap card “Starter”
                300 × tap card “Performer”
                7 × tap a push
                """
        )
        #expect(map.edges.allSatisfy { $0.from != $0.to })
        #expect(map.nodes[try node("contact.form")].stays == 1_204)
        #expect(map.nodes[try node("contact.form")].visits == 1_204 + 90 + 28)
    }

    @Test("The first screen begins the map, and the way there is by acts in the app where there is one")
    func columns() throws {
        let layout = StateMapLayout(map)
        #expect(map.first == (try node("home")))
        let columns = try [
            "not running", "in the background", "home", "catalog.list", "catalog.formation", "blog.article",
        ]
        .map { layout.columns[try node($0)] }
        #expect(columns == [0, 0, 1, 2, 3, 3])
    }

    @Test("No two boxes overlap, and all are in the picture")
    func boxes() throws {
        var large = ExplorationSample.holding
        large.screens = (0..<60).map { "screen \($0)" + String(repeating: " + sheet", count: $0 % 7) }
        large.ways = large.screens.indices.dropFirst().map { index in
            .init(from: large.screens[index / 3], to: large.screens[index], act: "tap", count: index)
        }
        for report in ExplorationSample.all + [large] {
            let svg = report.svg
            let boxes = svg.matches(of: /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/).compactMap { match in
                [match.1, match.2, match.3, match.4].compactMap { Int($0) }
            }
            #expect(boxes.count == StateMap(report).nodes.count + report.unreached.count)
            let size = try #require(svg.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/))
            let (width, height) = (try #require(Int(size.1)), try #require(Int(size.2)))
            for (index, one) in boxes.enumerated() {
                #expect(one[0] + one[2] <= width && one[1] + one[3] <= height)
                for other in boxes.dropFirst(index + 1) {
                    let isApart =
                        one[0] + one[2] < other[0] || other[0] + other[2] < one[0] || one[1] + one[3] < other[1]
                        || other[1] + other[3] < one[1]
                    #expect(isApart, "\(one) and \(other)")
                }
            }
        }
    }

    @Test("What is not drawn is counted, and destinations never shown are dashed")
    func rest() {
        let svg = ExplorationSample.holding.svg
        #expect(svg.contains("Not drawn: "))
        #expect(svg.count(of: "class=\"screen unreached\"") == 2)
        #expect(svg.contains("<title>settings.licences: never on display</title>"))
    }

    @Test("Graphviz gets all edges")
    func dot() {
        let dot = ExplorationSample.holding.dot
        #expect(dot.count(of: " -> ") == map.edges.count)
        #expect(dot.contains("n1 [label=\"home\\n434 visits\""))
        #expect(dot.contains("u1 [label=\"settings.licences\""))
        #expect(!ExplorationSample.hostile.dot.contains("\u{0}"))
    }
}

extension String {
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}

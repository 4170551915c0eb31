import CucumberGherkin
import ScriptTestSupport
import Testing

/// What a file costs grows with its length, whatever stands in it: parsed, compiled and formatted.
struct GherkinLinearityTests {
    /// A text of one part again and again, and whether it has to parse.
    struct Shape: Sendable, CustomTestStringConvertible {
        let head: String
        let part: String
        var tail = ""
        var uri = "a.feature"
        var isGood = true

        func bytes(_ length: Int) -> [UInt8] {
            Array((head + String(repeating: part, count: length / part.utf8.count) + tail).utf8)
        }

        var testDescription: String { "\(head)\(part)\(tail)".debugDescription }
    }

    private static let step = "Feature: x\nScenario: y\nGiven z\n"
    private static let wideCell = step + "|" + String(repeating: "w", count: 20_000) + "|\n"
    private static let outline = "Feature: x\nScenario: y\n* z\n\"\"\"\n"
    private static let rows = "\n\"\"\"\nExamples:\n|a|b|c|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|\n|1|2|3|4|\n"

    private static let good = [
        Shape(head: step, part: "Given x\n"), Shape(head: step, part: "|a|\n"), Shape(head: wideCell, part: "|a|\n"),
        Shape(head: step + "|", part: " a |"), Shape(head: step + "|", part: "\\\\", tail: "|"),
        Shape(head: step, part: "#\n\n"), Shape(head: "", part: "@a ", tail: "\nFeature: x"),
        Shape(head: "", part: "@a\n", tail: "Feature: x"), Shape(head: "Feature: x\n", part: " said\n\n"),
        Shape(head: "Feature: x\n", part: "Scenario: é\n"), Shape(head: "Feature: x\n", part: "@a\nScenario:\n"),
        Shape(head: "Feature: ", part: "é "), Shape(head: outline, part: "d\n", tail: "\"\"\""),
        Shape(head: outline, part: "<a>", tail: rows), Shape(head: outline, part: "<", tail: rows),
        Shape(head: outline, part: "<aaaaaaaaaaaaaaaaaaaa", tail: rows),
        Shape(head: outline + "<<b>a>", part: "<", tail: rows), Shape(head: outline, part: "<b <c>", tail: rows),
        Shape(head: "", part: "`@a` ", tail: "\n# Feature: x\n", uri: "a.feature.md"),
        Shape(head: "", part: "`@a`\n", tail: "# Feature: x\n", uri: "a.feature.md"),
        Shape(head: "# Feature: x\n## Scenario: y\n* z\n", part: "  |a|\n", uri: "a.feature.md"),
        Shape(head: "# Feature: x\n", part: "`@a`\n## Scenario: y\n* z\n", uri: "a.feature.md"),
        Shape(head: "", part: "#", uri: "a.feature.md"), Shape(head: "", part: "`", uri: "a.feature.md"),
    ]

    private static let bad = [
        Shape(head: "", part: "oops\n", isGood: false), Shape(head: step, part: "@a ", isGood: false),
        Shape(head: step, part: "@a\n", isGood: false), Shape(head: "", part: "@a #", isGood: false),
        Shape(head: step, part: "\"\"\"\n|a|\n", isGood: false), Shape(head: step, part: "\\", isGood: false),
        Shape(head: step + "\"\"\"\n", part: "|", isGood: false),
    ]

    @Test("ten times the file costs about ten times the time", arguments: good + bad)
    func parsing(_ shape: Shape) throws {
        try ThreadTime.requireLinear(shape.testDescription, make: shape.bytes) { bytes in
            var ids = IdentifierSequence()
            let result = GherkinParser().parse(GherkinSource(uri: shape.uri, bytes: bytes), ids: &ids)
            guard shape.isGood else {
                #expect(throws: GherkinErrors.self) { try result.get() }
                return
            }
            _ = try PickleCompiler().pickles(of: result.get(), ids: &ids)
        }
    }

    @Test("an outline of many columns costs no more for each of them")
    func columns() throws {
        func outline(_ length: Int) -> [UInt8] {
            let names = (0..<length / 20).map { "n\($0)" }
            let text = "Feature: x\nScenario: y\n* z\n\"\"\"\n\(names.map { "<\($0)>" }.joined())\n\"\"\"\nExamples:\n"
            let header = "|\(names.joined(separator: "|"))|\n"
            return Array((text + header + header).utf8)
        }
        try ThreadTime.requireLinear("columns", make: outline) { bytes in
            var ids = IdentifierSequence()
            let document = try GherkinParser().parse(GherkinSource(uri: "", bytes: bytes), ids: &ids).get()
            _ = try PickleCompiler().pickles(of: document, ids: &ids)
        }
    }

    @Test("formatting costs about ten times the time too, and little more room", arguments: good)
    func formatting(_ shape: Shape) throws {
        try ThreadTime.requireLinear(shape.testDescription, make: shape.bytes) { bytes in
            let formatted = try GherkinFormatter().format(bytes, uri: shape.uri)
            // Two to four spaces of indentation, and a cell's padding.
            #expect(formatted.count <= 130 * bytes.count)
            #expect(formatted.count { $0 == UInt8(ascii: "\n") } == bytes.count { $0 == UInt8(ascii: "\n") })
        }
    }
}

import ScriptTestSupport
import Testing

@testable import CucumberGherkin

/// However placeholders are found, the result is that of replacing them column after column.
struct PlaceholderFillingTests {
    @Test("filling is replacing column after column, whatever the brackets", arguments: 0..<10 as Range<UInt64>)
    func inTurn(_ seed: UInt64) throws {
        var random = MutationGenerator(seed: 3_000 + seed)
        func text(of pieces: [String], most: Int) -> String {
            (0..<random.below(most + 1)).map { _ in random.pick(pieces) }.joined()
        }
        for round in 0..<2_000 {
            let isPlain = round.isMultiple(of: 2)
            let header = (0..<1 + random.below(3)).map { _ in
                text(of: isPlain ? ["a", "b"] : ["a", "<", ">"], most: 2)
            }
            let row = header.map { _ in text(of: isPlain ? ["a", "b", ">"] : ["a", "<", ">", "<a>"], most: 3) }
            let written = text(of: ["a", "b", "<", ">", "<", ">", "<a>", "é"], most: 12)
            var expected = Array(written.utf8)
            for (name, value) in zip(header, row) {
                expected = replaced(Array("<\(name)>".utf8), by: Array(value.utf8), in: expected)
            }
            #expect(
                try filled(written, header, row) == String(decoding: expected, as: UTF8.self),
                "\(written) \(header) \(row)"
            )
        }
    }

    @Test("a name is its bytes: one that only looks the same is another")
    func bytes() throws {
        #expect(try filled("<\u{E9}><e\u{301}>", ["\u{E9}"], ["x"]) == "x<e\u{301}>")
        #expect(try filled("<é>", ["e\u{301}", "\u{E9}"], ["x", "y"]) == "y")
    }

    private func filled(_ text: String, _ header: [String], _ row: [String]) throws -> String {
        var ids = IdentifierSequence()
        let empty = try GherkinParser().parse(GherkinSource(uri: "", text: "Feature: x"), ids: &ids).get()
        var budget = PickleBudget(try #require(empty.feature), floor: 1_000_000)
        var filling = PlaceholderFilling(header: self.row(header))
        filling.use(self.row(row))
        return try filling.fill(text, within: &budget)
    }

    private func row(_ cells: [String]) -> Gherkin.TableRow {
        let location = Gherkin.Location(line: 1)
        let cells = cells.map { Gherkin.TableCell(location: location, value: $0) }
        return Gherkin.TableRow(identifier: .later, location: location, cells: cells)
    }

    private func replaced(_ placeholder: [UInt8], by value: [UInt8], in text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text[...]
        while let byte = rest.first {
            if rest.starts(with: placeholder) {
                result += value
                rest = rest.dropFirst(placeholder.count)
            } else {
                result.append(byte)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}

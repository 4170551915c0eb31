/// Lays a feature file out: indents its lines and aligns its tables, in the style of Cucumber's own formatter.
///
/// Two spaces a level: a rule, a background and a scenario stand two below what holds them, steps and examples two below
/// their scenario, tables and doc strings two below their step. Tags stand with what they belong to, a comment with what
/// it is next to. Cells are aligned by the columns they take on a screen; one that takes more than 120
/// sticks out.
///
/// Nothing but white space changes, and only where it means nothing: the tree and the pickles stay the same but for
/// columns and the space around comments. Descriptions, what a doc string holds, line ends, a byte-order mark, blank
/// lines and how many there are, whatever follows a row's last bar, and bytes that are no UTF-8 stay as they are.
/// Formatting twice is formatting once. A Markdown document stays as it is: its layout is its author's.
public struct GherkinFormatter: Sendable {
    private let parser: GherkinParser

    /// - Parameter defaultLanguage: see ``GherkinParser/defaultLanguage``.
    public init(defaultLanguage: String = "en") {
        parser = GherkinParser(defaultLanguage: defaultLanguage)
    }

    /// The file as it should be; the same bytes where it already is. The work grows with the length of the file.
    ///
    /// - Parameter uri: what errors name.
    /// - Throws: the faults of a file that does not parse: nobody knows what its lines are.
    public func format(_ bytes: [UInt8], uri: String) throws(GherkinErrors) -> [UInt8] {
        let source = GherkinSource(uri: uri, bytes: bytes)
        let document = try parser.parse(source)
        if source.isMarkdown { return bytes }
        let plan = Gherkin.FormattingPlan(document)
        return bytes.withUnsafeBufferPointer { original in
            Self.masked(bytes).withUnsafeBufferPointer { text in
                var run = Gherkin.FormattingRun(Gherkin.Text(bytes: text), of: original, plan)
                return run.formatted()
            }
        }
    }

    /// The bytes with something harmless in the place of each that is no UTF-8: `Gherkin.Text` takes them for valid.
    private static func masked(_ bytes: [UInt8]) -> [UInt8] {
        if String(validating: bytes, as: UTF8.self) != nil { return bytes }
        var masked: [UInt8] = []
        masked.reserveCapacity(bytes.count)
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): masked.append(contentsOf: scalar)
            case .error(let length): masked.append(contentsOf: repeatElement(UInt8(ascii: "?"), count: length))
            case .emptyInput: return masked
            }
        }
    }

    /// The first line, from 1, in which two texts differ; nil where they are the same.
    public static func firstDifference(_ first: [UInt8], _ second: [UInt8]) -> Int? {
        var line = 1
        var index = 0
        while index < first.count, index < second.count, first[index] == second[index] {
            if first[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        return index == first.count && index == second.count ? nil : line
    }
}

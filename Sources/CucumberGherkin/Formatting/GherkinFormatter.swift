/// Formats a feature file in the style of Cucumber's own formatter: indentation and aligned tables.
///
/// Each level is indented by two spaces: rules, backgrounds and scenarios; their steps and examples; tables and doc
/// strings below those. Tags and comments align with what they belong to. Cells are aligned by their width on screen;
/// one wider than 120 columns sticks out.
///
/// Only insignificant white space changes: the tree and the pickles stay the same except for columns and the space
/// around comments. Descriptions, doc strings, line ends, a byte-order mark, blank lines, text after a row's last bar
/// and invalid UTF-8 stay as they are. Formatting twice equals formatting once. Markdown documents are left alone.
public struct GherkinFormatter: Sendable {
    private let parser: GherkinParser

    /// - Parameter defaultLanguage: see ``GherkinParser/defaultLanguage``.
    public init(defaultLanguage: String = "en") {
        parser = GherkinParser(defaultLanguage: defaultLanguage)
    }

    /// The formatted file, in time linear in its length.
    ///
    /// - Parameter uri: for errors.
    /// - Throws: the errors of a file that does not parse.
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

    /// Replaces invalid UTF-8 by a harmless byte each, since `Gherkin.Text` requires valid text.
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

    /// The first line, from 1, in which two texts differ; nil if they are equal.
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

import CucumberGherkin
import Foundation

/// The columns of an outline's examples, after the `<` of a placeholder.
struct PlaceholderCompletion {
    private let completion: Completion

    init(_ completion: Completion) {
        self.completion = completion
    }

    /// - Returns: nil if no placeholder begins there, or the scenario has no examples.
    func items(in line: Gherkin.ScriptLine) -> [Completion.Item]? {
        let (text, offset) = (completion.document.text, completion.offset)
        let typed = text.bytes[line.body.lowerBound..<max(line.body.lowerBound, offset)]
        guard let start = typed.lastIndex(of: UInt8(ascii: "<")), !typed[start...].contains(UInt8(ascii: ">")) else {
            return nil
        }
        let begun = text.string(start..<offset)
        guard begun.dropFirst().first?.isWhitespace != true else { return nil }
        let isClosed = offset < text.bytes.count && text.bytes[offset] == UInt8(ascii: ">")
        let columns = columns(under: text.gherkinLine(of: line.range.lowerBound))
        guard !columns.isEmpty else { return nil }
        return columns.map { "<\($0)>" }.filter { $0.lowercased().hasPrefix(begun.lowercased()) }.map { placeholder in
            let range = start..<(isClosed ? offset + 1 : offset)
            return Completion.Item(label: placeholder, kind: .value, range: range, text: Snippet(placeholder))
        }
    }

    /// Of all examples of the scenario that a line belongs to, each once.
    private func columns(under number: Int) -> [String] {
        let document = completion.document
        var columns: [String] = []
        var isHeader = false
        for line in document.lines.lines.dropFirst(number + 1) {
            switch line.kind {
            case .examples: isHeader = true
            case .row where isHeader:
                isHeader = false
                let cells = document.text.string(line.text).split(separator: "|", omittingEmptySubsequences: false)
                columns += cells.dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
            case _ where line.isTitle: return Self.unique(columns)
            default: break
            }
        }
        return Self.unique(columns)
    }

    private static func unique(_ columns: [String]) -> [String] {
        var seen = Set([""])
        return columns.filter { seen.insert($0).inserted }
    }
}

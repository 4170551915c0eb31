/// An array literal in a Swift file, to put an element into. All else stays as it is, byte for byte.
struct ArrayLiteral {
    private let tokens: SwiftTokens
    private let open: Int
    private let close: Int
    /// By the indices of their tokens.
    private let parts: [Range<Int>]

    /// - Parameter open: the index of its bracket.
    init?(_ tokens: SwiftTokens, at open: Int) {
        guard tokens[open] == "[", let close = tokens.closing(of: open) else { return nil }
        var parts: [Range<Int>] = []
        var depth = 0
        var start = open + 1
        for index in open + 1..<close {
            depth += tokens.nesting(index)
            guard depth == 0, tokens[index] == "," else { continue }
            parts.append(start..<index)
            start = index + 1
        }
        if start < close { parts.append(start..<close) }
        guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.tokens = tokens
        self.open = open
        self.close = close
        self.parts = parts
    }

    /// Its elements, as they are written.
    var elements: [String] { parts.map(tokens.text) }

    /// The file with one more element.
    ///
    /// - Parameters:
    ///   - element: its lines begin at the margin; here they get the indentation of the others.
    ///   - index: which element it becomes, from 0.
    func inserting(_ element: String, at index: Int) -> String {
        if element.contains("\n"), !isSpread, !hasComment { return spread(with: element, at: index) }
        guard index > 0, parts.indices.contains(index - 1) else { return insertingFirst(element) }
        let part = parts[index - 1]
        let end = end(of: part)
        guard isSpread, isAloneOnItsLines(index - 1) else {
            return refilled(with: element, at: index) ?? replaced(end..<end, ", \(element)")
        }
        let text = indented(element, by: indentation(at: start(of: part)))
        guard tokens[part.upperBound] == "," else { return replaced(end..<end, ",\n\(text),") }
        let line = lineEnd(from: tokens.ranges[part.upperBound].upperBound)
        return replaced(line..<line, "\n\(text),")
    }

    private func insertingFirst(_ element: String) -> String {
        guard let first = parts.first else {
            let place = tokens.ranges[open].upperBound
            return replaced(place..<place, element)
        }
        let start = start(of: first)
        guard isSpread, isAloneOnItsLines(0) else { return replaced(start..<start, "\(element), ") }
        let indentation = indentation(at: start)
        let text = indented(element, by: indentation).drop { $0 == " " }
        return replaced(start..<start, "\(text),\n\(indentation)")
    }

    /// Puts each element on lines of its own.
    private func spread(with element: String, at index: Int) -> String {
        let outer = indentation(at: tokens.ranges[open].lowerBound)
        var elements = elements
        elements.insert(element, at: min(index, elements.count))
        let lines = elements.map { indented($0, by: outer + "    ") }.joined(separator: ",\n")
        let comma = elements.count > 1 ? "," : ""
        let inside = tokens.ranges[open].upperBound..<tokens.ranges[close].lowerBound
        return replaced(inside, "\n\(lines)\(comma)\n\(outer)")
    }

    /// Lines filled anew, where several texts share a line and one more makes it too long.
    private func refilled(with element: String, at index: Int) -> String? {
        let inside = tokens.ranges[open].upperBound..<tokens.ranges[close].lowerBound
        let isOfTexts = (open + 1..<close).allSatisfy { tokens[$0] == "," || tokens[$0].hasPrefix("\"") }
        guard isSpread, isOfTexts, !hasComment, let first = parts.first else { return nil }
        var elements = elements
        elements.insert(element, at: index)
        let margin = indentation(at: start(of: first))
        var lines = [margin]
        for element in elements {
            let isFirst = lines[lines.count - 1] == margin
            let word = (isFirst ? "" : " ") + element + ","
            if isFirst || lines[lines.count - 1].count + word.count < 120 {
                lines[lines.count - 1] += word
            } else {
                lines.append(margin + element + ",")
            }
        }
        let outer = indentation(at: tokens.ranges[open].lowerBound)
        return replaced(inside, "\n" + lines.joined(separator: "\n") + "\n" + outer)
    }

    /// What is neither blank nor a token.
    private var hasComment: Bool {
        (open..<close).contains { index in
            tokens.bytes[tokens.ranges[index].upperBound..<tokens.ranges[index + 1].lowerBound]
                .contains { ![9, 10, 13, 32].contains($0) }
        }
    }

    private var isSpread: Bool {
        tokens.bytes[tokens.ranges[open].lowerBound..<tokens.ranges[close].upperBound].contains(UInt8(ascii: "\n"))
    }

    /// Whether no other element begins or ends on a line of it.
    private func isAloneOnItsLines(_ index: Int) -> Bool {
        let before = index == 0 ? tokens.ranges[open].upperBound : end(of: parts[index - 1])
        let after =
            index + 1 < parts.count ? start(of: parts[index + 1]) : tokens.ranges[close].lowerBound
        return hasBreak(before..<start(of: parts[index])) && hasBreak(end(of: parts[index])..<after)
    }

    private func hasBreak(_ range: Range<Int>) -> Bool { tokens.bytes[range].contains(UInt8(ascii: "\n")) }

    private func start(of part: Range<Int>) -> Int { tokens.ranges[part.lowerBound].lowerBound }

    private func end(of part: Range<Int>) -> Int { tokens.ranges[part.upperBound - 1].upperBound }

    /// The blanks at the beginning of a place's line.
    private func indentation(at place: Int) -> String {
        let start = tokens.bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: tokens.bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    }

    /// Behind a comment that stands on the line.
    private func lineEnd(from place: Int) -> Int {
        let next = tokens.ranges.first { $0.lowerBound >= place }?.lowerBound ?? tokens.bytes.count
        return tokens.bytes[place..<next].firstIndex(of: UInt8(ascii: "\n")) ?? place
    }

    private func indented(_ text: String, by indentation: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indentation + $0 }
            .joined(separator: "\n")
    }

    private func replaced(_ range: Range<Int>, _ text: String) -> String {
        String(
            decoding: tokens.bytes[..<range.lowerBound] + Array(text.utf8) + tokens.bytes[range.upperBound...],
            as: UTF8.self
        )
    }
}

/// A text that an app says, as the code has it: in the product's source language, with values in it.
///
/// It is made of a literal, so that tools find every text in the code. ``TextTable`` has its other languages.
public struct AppText: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text with `{}` for each value: `À propos de {}`.
    public let key: String
    /// What stands in the place of each `{}`.
    public let values: [String]
    /// In the source language.
    let source: String

    /// A text without values.
    public init(stringLiteral value: String) {
        key = value
        values = []
        source = value
    }

    /// A text with values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
        source = stringInterpolation.source
    }

    /// - Parameter key: as many `{}` as there are values.
    init(key: String, values: [String]) {
        self.key = key
        self.values = values
        source = TextPattern(key).filled(with: values)
    }

    /// Collects the words and the values of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [String] = []
        fileprivate var source = ""

        /// Room for a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
            source.reserveCapacity(literalCapacity + 8 * interpolationCount)
            values.reserveCapacity(interpolationCount)
        }

        /// Words.
        public mutating func appendLiteral(_ literal: String) {
            key += literal
            source += literal
        }

        /// A value as it prints itself; numbers, dates and prices come formatted by ``LocalFormats``.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            let text = value.description
            key += "{}"
            values.append(text)
            source += text
        }
    }
}

/// A translation with `{}` for the next value, or `{2}` for the second one. Other braces stand for themselves.
struct TextPattern: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case words(String)
        /// The index of a value, from 0.
        case value(Int)
    }

    let parts: [Part]

    init(_ pattern: String) {
        var parts: [Part] = []
        var words = ""
        var next = 0
        var rest = Substring(pattern)
        while let character = rest.first {
            guard character == "{", let mark = Self.mark(rest, next: next) else {
                words.append(rest.removeFirst())
                continue
            }
            if !words.isEmpty { parts.append(.words(words)) }
            words = ""
            parts.append(.value(mark.index))
            if mark.isNext { next += 1 }
            rest = mark.rest
        }
        if !words.isEmpty { parts.append(.words(words)) }
        self.parts = parts
    }

    private static func mark(_ text: Substring, next: Int) -> (index: Int, isNext: Bool, rest: Substring)? {
        let inner = text.dropFirst()
        let digits = inner.prefix { $0.isASCII && $0.isNumber }
        let rest = inner.dropFirst(digits.count)
        guard rest.first == "}" else { return nil }
        guard !digits.isEmpty else { return (next, true, rest.dropFirst()) }
        guard let number = Int(digits), number > 0 else { return nil }
        return (number - 1, false, rest.dropFirst())
    }

    /// The values that it takes, from 0.
    var indices: Set<Int> {
        Set(parts.compactMap { if case .value(let index) = $0 { index } else { nil } })
    }

    func filled(with values: [String]) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .words(let words): text += words
            case .value(let index): text += values.indices.contains(index) ? values[index] : "{\(index + 1)}"
            }
        }
        return text
    }
}

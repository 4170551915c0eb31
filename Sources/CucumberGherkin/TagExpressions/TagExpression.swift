/// Selects scenarios by tags: `@smoke and not (@slow or @MAD-FR10)`.
///
/// The empty expression selects every scenario. Rules and messages are those of the official tag-expressions.
public struct TagExpression: Equatable, Sendable, CustomStringConvertible {
    /// A term in postfix order: operands before operators.
    enum Term: Equatable, Sendable {
        case tag(Tag)
        case not
        case and
        case or
    }

    /// A tag, compared byte for byte: composed and decomposed é differ, as in the official libraries.
    struct Tag: Hashable, Sendable {
        private let bytes: [UInt8]

        init(_ text: String) {
            bytes = Array(text.utf8)
        }

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    public let source: String
    private let terms: [Term]

    /// - Parameter source: tags, `and`, `or`, `not` and parentheses. A backslash makes a space, parenthesis or
    ///   backslash part of a tag. Empty for every scenario.
    /// - Throws: the first error, worded as in the official implementations.
    public init(_ source: String) throws(TagExpressionError) {
        self.source = source
        terms = try TagExpressionParser.parse(source)
    }

    /// Compares the spelling, byte for byte.
    public static func == (first: Self, second: Self) -> Bool {
        first.source.utf8.elementsEqual(second.source.utf8)
    }

    /// The tags in it, in order, with repetitions.
    public var tags: [String] {
        terms.compactMap { if case .tag(let tag) = $0 { tag.text } else { nil } }
    }

    /// Whether it selects a scenario with these tags, each with its `@`.
    public func evaluate(_ tags: some Sequence<String>) -> Bool {
        let tags = Set(tags.lazy.map(Tag.init))
        var values: [Bool] = []
        for term in terms {
            switch term {
            case .tag(let tag): values.append(tags.contains(tag))
            case .not: values.append(!(values.popLast() ?? true))
            case .and: combine(&values) { $0 && $1 }
            case .or: combine(&values) { $0 || $1 }
            }
        }
        return values.last ?? true
    }

    private func combine(_ values: inout [Bool], _ operation: (Bool, Bool) -> Bool) {
        let right = values.popLast() ?? true
        let left = values.popLast() ?? true
        values.append(operation(left, right))
    }

    /// The official form with all parentheses: `a and not b` is `( a and not ( b ) )`. The empty expression is empty.
    public var description: String {
        var pieces: [String] = []
        var pending: [Piece] = terms.isEmpty ? [] : [.operand]
        var rest = terms[...]
        while let piece = pending.popLast() {
            switch piece {
            case .text(let text):
                pieces.append(text)
            case .operand:
                guard let term = rest.popLast() else { continue }
                switch term {
                case .tag(let tag):
                    pieces.append(Self.escaped(tag.text))
                case .not where rest.last?.isBinary == true:
                    pending += [.text("not "), .operand]
                case .not:
                    pending += [.text("not ( "), .operand, .text(" )")]
                case .and:
                    pending += [.text("( "), .operand, .text(" and "), .operand, .text(" )")]
                case .or:
                    pending += [.text("( "), .operand, .text(" or "), .operand, .text(" )")]
                }
            }
        }
        return pieces.reversed().joined()
    }

    /// What remains to be written, in reverse.
    private enum Piece {
        case operand
        case text(String)
    }

    private static func escaped(_ tag: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in tag.unicodeScalars {
            if scalar == "\\" || scalar.separatesTags { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }
}

extension TagExpression.Term {
    fileprivate var isBinary: Bool { self == .and || self == .or }
}

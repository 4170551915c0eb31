/// Chooses scenarios by their tags: `@smoke and not (@slow or @MAD-FR10)`.
///
/// The empty expression chooses every scenario. Rules and texts are those of the official tag-expressions.
public struct TagExpression: Equatable, Sendable, CustomStringConvertible {
    /// A term in postfix order: operands before their operator.
    enum Term: Equatable, Sendable {
        case tag(Tag)
        case not
        case and
        case or
    }

    /// A tag, the same as another if its bytes are: é in one code point is not é in two, as in the official libraries.
    struct Tag: Hashable, Sendable {
        private let bytes: [UInt8]

        init(_ text: String) {
            bytes = Array(text.utf8)
        }

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    public let source: String
    private let terms: [Term]

    /// - Parameter source: tags, `and`, `or`, `not` and parentheses; a backslash before a space, a parenthesis or a
    ///   backslash makes it part of a tag. Empty for every scenario.
    /// - Throws: the first fault, worded as the official implementations word it.
    public init(_ source: String) throws(TagExpressionError) {
        self.source = source
        terms = try TagExpressionParser.parse(source)
    }

    /// Whether they are written the same, byte for byte.
    public static func == (first: Self, second: Self) -> Bool {
        first.source.utf8.elementsEqual(second.source.utf8)
    }

    /// The tags it names, in their order; one that is named twice is there twice.
    public var tags: [String] {
        terms.compactMap { if case .tag(let tag) = $0 { tag.text } else { nil } }
    }

    /// Whether a scenario with these tags, each with its `@`, is chosen.
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

    /// The official form, with every parenthesis written out.
    ///
    /// `a and not b` is `( a and not ( b ) )`; the empty expression is empty.
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

    /// What is still to be written, from the right.
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

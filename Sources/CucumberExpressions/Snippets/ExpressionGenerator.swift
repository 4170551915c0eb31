/// Suggests expressions for an undefined step, as the official libraries do.
///
/// From left to right, it looks for parameter types as whole words; the first wins, then the longest. Each of several
/// equal ones gives an expression, preferential types first.
public struct ExpressionGenerator: Sendable {
    /// How far to look for parameters, in Unicode scalars: the time is quadratic at worst.
    static let longest = 1_000

    private let finders: [Finder]

    /// One pattern of a parameter type.
    fileprivate struct Finder: Sendable {
        let type: ParameterType
        let pattern: TextPattern
    }

    public init(parameterTypes: ParameterTypeRegistry) {
        finders = parameterTypes.parameterTypes.filter(\.useForSnippets).flatMap { type in
            // The registry has compiled the patterns already.
            type.patterns.compactMap { source in
                (try? TextPattern(source)).map { Finder(type: type, pattern: $0) }
            }
        }
    }

    /// The expressions that could define a step, likeliest first: 1 to 256.
    public func generate(for text: String) -> [GeneratedExpression] {
        let scalars = Array(text.unicodeScalars)
        let searched = Array(scalars.prefix(Self.longest))
        var template = ExpressionTemplate()
        var position = 0
        var finds = finders.map { _ in Find.unknown }
        while position < searched.count {
            for (number, finder) in finders.enumerated() {
                finds[number] = finder.next(from: position, in: searched, after: finds[number])
            }
            guard let best = finds.compactMap(\.range).min(by: Self.isBetter) else { break }
            let types = zip(finders, finds).filter { $1.range == best }.map(\.0.type)
            template.append(text: Self.text(scalars[position..<best.lowerBound]))
            template.append(parameter: Self.distinct(types))
            position = best.upperBound
        }
        template.append(text: Self.text(scalars[position...]))
        return template.expressions()
    }

    private static func isBetter(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        guard first.lowerBound == second.lowerBound else { return first.lowerBound < second.lowerBound }
        return first.count > second.count
    }

    private static func distinct(_ types: [ParameterType]) -> [ParameterType] {
        var names: Set<[UInt8]> = []
        return types.filter { names.insert(Array($0.name.utf8)).inserted }.sorted(by: ParameterType.precedes)
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// A pattern's next match.
    fileprivate enum Find {
        case unknown
        case at(Range<Int>)
        case nowhere

        var range: Range<Int>? {
            if case .at(let range) = self { range } else { nil }
        }
    }
}

extension ExpressionGenerator.Finder {
    /// The next match from a position on that is a whole word and not empty.
    fileprivate func next(
        from start: Int,
        in text: [Unicode.Scalar],
        after known: ExpressionGenerator.Find
    ) -> ExpressionGenerator.Find {
        switch known {
        case .nowhere: return .nowhere
        case .at(let range) where range.lowerBound >= start: return known
        default: break
        }
        var position = start
        while position < text.count {
            guard let range = pattern.firstRange(in: Array(text[position...])) else { return .nowhere }
            let found = (range.lowerBound + position)..<(range.upperBound + position)
            let startsWord = found.lowerBound == 0 || text[found.lowerBound - 1].boundsWords
            let endsWord = found.upperBound == text.count || text[found.upperBound].boundsWords
            if !found.isEmpty, startsWord, endsWord { return .at(found) }
            // As in the official libraries, the next match may begin right here.
            position = found.isEmpty ? position + 1 : found.lowerBound + 1
        }
        return .nowhere
    }
}

extension Unicode.Scalar {
    /// Whether a word ends before it: a separator, punctuation or a symbol.
    fileprivate var boundsWords: Bool {
        switch properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .connectorPunctuation, .dashPunctuation,
            .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation,
            .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }
}

/// Proposes expressions for a step's text, as the official libraries do for a step without a definition.
///
/// From left to right, the parameter types for snippets are looked for as whole words; the one that comes first wins,
/// and the longest of those. Where several are equal there is an expression for each, preferential types first.
public struct ExpressionGenerator: Sendable {
    /// How far into a text parameters are looked for, in Unicode scalars: looking takes quadratic time at worst.
    static let longest = 1_000

    private let finders: [Finder]

    /// One pattern of a parameter type.
    fileprivate struct Finder: Sendable {
        let type: ParameterType
        let pattern: TextPattern
    }

    public init(parameterTypes: ParameterTypeRegistry) {
        finders = parameterTypes.parameterTypes.filter(\.useForSnippets).flatMap { type in
            // What a registry holds has been compiled before.
            type.patterns.compactMap { source in
                (try? TextPattern(source)).map { Finder(type: type, pattern: $0) }
            }
        }
    }

    /// The expressions that could define a step with this text, the likeliest first: at least one, at most 256.
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

    /// What is known of a pattern's next place.
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
    /// The first place from a position on where the pattern is a whole word, and not empty.
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
            // As in the official libraries: another place may begin where this one does, but for what is before it.
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

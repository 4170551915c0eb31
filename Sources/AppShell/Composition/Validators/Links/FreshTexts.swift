/// Texts that nothing in a product's patterns is made for: where a parameter takes one, no literal, choice or fixed text
/// of another pattern does, and so the fewest patterns fit.
struct FreshTexts {
    /// Literals, choices with what stands around them, and values in queries and fragments.
    private var wholes: Set<[UInt8]> = []
    private var prefixes: Set<[UInt8]> = []
    private var suffixes: Set<[UInt8]> = []
    private var prefixLengths: [Int] = []
    private var suffixLengths: [Int] = []
    /// The values of parameters without fixed texts.
    private var plain: [ParameterKind: (values: [String], isExact: Bool)] = [:]

    init(_ patterns: [LinkPattern]) {
        wholes.reserveCapacity(patterns.count)
        for pattern in patterns {
            for segment in pattern.segments { add(segment) }
            for item in pattern.query {
                if case .literal(let text) = item.value { wholes.insert(Array(text.utf8)) }
                add(item.parameter?.kind, "", "")
            }
            if case .literal(let text) = pattern.fragment { wholes.insert(Array(text.utf8)) }
            add(pattern.fragment?.parameter?.kind, "", "")
        }
        prefixLengths = Set(prefixes.map(\.count)).sorted()
        suffixLengths = Set(suffixes.map(\.count)).sorted()
        for kind in [ParameterKind.text, .number, .slug] { plain[kind] = values(of: kind) }
    }

    private mutating func add(_ segment: LinkPattern.Segment) {
        switch segment {
        case .literal(let text): wholes.insert(Array(text.utf8))
        case .parameter(let parameter, let prefix, let suffix):
            if !prefix.isEmpty { prefixes.insert(Array(prefix.utf8)) }
            if !suffix.isEmpty { suffixes.insert(Array(suffix.utf8)) }
            add(parameter.kind, prefix, suffix)
        case .rest: break
        }
    }

    private mutating func add(_ kind: ParameterKind?, _ prefix: String, _ suffix: String) {
        guard case .choice(let choices) = kind else { return }
        for choice in choices { wholes.insert(Array((prefix + choice + suffix).utf8)) }
    }

    /// Values to try for a parameter: every one where they are finitely many, else a fresh one; where there is none
    /// (fixed texts take all), some.
    ///
    /// - Returns: the values, and whether no other value could reach more.
    func values(
        of kind: ParameterKind,
        after prefix: String = "",
        before suffix: String = "",
        inHost: Bool = false
    ) -> (values: [String], isExact: Bool) {
        if case .choice(let choices) = kind { return (choices, true) }
        if prefix.isEmpty, suffix.isEmpty, !inHost, let values = plain[kind] { return values }
        let candidates = Self.candidates(kind, inHost: inHost)
        // A longer affix is one that another pattern may have; this one's own is part of it.
        if let value = candidates.first(where: { isFresh($0, prefix, suffix) }) { return ([value], true) }
        return (Array(candidates.prefix(40)), false)
    }

    private func isFresh(_ value: String, _ prefix: String, _ suffix: String) -> Bool {
        let whole = Array((prefix + value + suffix).utf8)
        if wholes.contains(whole) { return false }
        for length in prefixLengths where length > prefix.utf8.count && length <= whole.count {
            if prefixes.contains(Array(whole[..<length])) { return false }
        }
        for length in suffixLengths where length > suffix.utf8.count && length <= whole.count {
            if suffixes.contains(Array(whole[(whole.count - length)...])) { return false }
        }
        return true
    }

    /// Short ones first; texts are of no more specific kind.
    private static func candidates(_ kind: ParameterKind, inHost: Bool) -> some Collection<String> {
        (0..<4_000).lazy.map { number in
            switch kind {
            case .number, .choice:
                "\(number < 9 ? 9 - number : 10 + (number &* 7_919) % 999_983)"
            case .slug: word(number)
            case .text where inHost: "\(word(number % 26))--\(word(number / 26))"
            case .text: number < 26 ? word(number).uppercased() : "\(word(number % 26).uppercased())_\(number)"
            }
        }
    }

    /// z, y, x, …, and words that begin and end with any letter.
    private static func word(_ number: Int) -> String {
        var word = ""
        var left = number
        repeat {
            word.unicodeScalars.append(UnicodeScalar(UInt8(ascii: "z") - UInt8(left % 26)))
            left /= 26
        } while left > 0
        return word
    }
}

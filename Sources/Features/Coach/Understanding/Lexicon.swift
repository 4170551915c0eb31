/// Phrases, made ready to be found in messages in time that grows with the message.
struct Lexicon<Meaning: Hashable & Sendable>: Sendable {
    /// A phrase that was found: what it means, and which words of the message it is made of.
    struct Match: Hashable, Sendable {
        let meaning: Meaning
        let words: [Int]

        var start: Int { words.first ?? 0 }
        var end: Int { words.last ?? 0 }
    }

    private enum Element: Hashable, Sendable {
        case term(Int)
        /// Up to three words.
        case gap
    }

    private struct Phrase: Sendable {
        let meaning: Meaning
        let elements: [Element]
    }

    /// A word that phrases are made of, for finding mistyped ones.
    private struct Candidate: Sendable {
        let term: Int
        let letters: [UInt8]
        let isStem: Bool
    }

    private static var longestGap: Int { 3 }

    private var words: [String: Int] = [:]
    private var stems: [String: Int] = [:]
    private var stemLengths: Set<Int> = []
    private var termCount = 0
    private var phrases: [Int: [Phrase]] = [:]
    private var candidates: [UInt8: [Candidate]] = [:]
    private var neverTypos: Set<String> = []
    private let spelling: CoachSpelling

    /// - Parameter spelling: of the phrases, and of the messages in which they are looked for.
    init(spelling: CoachSpelling, neverTypos: [String] = []) {
        self.spelling = spelling
        for word in neverTypos {
            self.neverTypos.formUnion(Word.words(in: word.unicodeScalars, spelling: spelling).map(\.text))
        }
    }

    /// Adds phrases of one meaning; one without a word is left out.
    mutating func add(_ sources: [String], _ meaning: Meaning) {
        for source in sources {
            let elements = source.split(separator: " ").flatMap { piece in
                piece == "…" ? [.gap] : terms(of: piece)
            }
            guard case .term(let first)? = elements.first else { continue }
            phrases[first, default: []].append(Phrase(meaning: meaning, elements: elements))
        }
    }

    private mutating func terms(of piece: Substring) -> [Element] {
        let isStem = piece.hasSuffix("*")
        let parts = Word.words(in: piece.unicodeScalars, spelling: spelling).map(\.text)
        return parts.enumerated().map { index, text in
            .term(term(text, isStem: isStem && index == parts.count - 1))
        }
    }

    private mutating func term(_ text: String, isStem: Bool) -> Int {
        if let known = isStem ? stems[text] : words[text] { return known }
        let term = termCount
        termCount += 1
        if isStem {
            stems[text] = term
            stemLengths.insert(text.unicodeScalars.count)
        } else {
            words[text] = term
        }
        let letters = Array(text.utf8)
        if let first = letters.first, EditDistance.tolerance(letters: letters.count) > 0 {
            candidates[first, default: []].append(Candidate(term: term, letters: letters, isStem: isStem))
        }
        return term
    }
}

extension Lexicon {
    /// The phrases in a message by where they begin, without those that lie within a longer one.
    func matches(in message: [Word]) -> [Match] {
        var known: [String: [Int]] = [:]
        let terms = message.map { word in
            if let terms = known[word.text] { return terms }
            let terms = self.terms(for: word.text)
            known[word.text] = terms
            return terms
        }
        var found: [Match] = []
        for start in message.indices {
            for term in terms[start] {
                for phrase in phrases[term] ?? [] {
                    guard let words = follow(phrase.elements[1...], after: [start], message, terms) else { continue }
                    let match = Match(meaning: phrase.meaning, words: words)
                    if !found.suffix(8).contains(match) { found.append(match) }
                }
            }
        }
        return longest(of: found, count: message.count)
    }

    /// The terms a word stands for: itself and stems of it; else, where it is mistyped, the nearest.
    private func terms(for word: String) -> [Int] {
        var terms = words[word].map { [$0] } ?? []
        let scalars = word.unicodeScalars
        for length in stemLengths.sorted() where length <= scalars.count {
            if let stem = stems[String(scalars.prefix(length))] { terms.append(stem) }
        }
        return terms.isEmpty ? mistyped(word) : terms
    }

    /// The first letter is taken to be right: mistakes are rarely there, and `information` is no `formation`.
    private func mistyped(_ word: String) -> [Int] {
        let letters = Array(word.utf8)
        guard let first = letters.first, letters.count >= 5, letters.allSatisfy({ $0 < 0x80 }) else { return [] }
        // A number has no typing mistakes, and what is a word has none either.
        guard letters.allSatisfy({ $0 > 0x39 }), !neverTypos.contains(word) else { return [] }
        var nearest: [Int] = []
        var least = Int.max
        for candidate in candidates[first] ?? [] {
            let limit = min(
                EditDistance.tolerance(letters: candidate.letters.count),
                EditDistance.tolerance(letters: letters.count)
            )
            let distance =
                candidate.isStem
                ? EditDistance.distance(ofStem: candidate.letters, in: letters, limit: limit)
                : EditDistance.distance(candidate.letters, letters, limit: limit)
            guard let distance, distance <= least else { continue }
            if distance < least { nearest = [] }
            least = distance
            nearest.append(candidate.term)
        }
        return nearest
    }

    /// The words of a phrase's remaining elements, within one clause.
    private func follow(
        _ elements: ArraySlice<Element>,
        after words: [Int],
        _ message: [Word],
        _ terms: [[Int]]
    ) -> [Int]? {
        guard let element = elements.first, let last = words.last else { return words }
        let rest = elements.dropFirst()
        switch element {
        case .term(let term):
            let next = last + 1
            guard next < message.count, message[next].clause == message[last].clause, terms[next].contains(term)
            else { return nil }
            return follow(rest, after: words + [next], message, terms)
        case .gap:
            guard case .term(let term)? = rest.first else { return follow(rest, after: words, message, terms) }
            for next in last + 1...last + 1 + Self.longestGap {
                guard next < message.count, message[next].clause == message[last].clause else { return nil }
                guard terms[next].contains(term) else { continue }
                if let found = follow(rest.dropFirst(), after: words + [next], message, terms) { return found }
            }
            return nil
        }
    }

    /// Without those all of whose words belong to a longer one: `combien de temps` is no `combien`.
    private func longest(of matches: [Match], count: Int) -> [Match] {
        var kept: [Match] = []
        var keptAt: [[Int]] = Array(repeating: [], count: count)
        let order = matches.indices.sorted {
            (-matches[$0].words.count, $0) < (-matches[$1].words.count, $1)
        }
        for index in order {
            let match = matches[index]
            let isWithin = keptAt[match.start].contains { other in
                let other = kept[other]
                return other.words.count > match.words.count && match.words.allSatisfy(other.words.contains)
            }
            guard !isWithin else { continue }
            for word in match.words { keptAt[word].append(kept.count) }
            kept.append(match)
        }
        return kept.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    }
}

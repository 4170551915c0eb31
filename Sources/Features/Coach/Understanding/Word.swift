/// A word of a message, folded.
struct Word: Hashable {
    let text: String
    /// The clause it stands in, from 0: phrases and negations do not reach into the next.
    let clause: Int

    /// The words of a text, in order.
    ///
    /// - Parameter clauseWords: begin a new clause, as punctuation does.
    static func words(
        in text: some Sequence<Unicode.Scalar>,
        spelling: CoachSpelling,
        clauseWords: Set<String> = []
    ) -> [Word] {
        var words: [Word] = []
        var current = ""
        var clause = 0

        func end() {
            defer { current = "" }
            guard !current.isEmpty, !spelling.elisions.contains(current) else { return }
            if clauseWords.contains(current) { clause += 1 }
            words.append(Word(text: current, clause: clause))
        }

        for scalar in FoldedText.fold(text).unicodeScalars {
            if isOfWord(scalar) {
                current.unicodeScalars.append(scalar)
                continue
            }
            if scalar == "'", spelling.joinsApostrophes { continue }
            end()
            if let sign = spelling.signs[scalar] { words.append(Word(text: sign, clause: clause)) }
            if isBoundary(scalar) { clause += 1 }
        }
        end()
        return words
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39: true
        case 0..<0x80: false
        default: scalar.properties.isAlphabetic
        }
    }

    private static func isBoundary(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", ";", ":", "!", "?", "…", "\n", "\r", "(", ")", "«", "»", "\"", "“", "”", "—", "–": true
        default: false
        }
    }
}

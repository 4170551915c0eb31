/// French words without their case and accents.
public enum FrenchText {
    /// The runs of letters and digits, in lower case and without accents: « L'été » is `l` and `ete`.
    static func words(_ text: String) -> [String] {
        var folded = ""
        for character in text.lowercased() {
            folded += letters[character] ?? (character.isLetter || character.isNumber ? String(character) : " ")
        }
        return folded.split(separator: " ").map(String.init)
    }

    /// As Laravel's `Str::slug`: `5 prompts pour l'été` is `5-prompts-pour-lete`. nil for a title without a letter or
    /// digit of ASCII.
    public static func slug(_ title: String) -> String? {
        let text = title.filter { !"'’".contains($0) }
        let words = words(text).map { $0.filter(\.isASCII) }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: "-")
    }

    private static let letters: [Character: String] = {
        let table = [
            "a": "àáâäãå", "c": "ç", "e": "èéêë", "i": "ìíîï", "n": "ñ", "o": "òóôöõ", "u": "ùúûü", "y": "ýÿ",
            "oe": "œ", "ae": "æ",
        ]
        let pairs = table.flatMap { plain, accented in accented.map { ($0, plain) } }
        return Dictionary(pairs) { first, _ in first }
    }()
}

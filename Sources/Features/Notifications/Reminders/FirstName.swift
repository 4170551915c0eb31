import AppShell

/// What to call a person by, of what they wrote as their name (MAD-FR30a).
enum FirstName {
    /// In characters; a longer word is no name.
    static let maximumLength = 40

    /// `Lucas` of `Lucas Martin`, `M. Lucas MARTIN` and `MARTIN Lucas`; nil where it can't be told from a surname:
    /// `Mme Martin`, `LUCAS MARTIN`, `L. Martin`.
    ///
    /// - Parameter courtesyTitles: in lower case and without full stops: `mme`.
    static func find(in name: String, courtesyTitles: Set<String>) -> String? {
        let all = name.split { $0.isWhitespace }.map { TypedText.cleaned(String($0)) }.filter { !$0.isEmpty }
        let words = all.drop { courtesyTitles.contains($0.lowercased().filter { $0 != "." }) }
        // After a title one word alone is the surname.
        guard words.count == all.count || words.count > 1 else { return nil }
        guard let word = words.first(where: { !isCapitals($0) }), word.count <= maximumLength else { return nil }
        return word.filter(\.isLetter).count > 1 ? word : nil
    }

    /// As surnames are written in forms.
    private static func isCapitals(_ word: String) -> Bool {
        let letters = word.filter { $0.isUppercase || $0.isLowercase }
        return letters.count > 1 && letters.allSatisfy(\.isUppercase)
    }
}

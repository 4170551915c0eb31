import AppShell

/// What to call a person by, of what they wrote as their name (MAD-FR30a).
enum FirstName {
    /// In characters; a longer word is no name.
    static let maximumLength = 40

    /// `Lucas` of `Lucas Martin`, `M. Lucas MARTIN` and `MARTIN Lucas`; nil where it can't be told from a surname:
    /// `Mme Martin`, `LUCAS MARTIN`, `L. Martin`, or is not a person's: `SARL Les Alizés`. Who is called by none misses
    /// nothing; who is called `SARL` laughs.
    static func find(in name: String, strings: NameStrings) -> String? {
        let all = name.split { $0.isWhitespace }.map { TypedText.cleaned(String($0)) }.filter { !$0.isEmpty }
        guard !all.contains(where: { isOfOrganisation($0, strings) }) else { return nil }
        let words = all.drop { strings.courtesyTitles.contains(plain($0)) }
        // After a title one word alone is the surname.
        guard words.count == all.count || words.count > 1 else { return nil }
        guard let start = words.first, !strings.beginsSurname(plain(start)) else { return nil }
        guard let word = words.first(where: { !isCapitals($0) }), word.count <= maximumLength else { return nil }
        return word.filter(\.isLetter).count > 1 ? word : nil
    }

    /// Several people, or none: `Dupont & Fils`, `Studio 54`, an address.
    private static func isOfOrganisation(_ word: String, _ strings: NameStrings) -> Bool {
        strings.organisations.contains(plain(word)) || word.contains { $0.isNumber || "&+@/".contains($0) }
    }

    /// In lower case, without full stops, with the typewriter's apostrophe.
    private static func plain(_ word: String) -> String {
        String(word.lowercased().filter { $0 != "." }.map { $0 == "’" ? "'" : $0 })
    }

    /// As surnames are written in forms.
    private static func isCapitals(_ word: String) -> Bool {
        let letters = word.filter { $0.isUppercase || $0.isLowercase }
        return letters.count > 1 && letters.allSatisfy(\.isUppercase)
    }
}

extension NameStrings {
    /// An elided one, `l'`, stands for all words that begin so.
    fileprivate func beginsSurname(_ word: String) -> Bool {
        surnameBeginnings.contains { $0.hasSuffix("'") ? word.hasPrefix($0) : word == $0 }
    }
}

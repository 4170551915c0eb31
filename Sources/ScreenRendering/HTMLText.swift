/// Text as HTML.
package enum HTMLText {
    /// Escaped, for content and for attributes in double quotes.
    package static func escaped(_ text: some StringProtocol) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            // No text may end a page or hide in it: neither HTML nor XML allows other control characters.
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}":
                escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }

    /// Escaped, with the spaces of French typography: narrow before ; ! ?, and none that breaks before : » and after «.
    package static func typeset(_ text: some StringProtocol, language: String) -> String {
        guard language.hasPrefix("fr"), text.contains(" ") else { return escaped(text) }
        var scalars = Array(text.unicodeScalars)
        for index in scalars.indices where scalars[index] == " " {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            let previous = index > 0 ? scalars[index - 1] : nil
            switch (previous, next) {
            case (_, ";"), (_, "!"), (_, "?"): scalars[index] = "\u{202F}"
            case (_, ":"), (_, "»"), ("«", _), (_, "€"), (_, "%"): scalars[index] = "\u{A0}"
            default: break
            }
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return escaped(String(result))
    }
}

import AppShell

/// In which ways links write a text: every character escaped, but for the unreserved ones, or some of it bare.
///
/// [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986), 3.3 to 3.5, says which characters may stand bare where. Two of them
/// are wildcards to Apple, even in a variable's value: for `*` and `?` stands `?`, any one character.
enum AssociationSpelling: Hashable, Sendable {
    case path
    case query
    case fragment

    /// A choice is written in no more ways than these; in the last of them all that can be is bare.
    static let maximumValues = 16

    private func isBare(_ scalar: Unicode.Scalar) -> Bool {
        let inAll = "!$'()*,;:@"
        return switch self {
        case .path: (inAll + "&=+").unicodeScalars.contains(scalar)
        // `&`, `=` and `+` mean something here; brackets are common in keys, though no RFC allows them.
        case .query: (inAll + "/?[]").unicodeScalars.contains(scalar)
        case .fragment: (inAll + "&=+/?").unicodeScalars.contains(scalar)
        }
    }

    /// Whether any other character is taken for this one, too.
    func isWidened(_ scalar: Unicode.Scalar) -> Bool {
        isBare(scalar) && (scalar == "*" || scalar == "?")
    }

    /// As values of a variable: bare, where that can be, and escaped.
    func forms(of scalar: Unicode.Scalar) -> [String] {
        let text = String(Character(scalar))
        let escaped = PercentEncoding.encoded(text)
        // HTML forms write a space as a plus.
        if self == .query, scalar == " " { return ["+", escaped] }
        guard isBare(scalar) else { return [escaped] }
        return [isWidened(scalar) ? "?" : text, escaped]
    }

    /// As values of a variable: the escaped text first; of very many spellings only that one and the barest.
    func values(of text: String) -> [String] {
        var values = [""]
        for scalar in text.unicodeScalars {
            let forms = forms(of: scalar)
            guard values.count * forms.count <= Self.maximumValues else {
                values = [PercentEncoding.encoded(text), text.unicodeScalars.map { self.forms(of: $0)[0] }.joined()]
                break
            }
            values = forms.reversed().flatMap { form in values.map { $0 + form } }
        }
        // A value can't use a variable, so it can't look as if it did.
        return values.filter { SubstitutionVariables.problem(value: $0) == nil }
    }

    /// The text with all bare that can be; nothing is a wildcard here.
    func bare(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            isWidened(scalar) ? String(Character(scalar)) : forms(of: scalar)[0]
        }.joined()
    }

    /// What to call the variable for this character; Apple's rules allow no `$`, `(` and `)`.
    static func name(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "$": "dollar"
        case "(": "open"
        case ")": "close"
        default: String(Character(scalar))
        }
    }
}

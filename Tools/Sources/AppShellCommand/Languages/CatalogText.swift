/// A text as catalogues and as tables write its values.
struct CatalogText {
    /// With `%@`.
    let text: String
    /// With `{}`.
    let pattern: String
    /// An unsupported format specifier: `%#@seats@`, `%.1f`.
    private(set) var unknown: String?

    /// - Parameter isPlural: whether the only value is a count.
    init(_ pattern: String, isPlural: Bool) {
        self.pattern = pattern
        let isCount = isPlural && pattern.matches(of: /\{\d*\}/).count == 1
        text = pattern.replacing("%", with: "%%").replacing(/\{(\d*)\}/) { match in
            (match.output.1.isEmpty ? "%" : "%\(match.output.1)$") + (isCount ? "lld" : "@")
        }
    }

    init(catalog text: String) {
        self.text = text
        // `%(name)@` is how Xcode writes a value with a name.
        let value = /%(?:%|(?:(\d+)\$)?(?:\([^()]*\))?(?:@|(?:ll|l|h|q)?[diu]))/
        pattern = text.replacing(value) { match in
            match.output.0 == "%%" ? "%" : "{\(match.output.1 ?? "")}"
        }
        unknown = text.replacing(value, with: "").firstMatch(of: /%[^\s%]*/).map { String($0.output) }
    }

    /// The indices of the values, from 0, of a text with `%@` or `%2$@`.
    static func values(in text: String) -> Set<Int> {
        var next = 0
        return Set(
            CatalogText(catalog: text).pattern.matches(of: /\{(\d*)\}/).map { match in
                if let number = Int(match.output.1) { return number - 1 }
                next += 1
                return next - 1
            }
        )
    }
}

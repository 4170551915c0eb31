import AppShellTexts

extension StepLibrary {
    /// What keeps a step from a definition that it looks like: its quotation marks, or spaces other than usual. Nil where
    /// that is not it.
    func misspelling(of text: String) -> String? {
        if StepQuotes.isOpen(in: text) {
            return localized("A quotation mark is not closed; add the \" after the text.")
        }
        let straight = StepSpelling.withStraightQuotes(text)
        if straight != text, !matches(straight).isEmpty {
            return localized("Texts stand between straight quotation marks: write « \(straight) ».")
        }
        let plain = StepSpelling.withPlainSpaces(straight)
        guard plain != straight, !matches(plain).isEmpty else { return nil }
        return localized(
            "Between words stands one ordinary space, not several or a no-break space: write « \(plain) »."
        )
    }
}

/// Steps as they were meant.
enum StepSpelling {
    /// `"A"` for `« A »` and `“A”`, outside of straight marks.
    static func withStraightQuotes(_ text: String) -> String {
        parts(of: text) { part in
            part.replacing(/[«“]\s*([^«»“”]*?)\s*[»”]/) { "\"\($0.output.1)\"" }
        }
    }

    /// One space for all white space, outside of straight marks.
    static func withPlainSpaces(_ text: String) -> String {
        parts(of: text) { part in
            String(part.map { $0.isWhitespace ? " " : $0 }).replacing(#/ {2,}/#, with: " ")
        }
    }

    private static func parts(of text: String, _ change: (String) -> String) -> String {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .map { $0 % 2 == 0 ? change(String($1)) : String($1) }
            .joined(separator: "\"")
    }
}

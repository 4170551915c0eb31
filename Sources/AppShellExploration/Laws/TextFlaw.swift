import AppShellTexts
import Synchronization

/// What should not stand in a text that people read.
enum TextFlaw: Equatable {
    case optional, format, doubleSpace
    case key(String)
    case english(String)

    /// Words of English sentences that no French text has.
    private static let english: Set<String> = [
        "the", "and", "with", "your", "you", "please", "loading", "failed", "retry", "cancel", "unknown", "invalid",
        "this", "that", "not", "was", "were", "here", "there", "from", "click", "send", "save", "settings", "error:",
    ]

    /// Good texts that were looked at: an app says the same ones again and again.
    private static let known = Mutex<Set<String>>([])

    /// The first flaw of a text; nil for a good one.
    ///
    /// - Parameter isFrench: whether English is a flaw.
    static func first(in text: String, ofFrench isFrench: Bool) -> TextFlaw? {
        if known.withLock({ $0.contains(text) }) { return nil }
        let flaw = TextFlaw(in: text)
        if case .english = flaw, !isFrench { return nil }
        if flaw == nil { known.withLock { _ = $0.insert(text) } }
        return flaw
    }

    private init?(in text: String) {
        if text.contains("Optional(") || text.contains("nil)") || text == "nil" {
            self = .optional
        } else if text.contains("%@") || text.contains("%d") || text.contains("\\(") || text.contains("{{") {
            self = .format
        } else if text.contains("  ") {
            self = .doubleSpace
        } else if let key = text.split(separator: " ").first(where: Self.isKey) {
            self = .key(String(key))
        } else {
            let words = text.lowercased().split { !$0.isLetter && $0 != ":" && $0 != "'" && $0 != "’" }.map(String.init)
            let found = words.filter(Self.english.contains)
            // One may be a name; two are a sentence.
            guard found.count >= 2 || (words.count <= 2 && !found.isEmpty) else { return nil }
            self = .english(found[0])
        }
    }

    /// `contact.form.send`: at least two dots between lower-case words, and no address.
    private static func isKey(_ word: Substring) -> Bool {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count >= 3 && !word.contains("@") && !word.contains("/")
            && parts.allSatisfy { part in
                part.first?.isLowercase == true
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-" || $0 == "_") }
            } && parts[0] != "www"
    }

    /// After the text, in a sentence in the language of the current `Reader`.
    var localizedFact: String {
        switch self {
        case .optional: localized("shows an optional value of the program")
        case .format: localized("shows a format that was not filled in")
        case .doubleSpace: localized("has two spaces in a row")
        case .key(let key): localized("shows the key “\(key)”")
        case .english(let word): localized("has the English word “\(word)”")
        }
    }
}

/// A text in English, as files and programs have it whoever reads, and in the language of the ``Reader`` that it was made for.
///
/// ```swift
/// let fact = BilingualText(localized("\(element.name) stays."))
/// fact.english       // button “Envoyer” stays.
/// "\(fact)"          // bouton « Envoyer » : il reste.
/// ```
public struct BilingualText: Hashable, Codable, Sendable {
    /// For files, and for comparing.
    public let english: String
    /// For people.
    public let localized: String

    /// - Parameter text: made in both languages, one after the other.
    public init(_ text: @autoclosure () -> String) {
        english = Reader.inEnglish(text)
        localized = Reader.current.language == .english ? english : text()
    }

    public init(english: String, localized: String) {
        self.english = english
        self.localized = localized
    }
}

extension BilingualText: CustomStringConvertible {
    /// In the language of the current ``Reader``, or in English.
    public var description: String { Reader.current.language == .english ? english : localized }
}

extension BilingualText: ExpressibleByStringLiteral {
    /// A text that is the same in both languages.
    public init(stringLiteral value: String) {
        self.init(english: value, localized: value)
    }
}

import AppShellTexts

/// What an element can be set to, for who tried something else.
public struct SettableValues: Hashable, Sendable {
    /// The least and the most, as the screen shows them; nil: there is no end.
    public let least: String?
    public let most: String?
    /// The distance of two numbers; nil for what has none.
    public let step: String?
    /// Something that can be set, as a script may write it.
    public let examples: [String]

    public init(least: String?, most: String?, step: String? = nil, examples: [String]) {
        self.least = least
        self.most = most
        self.step = step
        self.examples = examples
    }
}

extension SettableValues: CustomStringConvertible {
    /// In the language of the current `Reader`: `it goes from “5 km” to “50 km” in steps of 5, such as “10 km”`.
    public var description: String {
        let words = examples.map(\.quoted).joined(separator: localized(" or "))
        guard let ends else { return localized("set it to \(words), for instance") }
        return localized("\(ends), such as \(words)")
    }

    private var ends: String? {
        switch (least, most, step) {
        case (let least?, let most?, let step?):
            localized("it goes from “\(least)” to “\(most)” in steps of \(step)")
        case (let least?, let most?, nil): localized("it goes from “\(least)” to “\(most)”")
        default: nil
        }
    }
}

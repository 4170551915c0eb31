/// A text that a module without other languages writes in English, such as the reason that AppShell gives for ignoring a
/// link, known by its words around the values in it.
package struct KnownText: Sendable {
    /// Stands for a value in ``words``.
    private static let mark: Character = "\u{1}"

    private let say: @Sendable ([String]) -> String
    /// The English words around the values.
    private let words: [Substring]

    /// - Parameters:
    ///   - count: how many values there are.
    ///   - say: gives the text in the language of the current `Reader`.
    package init(values count: Int = 0, _ say: @escaping @Sendable ([String]) -> String) {
        self.say = say
        let english = inEnglish { say(Array(repeating: String(Self.mark), count: count)) }
        words = english.split(separator: Self.mark, omittingEmptySubsequences: false)
    }

    /// In the language of the current `Reader`; nil where the text is another one.
    private func reading(_ text: String) -> String? {
        guard let last = words.last, text.hasPrefix(words[0]) else { return nil }
        if words.count == 1 { return text == last ? say([]) : nil }
        var rest = text.dropFirst(words[0].count)
        var values: [String] = []
        for word in words.dropFirst().dropLast() {
            guard let range = rest.firstRange(of: word) else { return nil }
            values.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        guard rest.hasSuffix(last) else { return nil }
        return say(values + [String(rest.dropLast(last.count))])
    }

    /// The text in the language of the current `Reader`; as it is where it is none of these.
    ///
    /// - Parameter known: looked at in other languages than English only, as texts that contain each other are made in
    ///   English.
    package static func reading(_ text: String, among known: @autoclosure () -> [KnownText]) -> String {
        guard Reader.current.language != .english else { return text }
        return known().lazy.compactMap { $0.reading(text) }.first ?? text
    }
}

import CucumberExpressions

/// Finds misspelt requirement ids, and the ids that they may have meant.
struct RequirementSpelling: Sendable {
    /// An unknown id.
    struct Misspelling: Hashable, Sendable {
        /// nil if none is near enough.
        let nearest: String?
    }

    private let ids: [String]
    private let known: Set<String>
    private let prefixes: [String]

    init(_ list: RequirementList) {
        ids = list.requirements.map(\.id)
        known = Set(ids)
        prefixes = list.prefixes
    }

    /// - Parameter tag: without its @.
    /// - Returns: nil for a known id, and for a tag that is not meant to be one.
    func misspelling(ofTag tag: String) -> Misspelling? {
        guard !known.contains(tag) else { return nil }
        if prefix(of: tag) != nil { return Misspelling(nearest: nearest(to: tag)) }
        // « @UTF-8 » looks like an id too; it is a misspelt one only if a real one is near.
        guard RequirementID(tag.uppercased()) != nil, let nearest = nearest(to: tag) else { return nil }
        return Misspelling(nearest: nearest)
    }

    /// - Parameter id: from a test's name, where only a known prefix marks an id.
    /// - Returns: nil for a known id, and for something else.
    func misspelling(ofID id: String) -> Misspelling? {
        guard !known.contains(id), prefixes.contains(where: { id.hasPrefix($0) }) else { return nil }
        return Misspelling(nearest: nearest(to: id))
    }

    /// An id with the same prefix and at most two edits away, or one edit if no id has the prefix. Beyond that another
    /// number is as likely. One that contains the other, as TINY-12345 does TINY-1, does not count.
    private func nearest(to text: String) -> String? {
        let prefix = prefix(of: text)
        let candidates = prefix.map { prefix in ids.filter { $0.hasPrefix(prefix) } } ?? ids
        guard let best = Suggestions.ranked(to: text, among: candidates, limit: 1).first else { return nil }
        return best.distance <= (prefix == nil ? 1 : 2) ? best.text : nil
    }

    /// Also in lower case, and with another character for the hyphen.
    private func prefix(of text: String) -> String? {
        let folded = String(text.uppercased().map { $0 == "_" || $0 == "." ? "-" : $0 })
        return prefixes.first { folded.hasPrefix($0) }
    }
}

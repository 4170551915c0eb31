import CucumberExpressions

/// Tells texts that are meant to be ids of requirements and are none, and which ids may have been meant.
struct RequirementSpelling: Sendable {
    /// An id that is in no row.
    struct Misspelling: Hashable, Sendable {
        /// nil where none is near enough.
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
    /// - Returns: nil for an id that there is, and for what is not meant to be one.
    func misspelling(ofTag tag: String) -> Misspelling? {
        guard !known.contains(tag) else { return nil }
        if prefix(of: tag) != nil { return Misspelling(nearest: nearest(to: tag)) }
        // « @UTF-8 » looks like an id as well; it is one that is misspelt where a real one is near.
        guard RequirementID(tag.uppercased()) != nil, let nearest = nearest(to: tag) else { return nil }
        return Misspelling(nearest: nearest)
    }

    /// - Parameter id: as the name of a test has it, where nothing but what begins like an id is meant to be one.
    /// - Returns: nil for an id that there is, and for one of something else.
    func misspelling(ofID id: String) -> Misspelling? {
        guard !known.contains(id), prefixes.contains(where: { id.hasPrefix($0) }) else { return nil }
        return Misspelling(nearest: nearest(to: id))
    }

    /// An id of the same prefix, two edits away at most, or one edit where no id has the prefix. With more, another
    /// number is as likely; and that one holds the other, as TINY-12345 does TINY-1, says nothing of ids.
    private func nearest(to text: String) -> String? {
        let prefix = prefix(of: text)
        let candidates = prefix.map { prefix in ids.filter { $0.hasPrefix(prefix) } } ?? ids
        guard let best = Suggestions.ranked(to: text, among: candidates, limit: 1).first else { return nil }
        return best.distance <= (prefix == nil ? 1 : 2) ? best.text : nil
    }

    /// Also in lower case, and with another mark in the hyphen's place.
    private func prefix(of text: String) -> String? {
        let folded = String(text.uppercased().map { $0 == "_" || $0 == "." ? "-" : $0 })
        return prefixes.first { folded.hasPrefix($0) }
    }
}

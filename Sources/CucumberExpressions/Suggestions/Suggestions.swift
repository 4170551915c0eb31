/// What somebody may have meant: the nearest of the texts that would have worked.
///
/// For the messages of undefined steps and of labels that are not on the screen. Case, accents and white space count
/// for nothing at first, then each inserted, lost, changed or swapped character counts one. Text too far from every
/// candidate gives nothing: a wild guess misleads more than it helps.
public enum Suggestions {
    /// The nearest candidates, best first.
    public static func nearest(to text: String, among candidates: [String], limit: Int = 3) -> [String] {
        ranked(to: text, among: candidates, limit: limit).map(\.text)
    }

    /// The nearest step expressions, best first: quoted texts and numbers of the step stand for parameters.
    public static func nearestExpressions(
        to stepText: String,
        among expressions: [String],
        limit: Int = 3
    ) -> [String] {
        rankedExpressions(to: stepText, among: expressions, limit: limit).map(\.text)
    }

    /// The nearest candidates with their distances, best first.
    public static func ranked(to text: String, among candidates: [String], limit: Int = 3) -> [Suggestion] {
        let wanted = FoldedText.scalars(of: text)
        var seen: Set<String> = []
        var found: [Found] = []
        for (order, candidate) in candidates.enumerated() where seen.insert(candidate).inserted {
            let folded = FoldedText.scalars(of: candidate)
            let allowed = tolerance(for: max(wanted.count, folded.count))
            if let distance = EditDistance.between(wanted, folded, atMost: allowed) {
                found.append(Found(text: candidate, distance: distance, second: 0, order: order))
            } else if FoldedText.oneHoldsOther(wanted, folded) {
                found.append(Found(text: candidate, distance: allowed + 1, second: 0, order: order))
            }
        }
        return best(limit, of: found, for: text)
    }

    /// The nearest step expressions with their distances, best first.
    public static func rankedExpressions(
        to stepText: String,
        among expressions: [String],
        limit: Int = 3
    ) -> [Suggestion] {
        ExpressionSuggestions(expressions).ranked(to: stepText, limit: limit)
    }

    /// How many edits a text of some length may be away: a third of it; a text of one or two characters, none.
    static func tolerance(for length: Int) -> Int {
        length < 3 ? 0 : max(1, length / 3)
    }

    /// A candidate that is near enough.
    struct Found {
        let text: String
        let distance: Int
        /// Decides where the distance does not.
        let second: Int
        let order: Int
    }

    /// Sorts by distance, then by the second figure, then by the distance of the texts as they were written.
    static func best(_ limit: Int, of found: [Found], for text: String) -> [Suggestion] {
        let written = FoldedText.unfolded(text)
        let ranked = found.map { found in
            let raw = EditDistance.between(written, FoldedText.unfolded(found.text), atMost: 20) ?? 21
            return (found: found, rank: [found.distance, found.second, raw, found.order])
        }
        let sorted = ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
        return sorted.prefix(max(0, limit)).map { Suggestion(text: $0.found.text, distance: $0.found.distance) }
    }
}

/// A text that may have been meant, and how many edits it is away.
public struct Suggestion: Equatable, Sendable {
    public let text: String
    public let distance: Int
}

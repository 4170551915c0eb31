/// Suggests the nearest of the texts that would have worked, for undefined steps and unknown labels.
///
/// Ignores case, accents and white space, then counts edits. A text too far from all candidates gives none: a wild
/// guess misleads.
public enum Suggestions {
    /// The nearest candidates, best first.
    public static func nearest(to text: String, among candidates: [String], limit: Int = 3) -> [String] {
        ranked(to: text, among: candidates, limit: limit).map(\.text)
    }

    /// The nearest step expressions, best first. Quoted texts and numbers in the step match parameters.
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

    /// The maximum distance for a text of some length: a third of it, or none for one or two characters.
    static func tolerance(for length: Int) -> Int {
        length < 3 ? 0 : max(1, length / 3)
    }

    /// A candidate that is near enough.
    struct Found {
        let text: String
        let distance: Int
        /// Decides between equal distances.
        let second: Int
        let order: Int
    }

    /// Sorts by distance, then by the second figure, then by the distance of the original texts.
    static func best(_ limit: Int, of found: [Found], for text: String) -> [Suggestion] {
        let written = FoldedText.unfolded(text)
        var counts: [[Int]: Int] = [:]
        for found in found { counts[[found.distance, found.second], default: 0] += 1 }
        let ranked = found.map { found in
            // Computed only for ties, because it takes as long as everything else.
            let isAlone = counts[[found.distance, found.second]] == 1
            let raw =
                isAlone ? 0 : EditDistance.between(written, FoldedText.unfolded(found.text), atMost: 20) ?? 21
            return (found: found, rank: [found.distance, found.second, raw, found.order])
        }
        let sorted = ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
        return sorted.prefix(max(0, limit)).map { Suggestion(text: $0.found.text, distance: $0.found.distance) }
    }
}

/// A suggested text and its distance.
public struct Suggestion: Equatable, Sendable {
    public let text: String
    public let distance: Int
}

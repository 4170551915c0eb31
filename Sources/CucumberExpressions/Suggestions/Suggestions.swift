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
        return best(limit, of: candidates, for: text) { candidate in
            let folded = FoldedText.scalars(of: candidate)
            let allowed = tolerance(for: max(wanted.count, folded.count))
            if let distance = EditDistance.between(wanted, folded, atMost: allowed) { return (distance, 0) }
            return FoldedText.oneHoldsOther(wanted, folded) ? (allowed + 1, 0) : nil
        }
    }

    /// The nearest step expressions with their distances, best first.
    public static func rankedExpressions(
        to stepText: String,
        among expressions: [String],
        limit: Int = 3
    ) -> [Suggestion] {
        let units = StepUnit.units(ofStep: stepText)
        return best(limit, of: expressions, for: stepText) { expression in
            let graph = ExpressionGraph(expression)
            let allowed = tolerance(for: graph.literalCount)
            guard graph.missing(in: units) <= allowed else { return nil }
            let distance = graph.distance(to: units)
            return distance <= allowed ? (distance, -graph.literalCount) : nil
        }
    }

    /// How many edits a text of some length may be away: a third of it; a text of one or two characters, none.
    static func tolerance(for length: Int) -> Int {
        length < 3 ? 0 : max(1, length / 3)
    }

    /// Sorts by distance, then by the second figure, then by the distance of the texts as they were written.
    private static func best(
        _ limit: Int,
        of candidates: [String],
        for text: String,
        by score: (String) -> (distance: Int, second: Int)?
    ) -> [Suggestion] {
        let written = FoldedText.unfolded(text)
        var seen: Set<String> = []
        var found: [(suggestion: Suggestion, rank: [Int])] = []
        for (order, candidate) in candidates.enumerated() where seen.insert(candidate).inserted {
            guard let (distance, second) = score(candidate) else { continue }
            let raw = EditDistance.between(written, FoldedText.unfolded(candidate), atMost: 20) ?? 21
            found.append((Suggestion(text: candidate, distance: distance), [distance, second, raw, order]))
        }
        found.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
        return found.prefix(max(0, limit)).map(\.suggestion)
    }
}

/// A text that may have been meant, and how many edits it is away.
public struct Suggestion: Equatable, Sendable {
    public let text: String
    public let distance: Int
}

/// Finds the expressions that an undefined step may have meant. Created once per vocabulary.
public struct ExpressionSuggestions: Sendable {
    private let candidates: [(source: String, graph: ExpressionGraph)]

    /// - Parameter expressions: Cucumber Expressions; an invalid one is compared as plain text.
    public init(_ expressions: [String]) {
        var seen: Set<String> = []
        candidates = expressions.filter { seen.insert($0).inserted }.map { ($0, ExpressionGraph($0)) }
    }

    /// The nearest expressions with their distances, best first. Quoted texts and numbers in the step match parameters.
    public func ranked(to stepText: String, limit: Int = 3) -> [Suggestion] {
        let units = StepUnit.units(ofStep: stepText)
        var counts = UnitCounts()
        for unit in units { counts.add(unit) }
        // In order of the cheap lower bound, so that the rest soon exceed the limit.
        let bounds = candidates.enumerated().map { (missing: $1.graph.missing(in: counts), order: $0) }
        var found: [Suggestions.Found] = []
        var distances: [Int] = []
        for (missing, order) in bounds.sorted(by: { ($0.missing, $0.order) < ($1.missing, $1.order) }) {
            if distances.count >= max(1, limit), missing > distances[max(1, limit) - 1] { break }
            let (source, graph) = candidates[order]
            // « 15 février 2026 » has two words more than a parameter takes for free, without being a mistake. Half of
            // the required characters must be there anyway.
            let tolerance = Suggestions.tolerance(for: graph.literalCount)
            let allowed = min(tolerance + 2 * graph.ownTypeCount, max(tolerance, graph.literalCount / 2))
            guard missing <= allowed else { continue }
            let distance = graph.distance(to: units)
            guard distance <= allowed else { continue }
            distances.insert(distance, at: distances.firstIndex { $0 > distance } ?? distances.count)
            found.append(
                Suggestions.Found(text: source, distance: distance, second: -graph.literalCount, order: order)
            )
        }
        return Suggestions.best(limit, of: found, for: stepText)
    }

    /// The nearest expressions, best first.
    public func nearest(to stepText: String, limit: Int = 3) -> [String] {
        ranked(to: stepText, limit: limit).map(\.text)
    }
}

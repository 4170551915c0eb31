/// Finds the expressions that an undefined step may have meant. Created once per vocabulary.
public struct ExpressionSuggestions: Sendable {
    private struct Candidate {
        let source: String
        let graph: ExpressionGraph
        /// The largest distance at which it is suggested.
        let allowed: Int

        init(_ source: String) {
            self.source = source
            graph = ExpressionGraph(source)
            // A date such as `15 février 2026` is correct, but has two words more than a parameter takes for free. Half
            // of the required characters must be there anyway.
            let tolerance = Suggestions.tolerance(for: graph.literalCount)
            allowed = min(tolerance + 2 * graph.ownTypeCount, max(tolerance, graph.literalCount / 2))
        }
    }

    private let candidates: [Candidate]
    private let rowCount: Int

    /// - Parameter expressions: Cucumber Expressions; an invalid one is compared as plain text.
    public init(_ expressions: [String]) {
        var seen: Set<String> = []
        candidates = expressions.filter { seen.insert($0).inserted }.map(Candidate.init)
        rowCount = candidates.map(\.graph.nodeCount).max() ?? 1
    }

    /// The nearest expressions with their distances, best first. Quoted texts and numbers in the step match parameters.
    public func ranked(to stepText: String, limit: Int = 3) -> [Suggestion] {
        let units = StepUnit.units(ofStep: stepText)
        let table = DistanceTable(units, rows: rowCount)
        // In order of the cheap lower bound, so that the rest soon exceed the limit.
        var orders: [[Int]] = []
        for (order, candidate) in candidates.enumerated() {
            let bound = candidate.graph.leastDistance(to: table.counts)
            guard bound <= candidate.allowed else { continue }
            while orders.count <= bound { orders.append([]) }
            orders[bound].append(order)
        }
        var found: [Suggestions.Found] = []
        var distances: [Int] = []
        for (bound, orders) in orders.enumerated() {
            for order in orders {
                let candidate = candidates[order]
                // A candidate further away than `limit` others is not among the nearest.
                table.limit =
                    distances.count >= max(1, limit)
                    ? min(candidate.allowed, distances[max(1, limit) - 1]) : candidate.allowed
                guard bound <= table.limit, let distance = candidate.graph.distance(in: table) else { continue }
                distances.insert(distance, at: distances.firstIndex { $0 > distance } ?? distances.count)
                let literals = candidate.graph.literalCount
                found.append(
                    Suggestions.Found(text: candidate.source, distance: distance, second: -literals, order: order)
                )
            }
        }
        return Suggestions.best(limit, of: found, for: stepText)
    }

    /// The nearest expressions, best first.
    public func nearest(to stepText: String, limit: Int = 3) -> [String] {
        ranked(to: stepText, limit: limit).map(\.text)
    }
}

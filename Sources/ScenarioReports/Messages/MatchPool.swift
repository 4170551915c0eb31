/// Keeps the matches of equal steps once, as scenarios repeat their steps.
final class MatchPool {
    /// By the bytes of the step's text: equal strings may differ in them.
    private var known: [[UInt8]: [StepMatch]] = [:]

    func shared(_ matches: [StepMatch], of text: String) -> [StepMatch] {
        guard !matches.isEmpty else { return matches }
        let key = Array(text.utf8)
        if let equal = known[key], equal == matches { return equal }
        known[key] = matches
        return matches
    }
}

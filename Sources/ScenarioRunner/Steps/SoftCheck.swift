import CucumberExpressions

/// The beginning of a step that makes a check of its assertion: where it does not hold, the scenario goes on, and fails at its
/// end. « je vérifie que je vois "Starter" », “I check that I see "Starter"”.
struct SoftCheck: Sendable {
    private static let beginnings = ["je vérifie que ", "je vérifie qu'", "I check that "]

    /// As written: `je vérifie que`.
    let words: String
    /// The step without it.
    let step: String
    /// How many Unicode scalars it is shorter.
    let offset: Int

    /// - Returns: nil where the text has no such beginning.
    init?(beginningOf text: String) {
        guard let beginning = Self.beginnings.first(where: text.hasPrefix) else { return nil }
        words = beginning.hasSuffix(" ") ? String(beginning.dropLast()) : beginning
        step = String(text.dropFirst(beginning.count))
        offset = beginning.unicodeScalars.count
    }
}

extension StepLibrary.Match {
    /// The same match in a text that begins with the words of a check.
    func soft(_ check: SoftCheck) -> StepLibrary.Match {
        var match = StepLibrary.Match(
            index: index,
            arguments: arguments.map { $0.shifted(by: check.offset) },
            timing: timing
        )
        match.isSoft = true
        return match
    }
}

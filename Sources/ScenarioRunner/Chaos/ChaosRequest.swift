import AppShellExploration
import AppShellTexts

/// What an attempt at a scenario is for, where things go wrong on purpose.
enum ChaosRequest: Codable, Hashable, Sendable {
    /// The scenario as it is, and what could go differently in it.
    case profile
    /// The scenario with a variation.
    ///
    /// - Parameter step: the index of the step at which it takes effect.
    case vary(ChaosVariation, step: Int)
    /// The steps that lead to what breaks a law, as a script.
    case tell(ChaosVariation, step: Int, ChaosViolation)
}

/// What came of it.
enum ChaosOutcome: Codable, Sendable {
    case profile(ChaosProfile)
    case varied(ChaosVerdict)
    case told(ChaosScript)
}

/// How a scenario went with a variation.
struct ChaosVerdict: Codable, Hashable, Sendable {
    /// What the variation breaks, in the order of the steps.
    var violations: [ChaosViolation] = []
    /// The index of the step that could not be done any more; nil where the scenario came to its end.
    var mootStep: Int?
    /// What did not repeat before the variation took effect: the scenario is not the same each time.
    var divergence: BilingualText?
}

/// A broken law, and the step of the scenario after which it is.
struct ChaosViolation: Codable, Hashable, Sendable {
    let law: String
    let subject: BilingualText
    let fact: BilingualText
    /// Its index.
    let step: Int
    /// Whether it is broken by the end of the app itself, by what the state before it holds.
    var isOfEnd = false

    init(_ violation: LawViolation, step: Int, isOfEnd: Bool = false) {
        law = violation.law
        subject = violation.violation.subject
        fact = violation.violation.fact
        self.step = step
        self.isOfEnd = isOfEnd
    }
}

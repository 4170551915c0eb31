/// A law that variations of scenarios break in one way. Encoded, it is English whoever reads.
public struct ChaosFinding: Encodable, Hashable, Sendable {
    /// The id of the product.
    public let product: String
    /// The name of the law.
    public let law: String
    /// What it says, in English.
    public let sentence: String
    /// What breaks it, without what differs from case to case, in English.
    public let subject: String
    /// How, in the shortest case, in English.
    public internal(set) var fact: String
    /// In how many variations.
    public internal(set) var count = 1
    /// The scenario of the shortest case: `Scenarios/Madinia/contact.feature:12`.
    public internal(set) var location: String
    /// Its name.
    public internal(set) var scenario: String
    /// Its variation, as `--chaos-only` takes it.
    public internal(set) var variation: String
    /// The step after which the law was broken, from 1, and its text.
    public internal(set) var step: Int
    public internal(set) var stepText: String
    /// The command that does it again.
    public internal(set) var command: String
    /// The same as a script that fails; nil where there is none.
    public internal(set) var script: String?
    /// Why there is no script, or why it does not fail, in English; nil: it fails by this law.
    public internal(set) var doubt: String?
    /// Why it is accepted; nil: it is not.
    public internal(set) var reason: String?
    /// The fact that was accepted, in English, where it was another one.
    public internal(set) var acceptedFact: String?
    /// For people.
    var localized: Localized

    /// What a finding says in the language of the reader.
    struct Localized: Hashable, Sendable {
        let sentence: String
        let subject: String
        let fact: String
        let variation: String
        var doubt: String?
    }

    private enum CodingKeys: String, CodingKey {
        case product, law, sentence, subject, fact, count, location, scenario, variation, step, stepText, command
        case script, doubt, reason, acceptedFact
    }
}

/// What a run of chaos found.
///
/// It holds nothing of the machine or the wall clock: the same run gives the same report, with any number of processes.
public struct ChaosReport: Encodable, Sendable {
    /// How many scenarios pass, and were varied.
    public internal(set) var scenarios = 0
    /// Those that do not, in the order of the scripts.
    public internal(set) var notPassing: [Failure] = []
    /// How many variations there are.
    public internal(set) var possible = 0
    /// How many were to be run.
    public internal(set) var chosen = 0
    /// How many broke no law up to the end of the scenario.
    public internal(set) var held = 0
    /// How many broke no law up to an act that could not be done any more.
    public internal(set) var moot = 0
    /// How many broke a law.
    public internal(set) var broken = 0
    /// Each law with what breaks it, in the order of finding.
    public internal(set) var findings: [ChaosFinding] = []
    /// The seed of the sample; nil: all variations.
    public internal(set) var seed: UInt64?
    /// Whether a person or a signal ended it before its end.
    public internal(set) var isInterrupted = false
    /// Why it could not go on; nil: it could.
    public internal(set) var failure: String?

    /// A scenario, or a hook around the run, that does not pass as it is.
    public struct Failure: Encodable, Hashable, Sendable {
        public let location: String
        public let name: String
        public let message: String
    }

    /// How many variations were run.
    public var run: Int { held + moot + broken }

    /// The findings that are not accepted.
    public var open: [ChaosFinding] { findings.filter { $0.reason == nil } }
}

import CucumberGherkin

/// What failures with the same likely cause share: the step definition that failed, and its message without names,
/// numbers and durations.
struct FailureCause: Hashable {
    private let status: StepStatus
    /// The step's definition, or the hook's location; a step without a definition is known by its text.
    private let origin: String
    private let fact: String

    init(_ step: StepResult) {
        let origin =
            step.step == nil
            ? step.location : step.testStep.matches.first?.definitionID ?? step.text
        self.init(status: step.status, origin: origin, message: step.message)
    }

    private init(status: StepStatus, origin: String, message: String?) {
        self.status = status
        self.origin = origin
        let message = message ?? ""
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        let facts = message.factLines
        // What the app waits for counts, but not for how long.
        let waits = lines.dropFirst(facts.count).joined().filter { !$0.isNumber }
        fact = Self.pattern(of: message) + facts.dropFirst().joined(separator: "\n") + waits
    }

    init(_ failure: ScenarioFailure) {
        if failure.message == nil, let step = failure.decisiveStep {
            self.init(step)
        } else {
            self.init(status: failure.status, origin: "", message: failure.message)
        }
    }

    /// The first line, without quoted texts and numbers.
    private static func pattern(of message: String) -> String {
        var pattern = ""
        var end: Character?
        for character in message.prefix(while: { $0 != "\n" }) {
            if let mark = end {
                guard character == mark else { continue }
                end = nil
            } else if let mark = quotes[character] {
                end = mark
            } else if character.isNumber {
                continue
            }
            pattern.append(character)
        }
        return pattern
    }

    private static let quotes: [Character: Character] = ["“": "”", "«": "»", "\"": "\""]
}

/// Failures with the same cause, in the order they ran.
struct FailureGroup {
    private(set) var failures: [ScenarioFailure]

    var first: ScenarioFailure { failures[0] }

    /// In the order of their first failures.
    static func all(of failures: [ScenarioFailure]) -> [FailureGroup] {
        var groups: [FailureGroup] = []
        var indices: [FailureCause: Int] = [:]
        for failure in failures {
            let cause = FailureCause(failure)
            if let index = indices[cause] {
                groups[index].failures.append(failure)
            } else {
                indices[cause] = groups.count
                groups.append(FailureGroup(failures: [failure]))
            }
        }
        return groups
    }
}

/// The causes that a report has shown in full, by the first scenario that failed for each.
struct ToldCauses {
    private var locations: [FailureCause: String] = [:]

    /// - Returns: where the cause was shown, or nil if it has to be shown now.
    mutating func note(_ cause: FailureCause, at location: String) -> String? {
        if let known = locations[cause] { return known }
        locations[cause] = location
        return nil
    }
}

extension ScenarioFailure {
    /// The step or hook that decided the result.
    var decisiveStep: StepResult? { steps.first { $0.status == status } ?? steps.first }

    private var facts: [Substring] { (message ?? decisiveStep?.message ?? "").factLines }

    /// The first line of the reason.
    var fact: String { facts.first.map(String.init) ?? "" }

    /// The first line that differs from another failure's reason, or nil.
    func difference(from other: ScenarioFailure) -> String? {
        let (own, others) = (facts, other.facts)
        guard own != others else { return nil }
        let index = zip(own, others).enumerated().first { $1.0 != $1.1 }?.offset ?? min(own.count, others.count)
        return own.indices.contains(index) ? own[index].drop { $0 == " " }.description : fact
    }
}

extension String {
    /// The lines of the reason before what the app still waits for.
    var factLines: [Substring] {
        split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { line in !MessageBeginnings.waiting.contains(where: line.hasPrefix) }
    }
}

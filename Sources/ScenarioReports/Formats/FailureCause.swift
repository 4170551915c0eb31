import CucumberGherkin

/// What failures have in common that most likely have one cause: the step definition that failed, and what it says, but for
/// the names and numbers in its first line and the times that it names.
struct FailureCause: Hashable {
    private let status: StepStatus
    /// The step's definition, or where the hook is defined; a step without a definition is known by its text.
    private let origin: String
    private let fact: String

    init(_ step: StepResult) {
        let origin =
            step.step == nil
            ? step.place : step.testStep.matches.first?.definitionID ?? step.text
        self.init(status: step.status, origin: origin, message: step.message)
    }

    private init(status: StepStatus, origin: String, message: String?) {
        self.status = status
        self.origin = origin
        let message = message ?? ""
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        let facts = message.factLines
        // Of what the app waits for, the kind counts and not how long.
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

    /// The first line, without what stands in quotation marks and without numbers.
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

/// Failures of one cause, in the order in which they ran.
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

/// The causes that a report has told in full, by the first scenario that each made fail.
struct ToldCauses {
    private var places: [FailureCause: String] = [:]

    /// - Returns: where the cause was told; nil where it is to be told now.
    mutating func note(_ cause: FailureCause, at place: String) -> String? {
        if let known = places[cause] { return known }
        places[cause] = place
        return nil
    }
}

extension ScenarioFailure {
    /// The step or hook that decided how the scenario ended.
    var decisiveStep: StepResult? { steps.first { $0.status == status } ?? steps.first }

    private var facts: [Substring] { (message ?? decisiveStep?.message ?? "").factLines }

    /// The first line of its reason.
    var fact: String { facts.first.map(String.init) ?? "" }

    /// The first line in which its reason is not that of another failure; nil where they are the same.
    func difference(from other: ScenarioFailure) -> String? {
        let (own, others) = (facts, other.facts)
        guard own != others else { return nil }
        let index = zip(own, others).enumerated().first { $1.0 != $1.1 }?.offset ?? min(own.count, others.count)
        return own.indices.contains(index) ? own[index].drop { $0 == " " }.description : fact
    }
}

extension String {
    /// Of why something did not pass: the lines before what the app still waits for.
    var factLines: [Substring] {
        split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { !$0.hasPrefix("Waited ") && !$0.hasPrefix("The app ") }
    }
}

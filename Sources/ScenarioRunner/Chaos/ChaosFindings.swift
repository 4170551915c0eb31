import AppShellExploration
import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// Collects what variations break: each law with what breaks it once, by the shortest case.
struct ChaosFindings {
    /// One way to break a law, and where the shortest case is.
    struct Case {
        var finding: ChaosFinding
        var testCase: TestCase
        var variation: ChaosVariation
        /// The index of the step at which the variation takes effect.
        var effect: Int
        var violation: ChaosViolation
    }

    private(set) var cases: [Case] = []
    private var indexes: [String: Int] = [:]
    private let command: String

    /// - Parameter command: runs a scenario when its location is appended.
    init(command: String) {
        self.command = command
    }

    mutating func add(
        _ violation: ChaosViolation,
        of testCase: TestCase,
        _ variation: ChaosVariation,
        effect: Int,
        law: Law?
    ) {
        let key = [testCase.product, violation.law, violation.subject.english].joined(separator: "\n")
        let steps = testCase.steps.filter { $0.pickleStep != nil }
        let step = steps.indices.contains(violation.step) ? steps[violation.step] : nil
        let place = ShellWord.quoted(testCase.location)
        let new = ChaosFinding(
            product: testCase.product,
            law: violation.law,
            sentence: law?.sentence ?? "",
            subject: violation.subject.english,
            fact: violation.fact.english,
            location: testCase.location,
            scenario: testCase.pickle.name,
            variation: "\(variation)",
            step: violation.step + 1,
            stepText: step.map { $0.keyword + $0.text } ?? "",
            command: "\(command) \(place) --chaos-only \"\(variation)\"",
            localized: .init(
                sentence: law?.localizedSentence ?? "",
                subject: "\(violation.subject)",
                fact: "\(violation.fact)",
                variation: variation.localizedDescription
            )
        )
        guard let index = indexes[key] else {
            indexes[key] = cases.count
            cases.append(
                Case(finding: new, testCase: testCase, variation: variation, effect: effect, violation: violation)
            )
            return
        }
        let known = cases[index]
        cases[index].finding.count += 1
        guard violation.step < known.violation.step else { return }
        cases[index] = Case(
            finding: new,
            testCase: testCase,
            variation: variation,
            effect: effect,
            violation: violation
        )
        cases[index].finding.count = known.finding.count + 1
    }

    mutating func tell(_ script: ChaosScript, of index: Int) {
        cases[index].finding.script = script.text
        cases[index].finding.doubt = script.doubt?.english
        cases[index].finding.localized.doubt = script.doubt?.description
    }

    mutating func accept(by accepted: [String: AcceptedFindings]) {
        for index in cases.indices {
            let (finding, violation) = (cases[index].finding, cases[index].violation)
            guard let entry = accepted[finding.product]?.entry(finding.law, violation.subject, violation.fact) else {
                continue
            }
            if AcceptedFindings.isSame(entry.fact, violation.fact) {
                cases[index].finding.reason = entry.reason
            } else {
                cases[index].finding.acceptedFact = entry.fact
            }
        }
    }
}

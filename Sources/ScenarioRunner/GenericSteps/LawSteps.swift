import AppShellExploration
import AppShellHeadless
import AppShellTexts
import CucumberExpressions

extension StepLibrary {
    /// The laws of an exploration, checked on a step of a script and on the state after it.
    mutating func defineLawSteps(_ laws: [Law], _ inputs: ExplorationInputs) {
        step(
            .then,
            ["fr": "la loi {string} est respectée", "en": "the law {string} holds"],
            "The last step kept this law, and so does what follows from here (docs/exploring.md lists them)."
        ) { (world, name: String) in
            guard laws.contains(where: { $0.name == name }) else {
                let nearest = Suggestions.nearest(to: name, among: laws.map(\.name)).first
                let hint = nearest.map { " " + localized("Did you mean “\($0)”?") } ?? ""
                let names = laws.map(\.name).joined(separator: ", ")
                throw StepFailure(localized("There is no law “\(name)”; there are: \(names).") + hint)
            }
            try world.check(LawCheck(laws, only: name, inputs: inputs))
        }
        step(
            .then,
            ["fr": "toutes les lois sont respectées", "en": "all laws hold"],
            "The last step kept every law of the product, and so does what follows from here."
        ) { world in
            try world.check(LawCheck(laws, inputs: inputs))
        }
    }
}

extension ScenarioWorld {
    /// Repeats the steps on fresh phones: what a law tries must not change the scenario's own.
    fileprivate func check(_ laws: LawCheck) throws {
        guard !isReplayed else { return }
        let before = try replayed(leavingOut: 1)
        defer { before.session.end() }
        let after = try replayed()
        defer { after.session.end() }
        let act = laws.act(from: before.session, to: after.session)
        var violations = try laws.violations(of: act) + laws.violations(in: act.after)
        violations += try laws.violations(after: act).violations
        let state = try replayed()
        defer { state.session.end() }
        violations += try laws.violations(from: laws.view(of: state.session)) { try self.replayed().session }
        violations += try laws.violations(overtakingIn: act.before) { try self.replayed(beforeLast: $0).session }
        guard !violations.isEmpty else { return }
        throw StepFailure(laws.explanation(of: violations))
    }
}

extension LawCheck {
    /// What breaks which law, and what it says.
    func explanation(of violations: [LawViolation]) -> String {
        let texts = violations.map { violation in
            let sentence = laws.first { $0.name == violation.law }?.localizedSentence ?? ""
            return localized("The law “\(violation.law)” is broken on \(violation.violation.subject).") + "\n"
                + "\(violation.violation.fact)\n" + localized("It says: \(sentence)")
        }
        return texts.joined(separator: "\n")
    }
}

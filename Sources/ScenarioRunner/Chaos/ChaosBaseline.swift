import AppShell
import AppShellExploration
import AppShellHeadless
import AppShellTexts

/// What a scenario breaks as it is, looked for only once a variation of it breaks something.
///
/// A fault may hold an app back, so what the scenario breaks at an earlier step is not the fault's doing either.
final class ChaosBaseline {
    private let scenario: ChaosScenario
    private let laws: LawCheck
    /// What is broken after each step.
    private lazy var walk: [Set<Key>] = walked()
    private var tried: [Trial: Set<Key>] = [:]
    private var written: [ClosedRange<Int>: Set<Key>] = [:]
    /// What was found in states that were tried already.
    private var states: [UInt64: [LawViolation]] = [:]
    private static let maximumStates = 4_096

    private struct Key: Hashable {
        let law: String
        /// What breaks it, without the screen: a fault or a launch may show the same thing elsewhere.
        let subject: String

        init(_ violation: LawViolation) {
            law = violation.law
            let subject = violation.violation.subject.english
            self.subject = subject.firstRange(of: ": ").map { String(subject[$0.upperBound...]) } ?? subject
        }
    }

    private struct Trial: Hashable {
        let law: String
        let step: Int
    }

    init(_ scenario: ChaosScenario, laws: LawCheck) {
        self.scenario = scenario
        self.laws = laws
    }

    /// Whether the scenario breaks a law of states or acts in this way, up to a step.
    func breaks(_ violation: LawViolation, upTo step: Int) -> Bool {
        walk[...step].contains { $0.contains(Key(violation)) }
    }

    /// Whether what is tried from the state after a step, or from an earlier one, breaks a law in this way.
    func breaksWhenTried(_ violation: LawViolation, upTo step: Int) throws -> Bool {
        for index in (0...step).reversed() {
            let trial = Trial(law: violation.law, step: index)
            let broken = try tried[trial] ?? self.broken(in: trial)
            tried[trial] = broken
            if broken.contains(Key(violation)) { return true }
        }
        return false
    }

    /// Whether the steps of a range break a law of what was written in this way.
    func breaks(_ violation: LawViolation, writing steps: ClosedRange<Int>) throws -> Bool {
        if written[steps] == nil {
            let before = try scenario.phone(after: steps.lowerBound)
            defer { before.end() }
            let after = try scenario.phone(after: steps.upperBound + 1)
            defer { after.end() }
            let act = laws.act(from: laws.view(of: before), to: laws.view(of: after))
            written[steps] = Set(try laws.violations(after: act).violations.map(Key.init))
        }
        return written[steps]?.contains(Key(violation)) ?? false
    }

    /// What trials find in a state: equal states are tried once.
    func violations(in digest: UInt64, trial: () throws -> [LawViolation]) rethrows -> [LawViolation] {
        if let known = states[digest] { return known }
        let violations = try trial()
        if states.count < Self.maximumStates { states[digest] = violations }
        return violations
    }

    private func broken(in trial: Trial) throws -> Set<Key> {
        let session = try scenario.phone(after: trial.step + 1)
        defer { session.end() }
        let law = laws.only(trial.law)
        let violations = try law.violations(from: law.view(of: session)) { [scenario] in
            try scenario.phone(after: trial.step + 1)
        }
        return Set(violations.map(Key.init))
    }

    private func walked() -> [Set<Key>] {
        let world = scenario.makeWorld(nil)
        defer { scenario.end(world) }
        var before = laws.view(of: world.session)
        return scenario.steps.indices.map { index in
            before.readAll()
            _ = scenario.run(index, in: world)
            let after = laws.view(of: world.session)
            var broken = (try? laws.violations(in: after)) ?? []
            broken += (try? laws.violations(of: laws.act(from: before, to: after))) ?? []
            before = after
            return Set(broken.map(Key.init))
        }
    }
}

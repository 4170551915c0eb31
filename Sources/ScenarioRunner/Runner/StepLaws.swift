import AppShellExploration
import AppShellHeadless
import ScenarioReports

/// Checks after each step of a scenario the laws that need no other act; see ``AttemptOptions/accepted``.
struct StepLaws {
    private let laws: LawCheck
    private let accepted: AcceptedFindings
    /// The state after the step before.
    private var last: StateView
    /// The last state in which nothing was under way.
    private var idle: StateView

    /// - Parameter session: before the first step.
    init(of kit: any TestKit.Type, except accepted: AcceptedFindings, on session: HeadlessSession) {
        laws = LawCheck(kit.explorationLaws, inputs: kit.explorationInputs.spoken(session.words))
        self.accepted = accepted
        last = laws.view(of: session)
        last.readAll()
        idle = last
    }

    /// Looks at the phone after a step. A step that passed fails by what breaks a law.
    mutating func check(_ session: HeadlessSession, _ result: inout StepResult) {
        let after = laws.view(of: session)
        after.readAll()
        defer {
            last = after
            if after.isIdle { idle = after }
        }
        guard result.status == .passed else { return }
        do {
            var violations = try laws.violationsAtSight(of: laws.act(from: last, to: after), since: idle)
            guard !violations.isEmpty else { return }
            let accepted = accepted.spoken(session.words)
            violations.removeAll(where: accepted.accepts)
            if !violations.isEmpty { result.fail(laws.explanation(of: violations)) }
        } catch {
            result.fail(throwing: error)
        }
    }
}

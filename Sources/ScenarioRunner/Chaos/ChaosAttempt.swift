import AppShell
import AppShellExploration
import AppShellHeadless
import AppShellTexts

/// Runs a scenario with a variation, and checks the laws from the moment in which it takes effect.
struct ChaosAttempt {
    private let scenario: ChaosScenario
    private let varied: ChaosScenario.Varied
    private let laws: LawCheck
    private let baseline: ChaosBaseline
    /// Told before each step, as it may end the process.
    private let report: (_ step: Int) -> Void
    private var verdict = ChaosVerdict()
    /// What loaded or had failed in states that were tried.
    private var tried: Set<String> = []

    /// - Parameter varied: the variation; it takes effect at its step.
    static func verdict(
        of scenario: ChaosScenario,
        _ varied: ChaosScenario.Varied,
        laws: LawCheck,
        baseline: ChaosBaseline,
        report: @escaping (_ step: Int) -> Void = { _ in }
    ) -> ChaosVerdict {
        let attempt = ChaosAttempt(
            scenario: scenario,
            varied: varied,
            laws: laws,
            baseline: baseline,
            report: report
        )
        var verdict = attempt.run()
        // A step says why it does not pass in one language at a time.
        if let told = verdict.divergence, Reader.current.language != .english {
            let english = Reader.inEnglish { attempt.run() }.divergence?.english
            verdict.divergence = BilingualText(english: english ?? told.english, localized: told.localized)
        }
        return verdict
    }

    private func run() -> ChaosVerdict {
        var attempt = self
        let world = scenario.makeWorld(varied)
        defer { scenario.end(world) }
        do { try attempt.run(in: world) } catch {
            attempt.verdict.divergence = BilingualText(localized("A law could not be checked: \("\(error)")"))
        }
        return attempt.verdict
    }

    private mutating func run(in world: ScenarioWorld) throws {
        let session = world.session
        var last: StateView?
        for (index, step) in scenario.steps.enumerated() {
            report(index)
            let isVaried = index > varied.step || (index == varied.step && !varied.isRelaunch)
            if isVaried { last = last ?? laws.view(of: session) }
            last?.readAll()
            let error = scenario.run(index, in: world)
            guard isVaried else {
                if let error {
                    verdict.divergence = BilingualText(
                        localized("Step \(index + 1) passes in the scenario, and did not here: \("\(error)")")
                    )
                    return
                }
                if index == varied.step {
                    guard try relaunch(session, after: index) else { return }
                    last = laws.view(of: session)
                }
                continue
            }
            if case .restless? = error as? HeadlessError {
                return add(laws.restless(session.screenName, localized("The app never comes to rest.")), at: index)
            }
            if case .mistakes(let mistakes)? = error as? HeadlessError {
                return add(laws.mistakes(mistakes, session.screenName), at: index)
            }
            let after = laws.view(of: session)
            // Time that an assertion lets pass is an act, too.
            if let before = last {
                let act = laws.act(from: before, to: after, fault: index == varied.step ? fault(on: session) : nil)
                add(try new(laws.violations(of: act), upTo: index), at: index)
            }
            add(try new(laws.violations(in: after), upTo: index), at: index)
            try checkUnfinished(after, step: index)
            last = after
            if !step.isAssertion, error != nil {
                verdict.mootStep = index
                break
            }
        }
        try checkEnd(last ?? laws.view(of: session))
    }

    // MARK: Laws

    private mutating func add(_ violations: [LawViolation], at step: Int, isOfEnd: Bool = false) {
        for violation in violations {
            let new = ChaosViolation(violation, step: step, isOfEnd: isOfEnd)
            // Told where it is first seen.
            guard
                !verdict.violations.contains(where: { $0.law == new.law && $0.subject.english == new.subject.english })
            else {
                continue
            }
            verdict.violations.append(new)
        }
    }

    private func new(_ violations: [LawViolation], upTo step: Int) -> [LawViolation] {
        violations.filter { !baseline.breaks($0, upTo: step) }
    }

    /// What went wrong, by the call that it happened to.
    private func fault(on session: HeadlessSession) -> Move.Fault? {
        guard case .fault(let kind, let call) = varied.variation, session.server.exchanges.indices.contains(call - 1)
        else { return nil }
        let target = CallTarget(session.server.exchanges[call - 1].request, under: session.server.bases)
        return Move.Fault(.init(target), kind)
    }

    /// Ends the app and launches it again.
    ///
    /// - Returns: whether the app came to rest.
    private mutating func relaunch(_ session: HeadlessSession, after step: Int) throws -> Bool {
        let state = laws.view(of: session)
        state.readAll()
        if case .relaunch(.system, _) = varied.variation {
            let broken = try laws.violations(ofEndIn: state) { [scenario, varied] in
                try scenario.phone(after: step + 1, varied, isRelaunched: false)
            }
            add(broken, at: step, isOfEnd: true)
        }
        do { try varied.relaunch(session) } catch HeadlessError.restless {
            let broken = laws.restless(
                state.localizedScreen,
                localized("Launched again, the app never comes to rest.")
            )
            add(broken, at: step)
            return false
        }
        add(try new(laws.violations(in: laws.view(of: session)), upTo: step), at: step)
        return true
    }

    /// Checks, once for each, that what loads there ends and what failed heals, even where the scenario leaves it behind.
    private mutating func checkUnfinished(_ state: StateView, step: Int) throws {
        let names = (state.loading + state.failures).map(\.name)
        guard !names.isEmpty, tried.insert("\(state.screen): \(names)").inserted else { return }
        for law in [Law.loadingEnds, Law.errorsHeal] {
            let found = try laws.only(law.name).violations(from: state) { [scenario, varied] in
                try scenario.phone(after: step + 1, varied)
            }
            add(try found.filter { try !baseline.breaksWhenTried($0, upTo: step) }, at: step)
        }
    }

    /// What is tried from the state in which it ended, and what was written on the way there.
    private mutating func checkEnd(_ state: StateView) throws {
        let step = verdict.mootStep ?? scenario.steps.count - 1
        let found = try baseline.violations(in: state.digest.value) {
            try laws.violations(from: state) { [scenario, varied] in try scenario.phone(after: step + 1, varied) }
        }
        add(try found.filter { try !baseline.breaksWhenTried($0, upTo: step) }, at: step)
        // The steps since the variation took effect, as one act.
        let first = varied.isRelaunch ? varied.step + 1 : varied.step
        guard first <= step else { return }
        let before = try scenario.phone(after: first)
        defer { before.end() }
        let act = laws.act(from: laws.view(of: before), to: state)
        guard act.calls.contains(where: { $0.request.method.isWrite }) else { return }
        let written = try laws.violations(after: act).violations
        add(try written.filter { try !baseline.breaks($0, writing: first...step) }, at: step)
    }
}

extension HeadlessSession {
    /// Where the person is, for what can't be looked at otherwise, in the language of the current `Reader`.
    fileprivate var screenName: String {
        guard let navigation = try? navigation() else { return localized("not in the foreground") }
        return ([navigation.base] + navigation.sheets).map(\.current.name).joined(separator: " + ")
    }
}

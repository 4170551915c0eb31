package import AppShellHeadless
import AppShellTexts

/// Checks laws on states and acts.
package struct LawCheck {
    package let laws: [Law]
    let inputs: ExplorationInputs

    /// - Parameter name: of the only law to check; nil: all.
    package init(_ laws: [Law], only name: String? = nil, inputs: ExplorationInputs) {
        self.laws = name.map { name in laws.filter { $0.name == name } } ?? laws
        self.inputs = inputs
    }

    /// The same with one law alone.
    package func only(_ name: String) -> LawCheck { LawCheck(laws, only: name, inputs: inputs) }

    package func view(of session: HeadlessSession) -> StateView { StateView(session, inputs) }

    /// A step of a script, by the phones before and after it.
    package func act(from before: HeadlessSession, to after: HeadlessSession) -> ActView {
        ActView(
            before: view(of: before),
            after: view(of: after),
            move: nil
        )
    }

    /// An act by what was seen before it, all of which was read then, and after it.
    ///
    /// - Parameter fault: of a call that it made.
    package func act(from before: StateView, to after: StateView, fault: Move.Fault? = nil) -> ActView {
        ActView(before: before, after: after, move: nil, fault: fault)
    }

    /// The laws of states.
    package func violations(in state: StateView) throws -> [LawViolation] {
        try laws.flatMap { law in
            guard case .state(let check) = law.check else { return [LawViolation]() }
            return try check(state).map { LawViolation(law: law.name, $0) }
        }
    }

    /// The laws of acts.
    package func violations(of act: ActView) throws -> [LawViolation] {
        try laws.flatMap { law in
            guard case .act(let check) = law.check else { return [LawViolation]() }
            return try check(act).map { LawViolation(law: law.name, $0) }
        }
    }

    /// The laws that go on from the state after an act, on its phone: the first that does has the phone to itself.
    ///
    /// - Returns: the violations, and whether the phone has gone on.
    package func violations(after act: ActView) throws -> (violations: [LawViolation], hasGoneOn: Bool) {
        for law in laws {
            guard case .continuation(let check) = law.check, let violations = try check(act) else { continue }
            return (violations.map { LawViolation(law: law.name, $0) }, true)
        }
        return ([], false)
    }

    /// The laws of an act that overtakes an answer, on fresh phones.
    ///
    /// - Parameters:
    ///   - state: in which the answer is on its way.
    ///   - move: the act; nil for a step of a script.
    ///   - redo: makes a fresh phone in that state, does something on it, then the act.
    package func violations(
        overtakingIn state: StateView,
        move: Move? = nil,
        redo: @escaping (_ first: (HeadlessSession) throws -> Void) throws -> HeadlessSession
    ) throws -> [LawViolation] {
        let act = OvertakingAct(before: state, move: move, redo: redo)
        return try laws.flatMap { law in
            guard case .overtaking(let check) = law.check else { return [LawViolation]() }
            return try check(act).map { LawViolation(law: law.name, $0) }
        }
    }

    /// The laws that try something from a state, on fresh phones.
    package func violations(
        from state: StateView,
        makePhone: @escaping () throws -> HeadlessSession
    ) throws -> [LawViolation] {
        let trial = StateTrial(state: state, makePhone: makePhone)
        return try laws.flatMap { law in
            guard case .trial(let check) = law.check else { return [LawViolation]() }
            do { return try check(trial).map { LawViolation(law: law.name, $0) } } catch HeadlessError.restless {
                return restless(state.localizedScreen, localized("Left alone, the app never comes to rest."))
            } catch HeadlessError.mistakes(let found) {
                return mistakes(found, state.localizedScreen)
            }
        }
    }

    /// The laws of what outlives the process: whether it does, where the system ends the app in a state.
    package func violations(
        ofEndIn state: StateView,
        makePhone: @escaping () throws -> HeadlessSession
    ) throws -> [LawViolation] {
        let trial = StateTrial(state: state, isOfEnd: true, makePhone: makePhone)
        return try laws.flatMap { law -> [LawViolation] in
            guard Law.ofEnds.contains(law.name), case .trial(let check) = law.check else { return [] }
            return try check(trial).map { LawViolation(law: law.name, $0) }
        }
    }

    /// The violation of an app that goes on for ever; none where that law is off.
    package func restless(_ subject: @autoclosure () -> String, _ fact: @autoclosure () -> String) -> [LawViolation] {
        violation(of: .comesToRest, subject, fact)
    }

    /// The violations of an app whose modules do what they may not; none where that law is off.
    package func mistakes(_ mistakes: [ModuleMistake], _ subject: @autoclosure () -> String) -> [LawViolation] {
        mistakes.flatMap { mistake in
            let fact = mistake.description
            return violation(of: .rulesKept, subject) {
                "\(fact.prefix(1).uppercased())\(fact.dropFirst()). \(mistake.fix)"
            }
        }
    }

    private func violation(of law: Law, _ subject: () -> String, _ fact: () -> String) -> [LawViolation] {
        guard laws.contains(where: { $0.name == law.name }) else { return [] }
        return [LawViolation(law: law.name, .init(subject(), fact()))]
    }
}

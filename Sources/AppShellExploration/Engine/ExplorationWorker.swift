import AppShell
import AppShellHeadless
import AppShellTexts

/// Does the jobs of an exploration, on phones of its own.
///
/// Not Sendable: one thread at a time.
public final class ExplorationWorker {
    private let subject: ExplorationSubject
    private let laws: LawCheck
    /// The states whose laws were checked here.
    private var checked: Set<UInt64> = []

    /// A worker on a subject.
    public init(_ subject: ExplorationSubject) {
        self.subject = subject
        laws = LawCheck(subject.laws, inputs: subject.inputs)
    }

    /// Does a job.
    ///
    /// - Parameter report: takes what comes of it, at once.
    /// A path that can't be walked to its end comes to nothing where it is checked: it is a guess. One that was walked
    /// before is a finding.
    public func run(_ job: ExplorationJob, report: (ExplorationEvent) -> Void) throws {
        switch job {
        case .expand(let path, let attempts, let count):
            do { try expand(path, attempts, after: count, report) } catch let error as HeadlessError {
                report(.died(.lost(BilingualText("\(error)"))))
            }
        case .check(let path):
            do { try check(path, report) } catch is HeadlessError {}
        case .compare(let one, let other, let seed): report(.compared(try difference(one, other, seed: seed)))
        }
        report(.ended)
    }

    // MARK: Expanding

    /// The state that is expanded.
    private struct Base {
        let path: [Move]
        let state: StateView
        let digest: UInt64
    }

    /// - Parameter count: of the attempts that were begun before.
    private func expand(
        _ path: [Move],
        _ wanted: Attempts,
        after count: Int,
        _ report: (ExplorationEvent) -> Void
    ) throws {
        let base = try base(path)
        defer { base.state.session.end() }
        func acts() throws -> [Move?] {
            try ActList(inputs: subject.inputs).acts(on: base.state.session).map { Move($0) }
        }
        let attempts: [Move?] =
            switch wanted {
            case .acts: try [nil] + acts()
            case .actsAlone: try acts()
            case .trials: [nil]
            case .moves(let moves), .overtaking(let moves): moves
            }
        var spare: HeadlessSession?
        defer { spare?.end() }
        for attempt in attempts.dropFirst(count) {
            report(.begins(attempt))
            guard let move = attempt else {
                report(.tried(try trialViolations(base)))
                continue
            }
            if case .overtaking = wanted {
                report(.tried(try overtakingViolations(move, from: base)))
                continue
            }
            let session = try spare ?? subject.phone(after: path)
            spare = nil
            guard let made = try make(move, from: base, on: session) else {
                session.end()
                continue
            }
            report(.reached(made.transition))
            // A phone that is as it was serves again.
            if made.transition.state == base.digest, made.isUntouched, made.transition.calls.isEmpty {
                spare = session
            } else {
                session.end()
            }
        }
    }

    private func base(_ path: [Move]) throws -> Base {
        let session = try subject.phone(after: path)
        let state = StateView(session, subject.inputs)
        return Base(path: path, state: state, digest: state.digest.value)
    }

    private struct Made {
        let transition: Transition
        /// Whether no law went on from there.
        let isUntouched: Bool
    }

    /// - Returns: nil where the phone does not let it happen.
    private func make(_ move: Move, from base: Base, on session: HeadlessSession) throws -> Made? {
        let calls = session.server.exchanges.count
        var violations: [LawViolation] = []
        do { try move.perform(on: session) } catch HeadlessError.restless {
            violations = laws.restless(
                localized("\(base.state.localizedScreen): \(move.act.localizedKind)"),
                localized("\(move.localizedDescription) goes on for ever.")
            )
        } catch HeadlessError.mistakes(let mistakes) {
            violations = laws.mistakes(mistakes, localized("\(base.state.localizedScreen): \(move.act.localizedKind)"))
        } catch is HeadlessError {
            return nil
        }
        let targets = session.targets(after: calls).map { Move.Call($0) }
        let state = StateView(session, subject.inputs)
        let digest = state.digest.value
        let act = ActView(before: base.state, after: state, move: move)
        violations += try laws.violations(of: act)
        let ofState = checked.insert(digest).inserted ? try laws.violations(in: state) : []
        let (screen, looks) = (state.screen, StateLooks(state))
        let (later, hasGoneOn) = try laws.violations(after: act)
        violations += later
        let transition = Transition(
            state: digest,
            screen: screen,
            looks: looks,
            calls: targets,
            violations: violations,
            stateViolations: ofState
        )
        return Made(transition: transition, isUntouched: !hasGoneOn)
    }

    private func trialViolations(_ base: Base) throws -> [LawViolation] {
        try laws.violations(from: base.state) { [subject] in try subject.phone(after: base.path) }
    }

    private func overtakingViolations(_ move: Move, from base: Base) throws -> [LawViolation] {
        do {
            return try laws.violations(overtakingIn: base.state, move: move) { [subject] first in
                let session = try subject.phone(after: base.path)
                do {
                    try first(session)
                    try move.perform(on: session)
                } catch {
                    session.end()
                    throw error
                }
                return session
            }
        } catch is HeadlessError {
            // What goes on for ever breaks another law.
            return []
        }
    }

    // MARK: Checking

    /// All laws on the last move of a path and in the state after it, as when it was found.
    private func check(_ path: [Move], _ report: (ExplorationEvent) -> Void) throws {
        guard let last = path.last else { return }
        checked = []
        let before = try base(path.dropLast())
        defer { before.state.session.end() }
        let session = try subject.phone(after: path.dropLast())
        defer { session.end() }
        report(.begins(last))
        guard let made = try make(last, from: before, on: session) else { return }
        report(.reached(made.transition))
        report(.tried(try overtakingViolations(last, from: before)))
        // Before the path is walked again: what comes of the last move is told by then.
        report(.begins(nil))
        let after = try base(path)
        defer { after.state.session.end() }
        report(.tried(try trialViolations(after)))
    }

    // MARK: Comparing

    /// How many acts are compared.
    private static let comparedActs = 6

    /// - Returns: what differs after two paths whose digests are equal, or after the same act there; nil for nothing.
    private func difference(_ one: [Move], _ other: [Move], seed: UInt64) throws -> BilingualText? {
        let first = try subject.phone(after: one)
        defer { first.end() }
        let second = try subject.phone(after: other)
        defer { second.end() }
        let parts = first.digest.differences(from: second.digest)
        guard parts.isEmpty else { return BilingualText(localized("the states differ in \(parts.localizedNames)")) }
        let acts = try ActList(inputs: subject.inputs).acts(on: first)
        guard acts == (try ActList(inputs: subject.inputs).acts(on: second)) else {
            return BilingualText(localized("other acts can be done"))
        }
        var hash = StableHash(seed: seed)
        for _ in 0..<Self.comparedActs where !acts.isEmpty {
            hash.add(1)
            let act = acts[Int(hash.value % UInt64(acts.count))]
            let parts = try after(act, one).differences(from: try after(act, other))
            guard parts.isEmpty else {
                return BilingualText(
                    localized("after “\(act.localizedDescription)” they differ in \(parts.localizedNames)")
                )
            }
        }
        return nil
    }

    private func after(_ act: ExplorationAct, _ path: [Move]) throws -> StateDigest {
        let session = try subject.phone(after: path)
        defer { session.end() }
        do { try act.perform(on: session) } catch is HeadlessError {}
        return session.digest
    }
}

extension [StateDigest.Part] {
    /// In the language of the current `Reader`: `navigation, storage`.
    fileprivate var localizedNames: String { map(\.localizedName).joined(separator: ", ") }
}

extension StateDigest.Part {
    fileprivate var localizedName: String {
        switch self {
        case .life: localized("life")
        case .navigation: localized("navigation")
        case .content: localized("content")
        case .storage: localized("storage")
        case .timers: localized("timers")
        case .phone: localized("phone")
        case .calls: localized("calls")
        case .backend: localized("backend")
        case .time: localized("time")
        case .random: localized("random")
        }
    }
}

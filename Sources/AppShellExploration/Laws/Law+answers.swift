import AppShell
import AppShellHeadless
import AppShellTexts

/// An act done while an answer is on its way.
struct OvertakingAct {
    /// The state in which the answer is on its way.
    let before: StateView
    /// The act; nil for a step of a script.
    let move: Move?
    /// Makes a fresh phone in that state, does something on it, then the act; the caller ends it.
    let redo: (_ first: (HeadlessSession) throws -> Void) throws -> HeadlessSession
}

/// Laws of the order in which answers come.
extension Law {
    static let lateAnswers = Law(
        "late-answers",
        "A late answer leaves everything as it is without it, or as if it had come before the last act.",
        .overtaking { act in
            let (before, session) = (act.before, act.before.session)
            guard session.hasOpenCalls, act.move?.act.canOvertake != false, let start = Outcome(before),
                let request = session.server.openRequests.first
            else { return [] }
            let call = Move.Call(CallTarget(request, under: session.server.bases))
            // The act, then the answer.
            let late = try act.redo { _ in }
            defer { late.end() }
            guard let reached = Outcome(StateView(late, before.inputs)), reached != start else { return [] }
            // The answer, then the act.
            var (delay, settled) = (Duration.zero, Outcome?.none)
            let early = try? act.redo { session in
                delay = try session.awaitAnswers()
                settled = Outcome(StateView(session, before.inputs))
            }
            defer { early?.end() }
            let end = session.clock.elapsed + delay + delay + .seconds(5)
            func outcome(of session: HeadlessSession?) throws -> Outcome? {
                try session.flatMap { session in
                    try session.wait(max(.zero, end - session.clock.elapsed))
                    return Outcome(StateView(session, before.inputs))
                }
            }
            guard delay > .zero, let last = try outcome(of: late) else { return [] }
            var subject: String {
                localized(
                    "\(before.localizedScreen): \(act.move?.act.localizedKind ?? localized("a step")), late answer"
                )
            }
            guard let other = try outcome(of: early), settled?.place == start.place else {
                // By itself the answer leads elsewhere. It must not take a person along who has left.
                guard reached.place != start.place, last.place != reached.place else { return [] }
                return [Violation(subject, last.localizedMove(from: reached, after: call))]
            }
            guard let fact = last.difference(from: other, or: [reached, start], after: call) else { return [] }
            // A control: where a later act has another outcome anyway, time is the reason, not the answer.
            let control = try? act.redo { session in try session.wait(session.awaitAnswers()) }
            defer { control?.end() }
            guard let third = try outcome(of: control), third == other else { return [] }
            return [Violation(subject: BilingualText(subject), fact: fact)]
        }
    )
}

/// The outcome of an act for the person and the back end.
private struct Outcome: Equatable {
    /// The routes on display, lowest layer first.
    let place: [Route]
    /// The texts of every layer, without toasts.
    let texts: [String]
    /// The files of the phone, without moments.
    let files: [SimulatedDisk.File: String]
    /// The state of the back end, without moments and identifiers.
    let records: JSONValue?

    /// - Returns: nil where the app is not in the foreground.
    init?(_ state: StateView) {
        guard let content = state.content, let navigation = state.navigation else { return nil }
        place = ([navigation.base] + navigation.sheets).map(\.current)
        texts = content.spokenLines(withToasts: false)
        let disk = state.session.disk
        files = Dictionary(
            uniqueKeysWithValues: disk.files.map { file in
                let text = disk.text(of: file) ?? ""
                return (file, BackendRecords.lasting(Array(text.utf8)).map { $0.text(sortedKeys: true) } ?? text)
            }
        )
        records = state.session.backendState.flatMap { BackendRecords.lasting($0) }
    }

    static func == (one: Outcome, other: Outcome) -> Bool {
        one.place == other.place && one.texts == other.texts && one.files == other.files
            && BackendRecords.difference(one.records, other.records) == nil
    }

    /// How it differs from what comes of the other order.
    ///
    /// - Parameter earlier: the outcomes before the answer, which it may leave as they are; the back end must know all.
    func difference(from other: Outcome, or earlier: [Outcome], after call: Move.Call) -> BilingualText? {
        let name = "\(call.method) \(call.path)"
        if place != other.place, place != earlier[0].place {
            return BilingualText(localizedMove(from: other, after: call))
        }
        let shown = texts.filter { !other.texts.contains($0) && !earlier[0].texts.contains($0) }
        let missing = earlier[0].texts.filter { other.texts.contains($0) && !texts.contains($0) }
        if !shown.isEmpty || !missing.isEmpty {
            guard !shown.isEmpty else {
                return BilingualText(
                    localized(
                        "The answer to \(name) came late, and the screen no longer says \(missing.localizedList)."
                    )
                )
            }
            let expected = missing.isEmpty ? other.texts.filter { !texts.contains($0) } : missing
            return BilingualText(
                localized(
                    "The answer to \(name) came late, and the screen says \(shown.localizedList), not \(expected.localizedList)."
                )
            )
        }
        for (file, text) in files.sorted(by: { $0.key < $1.key })
        where !([other] + earlier).contains(where: { $0.files[file] == text }) {
            return BilingualText(
                localized("The answer to \(name) came late, and \(file.description) is not as if it had come in time.")
            )
        }
        return BackendRecords.difference(records, other.records).map { member in
            BilingualText(
                localized("The answer to \(name) came late, and the back end does not keep the same in “\(member)”.")
            )
        }
    }

    func localizedMove(from other: Outcome, after call: Move.Call) -> String {
        let name = "\(call.method) \(call.path)"
        return localized(
            "The answer to \(name) came late, and led to \(place.localizedPlace), not to \(other.place.localizedPlace)."
        )
    }
}

extension [Route] {
    fileprivate var localizedPlace: String { map(\.description).joined(separator: " + ") }
}

extension [String] {
    fileprivate var localizedList: String { isEmpty ? localized("nothing") : Array(prefix(3)).quoted }
}

extension ContentSnapshot {
    /// Its texts, a line for each element.
    package func spokenLines(withToasts: Bool = true) -> [String] {
        guard withToasts || role != .toast else { return [] }
        let words = [spokenTexts.first, state.message].compactMap(\.self).filter { !$0.isEmpty }
        let line = words.joined(separator: ", ") + (state.isSelected ? " ✓" : "")
        return (words.isEmpty ? [] : [line]) + children.flatMap { $0.spokenLines(withToasts: withToasts) }
    }
}

extension HeadlessSession {
    /// Waits until every call is answered.
    ///
    /// - Returns: how long that took.
    /// - Throws: where a call is open after two minutes: an app that asks again and again always has one.
    fileprivate func awaitAnswers() throws -> Duration {
        let start = clock.elapsed
        let end = start + .seconds(120)
        while hasOpenCalls, try advanceToNextTimer(within: min(.seconds(60), end - clock.elapsed)) {}
        guard !hasOpenCalls else { throw HeadlessError.restless }
        return clock.elapsed - start
    }
}

extension ExplorationAct {
    /// Whether a person does it while an answer is on its way, and the app goes on.
    var canOvertake: Bool {
        switch self {
        case .element(let act): act.gesture != .tap(times: 2)
        case .pullToRefresh, .answerPrompt, .openLink, .tapPush, .tapNotification: true
        case .launch, .dismissKeyboard, .enterBackground, .forceQuit, .enterForeground, .systemKill,
            .allowNotificationsInSettings, .setOnline, .waitForTimer, .waitForAnswers, .waitForADay:
            false
        }
    }
}

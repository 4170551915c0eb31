public import AppShellHeadless
public import AppShellTexts

/// Something that holds in every state of an app, or after every act.
///
/// ```swift
/// Law(everyState: "card-is-private", "Nobody signed in: no card number shows.") { state in
///     state.isSignedIn ? nil : state.texts.first { $0.contains("4821") }
/// }
/// ```
public struct Law: Sendable {
    /// A short name for options and files: `back-returns`.
    public let name: String
    /// What holds, in one sentence, in English. A kit's `texts` may have it in other languages.
    public let sentence: String
    /// The sentence in the language of the current `Reader`.
    public var localizedSentence: String { Reader.current.text(sentence) }
    let check: Check

    enum Check: Sendable {
        /// Looks at a state.
        case state(@Sendable (StateView) throws -> [Violation])
        /// Looks at the states before and after an act.
        case act(@Sendable (ActView) throws -> [Violation])
        /// Goes on from the state after an act, on the very phone; nil where it does not.
        case continuation(@Sendable (ActView) throws -> [Violation]?)
        /// Goes on from a state, on fresh phones.
        case trial(@Sendable (StateTrial) throws -> [Violation])
        /// Does the act that overtakes an answer again, on fresh phones.
        case overtaking(@Sendable (OvertakingAct) throws -> [Violation])
        /// Looked after by what runs the acts.
        case process
    }

    /// A fact that breaks a law.
    public struct Violation: Hashable, Codable, Sendable {
        /// What breaks it, without what differs from case to case: one finding a subject.
        public let subject: BilingualText
        /// How, with the details.
        public let fact: BilingualText

        /// Texts that use `localized(_:)`, and names of elements, are made in English and in the language of the current
        /// `Reader`.
        ///
        /// - Parameter subject: without what differs from case to case.
        public init(_ subject: @autoclosure () -> String, _ fact: @autoclosure () -> String) {
            self.init(subject: BilingualText(subject()), fact: BilingualText(fact()))
        }

        init(subject: BilingualText, fact: BilingualText) {
            self.subject = subject
            self.fact = fact
        }
    }

    init(_ name: String, _ sentence: String, _ check: Check) {
        self.name = name
        self.sentence = sentence
        self.check = check
    }

    /// A law of states.
    ///
    /// - Parameter violation: what breaks it in a state; nil where it holds. It may use `localized(_:)`.
    public init(
        everyState name: String,
        _ sentence: String,
        violation: @escaping @Sendable (StateView) throws -> String?
    ) {
        self.init(
            name,
            sentence,
            .state { state in
                try Law.fact { try violation(state) }.map { fact in
                    [Violation(subject: BilingualText(state.localizedScreen), fact: fact)]
                } ?? []
            }
        )
    }

    /// A law of acts.
    ///
    /// - Parameter violation: what breaks it; nil where it holds. It may use `localized(_:)`.
    public init(
        everyAct name: String,
        _ sentence: String,
        violation: @escaping @Sendable (ActView) throws -> String?
    ) {
        self.init(
            name,
            sentence,
            .act { act in
                try Law.fact { try violation(act) }.map { fact in
                    [Violation(subject: BilingualText(act.localizedSubject), fact: fact)]
                } ?? []
            }
        )
    }

    /// In the reader's language only where there is one.
    private static func fact(_ text: () throws -> String?) rethrows -> BilingualText? {
        guard let english = try Reader.inEnglish(text) else { return nil }
        guard Reader.current.language != .english else { return BilingualText(english: english, localized: english) }
        return BilingualText(english: english, localized: try text() ?? english)
    }
}

/// An act, and the states before and after it.
public final class ActView {
    /// Before the act. Its phone has gone on since; what was read of it stays as it was.
    public let before: StateView
    /// After the act, with the app at rest.
    public let after: StateView
    /// What was done; nil for a step of a script.
    public let move: Move?
    /// What went wrong with a call meanwhile; nil: nothing.
    public let fault: Move.Fault?
    /// The calls that it made, in order.
    public let calls: [SimulatedServer.Exchange]
    /// The calls that ended meanwhile, made by it or before.
    public let ended: [SimulatedServer.Exchange]
    init(
        before: StateView,
        after: StateView,
        move: Move?,
        fault: Move.Fault? = nil
    ) {
        self.before = before
        self.after = after
        self.move = move
        self.fault = fault ?? move?.fault
        let (old, new) = (before.exchanges, after.exchanges)
        calls = Array(new.dropFirst(old.count))
        ended = new.indices.compactMap { index in
            guard new[index].end != nil, !old.indices.contains(index) || old[index].end == nil else { return nil }
            return new[index]
        }
    }

    /// The kind of act, in the language of the current `Reader`.
    var localizedKind: String { move?.act.localizedKind ?? localized("a step") }

    /// Where it was done and what, in the language of the current `Reader`.
    var localizedSubject: String { localized("\(before.localizedScreen): \(localizedKind)") }
}

/// A state, for laws that try something from there.
public struct StateTrial {
    /// The state as it is.
    public let state: StateView
    /// Whether to try only the end of the app by the system.
    var isOfEnd = false
    /// Makes a fresh phone in this state; the caller ends it.
    let makePhone: () throws -> HeadlessSession

    /// Tries something on a fresh phone in this state.
    public func onFreshPhone<Result>(_ body: (HeadlessSession) throws -> Result) throws -> Result {
        let session = try makePhone()
        defer { session.end() }
        return try body(session)
    }

    func view(of session: HeadlessSession) -> StateView { StateView(session, state.inputs) }
}

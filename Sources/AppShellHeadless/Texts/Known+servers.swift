import AppShellTexts

extension KnownText {
    /// What a real server or a served back end did, in the language of the current `Reader`.
    static func serverFact(_ english: String) -> String { reading(english, among: serverFacts) }

    private static let serverFacts = [
        KnownText(values: 2) { localized("\($0[0]): its state can't be read or put: \(transport($0[1]))") },
        KnownText(values: 3) { localized("\($0[0]): it answers \($0[1]) to \($0[2]) /control/state") },
        KnownText(values: 2) { localized("\($0[0]): its state is not this back end's: \(state($0[1]))") },
        KnownText(values: 1) { localized("\($0[0]) can't be looked at while a server answers") },
        KnownText(values: 2) { localized("it did not sign \($0[0]) in: \($0[1])") },
    ]

    private static func transport(_ english: String) -> String { reading(english, among: transportErrors) }

    /// `TransportError`
    private static let transportErrors = [
        KnownText { _ in localized("offline") },
        KnownText(values: 1) { localized("timed out: no whole answer within \($0[0])") },
        KnownText(values: 1) { localized("timed out: \($0[0])") },
        KnownText(values: 1) { localized("unreachable: \($0[0])") },
        KnownText(values: 1) { localized("unreadable: \($0[0])") },
        KnownText(values: 1) { localized("not trusted: \($0[0])") },
        KnownText(values: 1) { localized("not called: \($0[0])") },
        KnownText { _ in localized("cancelled") },
    ]

    private static func state(_ english: String) -> String { reading(english, among: states) }

    private static let states = [
        KnownText { _ in localized("it is no JSON") },
        KnownText(values: 1) { localized("it has no “\($0[0])”") },
        KnownText { _ in localized("it has another shape") },
        KnownText(values: 1) { localized("“\($0[0])” has another shape") },
        KnownText(values: 1) { localized("it can't be written as JSON: \($0[0])") },
    ]

    /// What the app waits for, in the language of the current `Reader`.
    static func wait(_ english: String) -> String { reading(english, among: waits) }

    private static let waits = [
        KnownText { _ in localized("a timer") },
        KnownText(values: 1) { localized("the answer to \($0[0])") },
        KnownText(values: 1) { localized("\($0[0]), which the server does not answer") },
        KnownText { _ in localized("the time limit of a request") },
        KnownText { _ in localized("the end of a toast") },
        KnownText { _ in localized("the saving of the session") },
        KnownText { _ in localized("the return of the pad") },
        KnownText { _ in localized("the next attempt at the registration") },
        KnownText { _ in localized("the next attempt at the preferences") },
        KnownText { _ in localized("the saving of the draft") },
    ]
}

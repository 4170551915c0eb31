import AppShellTexts

extension KnownText {
    /// The description of a `LinkPatternError` in the language of the current `Reader`.
    static func patternError(_ english: String) -> String { reading(english, among: patternErrors) }

    private static let patternErrors = [
        KnownText { _ in localized("a pattern begins with a slash") },
        KnownText(values: 1) {
            localized(
                "“\($0[0])://” begins no pattern: write https://host/… or a scheme of one's own, in lower case"
            )
        },
        KnownText(values: 1) { localized("“\($0[0])” is not a host name in lower case") },
        KnownText { _ in localized("in a scheme of one's own a link has at least one segment, its host") },
        KnownText { _ in localized("a pattern has no empty segment and no slash at its end") },
        KnownText(values: 1) { localized("“\($0[0])” is neither a literal nor a parameter like {key}") },
        KnownText(values: 1) { localized("the parameter {\($0[0])} stands twice") },
        KnownText(values: 2) { localized("the pattern has \($0[0]) parameters; \($0[1]) at most are bound") },
        KnownText(values: 2) {
            localized(
                "the parameter {\($0[0])} is of no kind “\($0[1])”: write text, number, slug, or choices like pi|e"
            )
        },
        KnownText(values: 1) { localized("the choices of “\($0[0])” are at least two, none empty and none twice") },
        KnownText(values: 1) { localized("in “\($0[0])” the optional parameter is not the whole segment") },
        KnownText(values: 1) {
            localized("{\($0[0])?} is not at the end: only optional segments follow an optional one")
        },
        KnownText(values: 1) { localized("{*\($0[0])} takes all the rest: nothing follows it in the path") },
        KnownText(values: 1) {
            localized("in “\($0[0])” a % does not begin an escape like %C3%A9: write the % itself as %25")
        },
        KnownText(values: 1) { localized("no link can carry the segment “\($0[0])”") },
        KnownText(values: 1) {
            localized("“\($0[0])” is no condition on a query like key, key=value or key={name}")
        },
        KnownText(values: 1) {
            localized(
                "in “\($0[0])” the + could be a space, as it is in a link's query: write %20 for a space, %2B for a plus"
            )
        },
        KnownText(values: 1) { localized("the query key “\($0[0])” stands twice") },
        KnownText(values: 1) { localized("“\($0[0])” is no condition on a fragment like #text or #{name}") },
    ]

    /// A host or scheme for which a pattern holds.
    static func origin(_ english: String) -> String { reading(english, among: origins) }

    private static let origins = [
        KnownText(values: 1) { localized("the host “\($0[0])”") },
        KnownText(values: 1) { localized("the scheme “\($0[0])”") },
    ]

    /// A segment, or an origin, that a link should have had.
    static func expectation(_ english: String) -> String {
        if english.hasPrefix("“"), english.hasSuffix("”") { return requoted(english) }
        return reading(english, among: expectations)
    }

    // A parameter alone stands last: the others would be taken for it.
    private static let expectations =
        origins + [
            KnownText(values: 1) { localized("the rest {*\($0[0])}") },
            KnownText(values: 4) {
                localized("\(kind($0[0])) after “\($0[1])” before “\($0[2])” {\($0[3])}")
            },
            KnownText(values: 3) { localized("\(kind($0[0])) after “\($0[1])” {\($0[2])}") },
            KnownText(values: 3) { localized("\(kind($0[0])) before “\($0[1])” {\($0[2])}") },
            KnownText(values: 2) { localized("\(kind($0[0])) {\($0[1])}") },
        ]

    /// What is wrong with the value of a query key.
    static func queryProblem(_ english: String) -> String { reading(english, among: queryProblems) }

    private static let queryProblems = [
        KnownText { _ in localized("does not stand there exactly once") },
        KnownText(values: 1) { localized("does not stand there exactly once with the value “\($0[0])”") },
        KnownText(values: 1) { localized("stands there twice, or its value is not \(kind($0[0]))") },
        KnownText(values: 1) { localized("does not stand there exactly once with \(kind($0[0]))") },
    ]

    /// What is wrong with a fragment.
    static func fragmentProblem(_ english: String) -> String { reading(english, among: fragmentProblems) }

    private static let fragmentProblems = [
        KnownText(values: 1) { localized("is not “\($0[0])”") },
        KnownText(values: 1) { localized("is not \(kind($0[0]))") },
    ]
}

import AppShellTexts

extension KnownText {
    /// What is wrong with a composition.
    static func compositionFact(_ english: String) -> String { reading(english, among: compositionFacts) }

    // What begins with a value stands last: the others would be taken for it.
    private static let compositionFacts =
        partFacts + flagFacts + tabFacts + linkFacts + payloadFacts + languageFacts + ownerFacts

    private static let languageFacts = [
        KnownText(values: 1) { localized("“\($0[0])” is the language of the code, and has a table as well") },
        KnownText(values: 1) { localized("the language “\($0[0])” has two tables") },
        KnownText(values: 3) { values in
            localized("the text “\(values[0])” of the table for “\(values[1])” \(textFact(values[2]))")
        },
    ]

    private static func textFact(_ english: String) -> String { reading(english, among: textFacts) }

    private static let textFacts = [
        KnownText { _ in localized("is there twice") },
        KnownText { _ in localized("is missing, and a tab is called so") },
        KnownText { _ in localized("is empty") },
        KnownText(values: 1) { localized("takes value number \($0[0]), which its key does not have") },
        KnownText(values: 1) { localized("leaves out value number \($0[0])") },
        KnownText(values: 1) { localized("lacks the form \($0[0])") },
        KnownText { _ in localized("depends on a count, and the plural rule of its language is not known") },
    ]

    private static let ownerFacts = [
        KnownText(values: 1) { localized("“\($0[0])” is named as the owner") },
        KnownText(values: 3) { localized("“\($0[0])” is the former name of “\($0[1])” and of “\($0[2])”") },
        KnownText(values: 2) { localized("“\($0[0])”, the former name of “\($0[1])”, is a stored key too") },
    ]

    /// Two owners of one thing, and what leads nowhere.
    private static let partFacts = [
        KnownText(values: 2) { localized("the module names two owners, “\($0[0])” and “\($0[1])”") },
        KnownText(values: 2) { localized("the contract of “\($0[0])” is “\($0[1])”") },
        KnownText(values: 1) { localized("two modules are called “\($0[0])”") },
        KnownText(values: 3) { values in
            localized(
                "the former destination “\(values[0])” is contributed by “\(values[1])” and by “\(values[2])”"
            )
        },
        KnownText(values: 1) {
            localized("the former destination “\($0[0])” is contributed as a destination too")
        },
        KnownText(values: 2) { values in
            localized(
                "the former destination “\(values[0])” is replaced by “\(values[1])”, which no module contributes"
            )
        },
        KnownText(values: 2) { values in
            localized("what was “\(values[0])” has another name since “\(values[1])”, which is no version")
        },
        KnownText(values: 3) { values in
            localized(
                "the former key “\(values[0])” becomes schema \(values[1]) of “\(values[2])”, which does not migrate it"
            )
        },
        KnownText(values: 4) { values in
            localized(
                "the former key “\(values[0])” becomes schema \(values[1]) of “\(values[2])”, which has schema \(values[3])"
            )
        },
        KnownText(values: 3) { localized("the destination “\($0[0])” is contributed by “\($0[1])” and by “\($0[2])”") },
        KnownText(values: 3) { values in
            localized(
                "the notification category “\(values[0])” is contributed by “\(values[1])” and by “\(values[2])”"
            )
        },
        KnownText(values: 2) { localized("the notification category “\($0[0])” has the title “\($0[1])”") },
        KnownText(values: 2) {
            localized("the notification preferences are contributed by “\($0[0])” and by “\($0[1])”")
        },
        KnownText(values: 3) { localized("the overlay “\($0[0])” is contributed by “\($0[1])” and by “\($0[2])”") },
        KnownText(values: 3) { localized("the event “\($0[0])” is contributed by “\($0[1])” and by “\($0[2])”") },
        KnownText(values: 1) { localized("an event is called “\($0[0])”") },
        KnownText(values: 2) { localized("the event “\($0[0])” has two parameters “\($0[1])”") },
        KnownText(values: 2) {
            localized("the parameter “\($0[0])” of the event “\($0[1])” has no words to choose from")
        },
        KnownText(values: 3) { localized("the lock “\($0[0])” is contributed by “\($0[1])” and by “\($0[2])”") },
        KnownText(values: 3) { localized("the shortcut “\($0[0])” is contributed by “\($0[1])” and by “\($0[2])”") },
        KnownText(values: 2) { localized("the shortcut “\($0[0])” leads to “\($0[1])”, which no module contributes") },
        KnownText(values: 3) {
            localized("the shortcut “\($0[0])” leads to \($0[1]), which can't be made: \(reason($0[2]))")
        },
        KnownText(values: 4) { values in
            localized(
                "“\(storedKey(values[0]))” of “\(values[1])” and “\(storedKey(values[2]))” of “\(values[3])” are stored under one name"
            )
        },
        KnownText(values: 2) { localized("“\($0[0])” has schema \($0[1])") },
        KnownText { _ in localized("a key has no name") },
        KnownText(values: 3) {
            localized("the key “\($0[0])” takes \($0[1]) bytes as a file's name, and \($0[2]) are the most")
        },
        KnownText(values: 1) {
            localized("nothing leads to the destination “\($0[0])”: no link, payload, shortcut or tab")
        },
        KnownText(values: 2) {
            localized("the destination “\($0[0])” is declared internal, and \(way($0[1])) leads to it")
        },
    ]

    private static func storedKey(_ english: String) -> String { reading(english, among: [storedKeys]) }

    private static let storedKeys = KnownText(values: 2) { localized("\($0[0]), schema \($0[1])") }

    /// What leads to a destination.
    private static func way(_ english: String) -> String { reading(english, among: ways) }

    private static let ways = [
        KnownText(values: 1) { localized("the tab “\($0[0])”") },
        KnownText { _ in localized("the app") },
        KnownText(values: 2) { localized("the link “\($0[0])” of “\($0[1])”") },
        KnownText(values: 1) { localized("a payload rule of “\($0[0])”") },
        KnownText(values: 2) { localized("the shortcut “\($0[0])” of “\($0[1])”") },
    ]

    private static let flagFacts = [
        KnownText(values: 1) {
            localized("“\($0[0])” is to be shown alone, and is no module of the product")
        },
        KnownText(values: 1) { localized("two flags are called “\($0[0])”") },
        KnownText(values: 2) { localized("the flag “\($0[0])” expires on \($0[1]), which is no day") },
        KnownText(values: 1) { localized("the build sets the flag “\($0[0])”, which the product does not have") },
        KnownText(values: 2) { localized("the build sets the flag “\($0[0])” to “\($0[1])”") },
        KnownText(values: 1) { localized("“\($0[0])” names a flag") },
    ]

    private static let tabFacts = [
        KnownText(values: 1) { localized("two tabs are called “\($0[0])”") },
        KnownText(values: 1) { localized("the app starts on the tab “\($0[0])”, which it does not have") },
        KnownText(values: 2) { localized("the root of \(way($0[0])) is “\($0[1])”, which no module contributes") },
        KnownText(values: 3) {
            localized("the root of \(way($0[0])), \($0[1]), can't be made: \(reason($0[2]))")
        },
        KnownText(values: 1) { localized("“\($0[0])” opens on no tab, and the product has tabs") },
        KnownText(values: 2) {
            localized("“\($0[0])” opens on the tab “\($0[1])”, which the product does not have")
        },
        KnownText(values: 1) {
            localized("a badge is declared for the tab “\($0[0])”, which the product does not have")
        },
        KnownText(values: 1) {
            localized("a link without a match opens the tab “\($0[0])”, which the product does not have")
        },
    ]

    private static let linkFacts = [
        KnownText(values: 1) { localized("no link has the host “\($0[0])”") },
        KnownText(values: 1) { localized("no link has the scheme “\($0[0])”") },
        KnownText(values: 2) { localized("the pattern “\($0[0])” can't be read: \(patternError($0[1]))") },
        KnownText(values: 2) { localized("the pattern “\($0[0])” leads to “\($0[1])”, which no module contributes") },
        KnownText(values: 4) { values in
            localized(
                "the pattern “\(values[0])” supplies \(supplies(values[1])), while “\(values[2])” takes \(supplies(values[3]))"
            )
        },
        KnownText(values: 3) {
            localized("the pattern “\($0[0])” holds for \(origin($0[1])), which is not one of the product's (\($0[2]))")
        },
        KnownText(values: 2) {
            localized("the pattern “\($0[0])” holds for \(origin($0[1])), which is not one of the product's")
        },
        KnownText(values: 1) {
            localized("the pattern “\($0[0])” can't be printed: the product has neither a host nor a scheme")
        },
        KnownText(values: 2) { localized("the pattern “\($0[0])” can't be printed: no link leads back to \($0[1])") },
        KnownText(values: 2) { localized("no link can carry the pattern “\($0[0])”: \(linkProblem($0[1]))") },
        KnownText(values: 3) {
            localized("no link reaches the pattern “\($0[0])”: \(owned($0[1])) and \($0[2]) more come first")
        },
        KnownText(values: 2) { localized("no link reaches the pattern “\($0[0])”: \(owned($0[1])) comes first") },
        KnownText(values: 2) { localized("no link reaches the pattern “\($0[0])”: \(owned($0[1])) come first") },
        KnownText(values: 5) { values in
            localized(
                "“\(values[0])” of “\(values[1])” matches the same links as “\(values[2])” of “\(values[3])”, such as \(values[4])"
            )
        },
    ]

    /// Parameters that are there, and perhaps others.
    private static func supplies(_ english: String) -> String {
        english.split(separator: " and perhaps ").map { kind(String($0)) }.joined(separator: localized(" and perhaps "))
    }

    private static func linkProblem(_ english: String) -> String {
        reading(reason(english), among: [firstSegment])
    }

    private static let firstSegment = KnownText { _ in
        localized("in a scheme of one's own the first segment is a host name, in lower case")
    }

    /// Patterns with their modules.
    private static func owned(_ english: String) -> String {
        let texts = english.split(separator: ", “").enumerated().map { $0 == 0 ? String($1) : "“\($1)" }
        return texts.map { reading($0, among: [ownedPattern]) }.joined(separator: ", ")
    }

    private static let ownedPattern = KnownText(values: 2) { localized("“\($0[0])” of “\($0[1])”") }

    private static let payloadFacts = [
        KnownText(values: 1) { localized("the PayloadPolicy lists the version “\($0[0])” twice") },
        KnownText(values: 3) { values in
            localized("in the rule for “\(values[0])” (\(rule(values[1]))), \(sourceFact(values[2]))")
        },
        KnownText(values: 2) { values in
            localized("\(ruleName(values[0])) matches nothing: its condition on “\(values[1])” names no text")
        },
        KnownText(values: 2) { values in
            localized("\(ruleName(values[0])) matches nothing: “\(values[1])” is not part of a payload's data")
        },
        KnownText(values: 3) { values in
            localized(
                "\(ruleName(values[0])), version “\(values[1])”, is never asked: all it matches is taken before by \(versioned(values[2]))"
            )
        },
        KnownText(values: 2) { values in
            localized("\(ruleName(values[0])) is of version “\(values[1])”, which the manifest does not list")
        },
        KnownText(values: 1) { localized("\(ruleName($0[0])) leads to a destination that no module contributes") },
        KnownText(values: 4) { values in
            localized(
                "\(ruleName(values[0])) supplies \(kind(values[1])), while the destination takes \(kind(values[2])) and may take \(kind(values[3]))"
            )
        },
        KnownText(values: 3) { values in
            localized(
                "\(ruleName(values[0])) supplies \(kind(values[1])), while the destination takes \(kind(values[2]))"
            )
        },
        KnownText(values: 4) { values in
            localized(
                "\(ruleName(values[0])) of “\(values[1])” and \(ruleName(values[2])) of “\(values[3])” can match one payload, and neither is the more specific"
            )
        },
        KnownText(values: 3) { localized("\(ruleName($0[0])) is contributed by “\($0[1])” and by “\($0[2])”") },
    ]

    /// What messages call a payload rule.
    private static func ruleName(_ english: String) -> String { reading(english, among: [ruleNames]) }

    private static let ruleNames = KnownText(values: 2) { localized("the rule for “\($0[0])” (\(rule($0[1])))") }

    /// The rule that takes all that another one matches.
    private static func versioned(_ english: String) -> String { reading(english, among: [versionedRule]) }

    private static let versionedRule = KnownText(values: 3) {
        localized("\(ruleName($0[0])) of “\($0[1])”, version “\($0[2])”")
    }

    /// What is wrong with the sources of a rule's parameter.
    private static func sourceFact(_ english: String) -> String { reading(english, among: sourceFacts) }

    private static let sourceFacts = [
        KnownText(values: 1) { localized("{\($0[0])} stands twice") },
        KnownText(values: 1) { localized("{\($0[0])} has no source") },
        KnownText(values: 1) { localized("{\($0[0])} is read from “aps”, which is not part of a payload's data") },
    ]
}

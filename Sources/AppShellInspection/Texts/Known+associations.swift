import AppShellTexts

extension AssociationFile {
    /// Its `notes` in the language of the current `Reader`.
    public var localizedNotes: [String] { notes.map(KnownText.associationNote) }
}

extension KnownText {
    /// Why a link is none that an association file is asked about, or a comparison was given up.
    static func associationReason(_ english: String) -> String { reading(english, among: associationReasons) }

    private static let associationReasons = [
        KnownText(values: 1) { localized("the link has more than \($0[0]) bytes") },
        KnownText { _ in localized("the link has no scheme") },
        KnownText(values: 1) { localized("the scheme “\($0[0])” is neither https nor http") },
        KnownText { _ in localized("the link has no host") },
        KnownText { _ in localized("the link carries a user name") },
        KnownText(values: 2) { localized("the file is that of “\($0[0])”, and the link goes to “\($0[1])”") },
        KnownText(values: 1) { localized("there are more than \($0[0]) kinds of paths to tell apart") },
        KnownText(values: 1) { localized("there are more than \($0[0]) kinds of queries and fragments to tell apart") },
    ]

    /// What of an association file means nothing to the system, or something else than it seems to.
    static func associationNote(_ english: String) -> String { reading(english, among: associationNotes) }

    private static let associationNotes = [
        KnownText(values: 2) { localized("\($0[0]): the key “\($0[1])” means nothing to the system") },
        KnownText(values: 1) { localized("\($0[0]): there is no applinks, so no link is handed to an app") },
        KnownText(values: 1) { localized("\($0[0]): ignored, since there are components") },
        KnownText(values: 1) { localized("\($0[0]): there are no components, so no link is handed over") },
        KnownText(values: 1) { localized("\($0[0]): appID stands beside appIDs; put every id in appIDs") },
        KnownText(values: 1) { localized("\($0[0]): apps must be an empty array; apps are named in details") },
        KnownText(values: 3) { values in
            localized(
                "\(values[0]): \(values[1]) is \(kind(values[2])), so all of it is ignored and every query matches"
            )
        },
    ]

    /// What is wrong with an association file.
    static func associationFact(_ english: String) -> String { jsonFact(reading(english, among: associationFacts)) }

    private static let associationFacts = [
        KnownText { _ in localized("there is no app id") },
        KnownText(values: 2) { localized("\(kind($0[0])) stands where \(kind($0[1])) is due") },
        KnownText { _ in localized("the text is empty") },
        KnownText(values: 1) {
            localized("the patterns of the file come to more than \($0[0]) characters with their variables")
        },
        KnownText(values: 1) { localized("a variable is not closed in “\($0[0])”") },
        KnownText(values: 1) { localized("there is no variable named “\($0[0])”") },
        KnownText(values: 2) {
            localized(
                "the pattern comes to \($0[0]) characters with the values of its variables; \($0[1]) at most are read"
            )
        },
        KnownText { _ in localized("a variable has no name") },
        KnownText(values: 1) { localized("“\($0[0])” is a predefined variable") },
        KnownText(values: 1) { localized("the name “\($0[0])” has one of $, ( and )") },
        KnownText(values: 1) { localized("the value “\($0[0])” uses a variable") },
    ]

    /// What to do about it.
    static func associationFix(_ english: String) -> String { jsonFix(reading(english, among: associationFixes)) }

    private static let associationFixes = [
        KnownText(values: 1) { localized("add \"appIDs\": [\"\($0[0])\"]") },
        KnownText { _ in localized("write an object: {…}") },
        KnownText { _ in localized("write an array: […]") },
        KnownText { _ in localized("put it in quotation marks") },
        KnownText { _ in localized("write true or false, without quotation marks") },
        KnownText { _ in localized("write it, or take the key away") },
        KnownText { _ in localized("use fewer patterns, or shorter lists of values") },
        KnownText { _ in localized("write $(name) with its closing parenthesis") },
        KnownText { _ in
            localized("declare it in substitutionVariables, or correct the name; names are case-sensitive")
        },
        KnownText { _ in localized("use fewer variables in it, or shorter lists") },
        KnownText { _ in localized("name it") },
        KnownText { _ in localized("give it another name") },
        KnownText { _ in localized("use other characters") },
        KnownText { _ in localized("write its values out: a value may hold * and ? only") },
    ]
}

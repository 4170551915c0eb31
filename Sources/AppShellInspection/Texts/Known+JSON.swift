package import AppShellTexts

extension KnownText {
    /// The description of a `JSONError` in the language of the current `Reader`.
    package static func jsonError(_ english: String) -> String { reading(english, among: [jsonErrors]) }

    private static let jsonErrors = KnownText(values: 3) { values in
        localized("\(jsonPlace(values[0])): \(jsonFact(values[1])). Fix: \(jsonFix(values[2])).")
    }

    static func jsonPlace(_ english: String) -> String { reading(english, among: [jsonPlaces]) }

    private static let jsonPlaces = KnownText(values: 3) { values in
        localized("line \(values[0]), column \(values[1]), at \(values[2])")
    }

    static func jsonFact(_ english: String) -> String { reading(english, among: jsonFacts) }

    static func jsonFix(_ english: String) -> String { reading(english, among: jsonFixes) }

    private static let jsonFacts = [
        KnownText(values: 2) { localized("the text has \($0[0]) bytes, and the limit is \($0[1])") },
        KnownText(values: 1) { localized("arrays and objects nest deeper than \($0[0]) levels") },
        KnownText { _ in localized("there is no value") },
        KnownText { _ in localized("the text begins with a byte-order mark") },
        KnownText(values: 1) { localized("the byte 0x\($0[0]) is not UTF-8 here") },
        KnownText(values: 2) { values in
            localized(
                "found \(reading(values[0], among: jsonWords)) instead of \(reading(values[1], among: jsonWords))"
            )
        },
        KnownText { _ in localized("the text ends inside a string") },
        KnownText { _ in localized("a comma follows the last element") },
        KnownText(values: 1) { localized("the key “\($0[0])” occurs twice in one object") },
        KnownText { _ in localized("more text follows the value") },
        KnownText(values: 1) { localized("the control character 0x\($0[0]) is not escaped") },
        KnownText { _ in localized("the backslash does not begin an escape") },
        KnownText { _ in localized("the escape is half of a surrogate pair") },
        KnownText { _ in localized("the number has a leading zero") },
        KnownText { _ in localized("the number has a plus sign") },
        KnownText { _ in localized("the number lacks digits") },
        KnownText(values: 1) { localized("“\($0[0])” is not a JSON value") },
    ]

    private static let jsonFixes = [
        KnownText { _ in localized("send less") },
        KnownText { _ in localized("nest less") },
        KnownText { _ in localized("write a value") },
        KnownText { _ in localized("save the text as UTF-8 without a byte-order mark") },
        KnownText { _ in localized("write the text in UTF-8") },
        KnownText { _ in localized("close the string with a quotation mark") },
        KnownText { _ in localized("drop the comma") },
        KnownText { _ in localized("keep one of the two") },
        KnownText { _ in localized("drop what follows") },
        KnownText(values: 1) { localized("escape it as \\u00\($0[0])") },
        KnownText { _ in localized("write \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hexadecimal digits") },
        KnownText { _ in localized("write both halves, \\uD83D\\uDE00, or the character itself") },
        KnownText { _ in localized("drop the zero, or put the digits in quotation marks") },
        KnownText { _ in localized("drop the plus") },
        KnownText { _ in localized("write a digit before and after the point, and after the e") },
        KnownText { _ in
            localized("write true, false or null in lower case, or put the text in quotation marks")
        },
        KnownText { _ in localized("use straight quotation marks, \"") },
        KnownText { _ in localized("drop the comment: JSON has none") },
        KnownText(values: 1) { localized("write \(reading($0[0], among: jsonWords))") },
    ]

    /// What was found and what was expected.
    private static let jsonWords = [
        KnownText { _ in localized("the end of the text") },
        KnownText(values: 1) { localized("the character U+\($0[0])") },
        KnownText { _ in localized("a value") },
        KnownText { _ in localized("a key in quotation marks") },
        KnownText { _ in localized("a colon") },
        KnownText { _ in localized("a comma or “}”") },
        KnownText { _ in localized("a comma or “]”") },
        KnownText(values: 1) { localized("“\($0[0])”") },
    ]
}

import AppShellTexts

extension KnownText {
    /// Why a notification's payload leads nowhere.
    static let payloadReasons = [
        KnownText { _ in localized("the product has no payload rules") },
        KnownText { _ in localized("the payload has no data") },
        KnownText(values: 2) { values in
            localized("the payload has none of the keys that rules read: \(requoted(values[0])) and \(values[1]) more")
        },
        KnownText(values: 1) { localized("the payload has none of the keys that rules read: \(requoted($0[0]))") },
        KnownText(values: 3) { values in
            localized("the rule of “\(values[0])” for “\(values[1])” is the nearest: \(issues(values[2]))")
        },
        KnownText(values: 3) { values in
            localized(
                "the payload has the key “\(values[0])” twice in one object: \(jsonPlace(values[1])). Fix: \(jsonFix(values[2]))."
            )
        },
        KnownText(values: 3) { values in
            localized(
                "the payload is too long: \(values[0]) bytes, and \(values[1]) at most are read. Fix: \(jsonFix(values[2]))."
            )
        },
        KnownText(values: 3) { values in
            localized(
                "the payload is nested too deep, more than \(values[0]) levels: \(jsonPlace(values[1])). Fix: \(jsonFix(values[2]))."
            )
        },
        KnownText(values: 1) { localized("the payload begins with a byte-order mark. Fix: \(jsonFix($0[0])).") },
        KnownText(values: 1) { localized("the payload is not JSON: \(jsonError($0[0]))") },
        KnownText(values: 1) { values in
            localized("the payload is \(kind(values[0])). Fix: send an object, {\"aps\": {…}, …}.")
        },
        KnownText(values: 2) { localized("it has \($0[0]) bytes, and APNs takes \($0[1])") },
    ]

    /// What keeps the nearest rule from matching.
    private static func issues(_ english: String) -> String {
        payloadIssues(english.split(separator: "; ").map(String.init))
    }

    /// What keeps a rule from matching.
    static func payloadIssues(_ english: [String]) -> String {
        english.map { reading($0, among: issues) }.joined(separator: localized("; "))
    }

    private static let issues = [
        KnownText(values: 1) { localized("{\($0[0])} has no value: it has no source") },
        KnownText(values: 2) { localized("{\($0[0])} has no value: \(sources($0[1]))") },
        KnownText(values: 4) { values in
            localized(
                "“\(values[0])” holds \(kind(values[1])), not \(kind(values[2])), of 1 to \(values[3]) bytes"
            )
        },
        KnownText(values: 3) { localized("“\($0[0])” holds \(kind($0[1])), not \(kind($0[2]))") },
        KnownText(values: 1) { localized("“\($0[0])” is missing") },
    ]

    /// What is wrong with each source of a parameter.
    private static func sources(_ english: String) -> String {
        let texts = english.split(separator: ", “").enumerated().map { $0 == 0 ? String($1) : "“\($1)" }
        return texts.map { reading($0, among: issues) }.joined(separator: ", ")
    }

    /// A kind of value.
    static func kind(_ english: String) -> String { reading(english, among: kinds) }

    private static let kinds = [
        KnownText { _ in localized("nothing") },
        KnownText { _ in localized("a boolean") },
        KnownText { _ in localized("a number") },
        KnownText { _ in localized("a whole number") },
        KnownText { _ in localized("a text") },
        KnownText { _ in localized("an array") },
        KnownText { _ in localized("an object") },
        KnownText { _ in localized("a text or an object") },
        KnownText { _ in localized("a whole number from 0") },
        KnownText { _ in localized("1 or 0") },
        KnownText { _ in localized("a text without control characters") },
        KnownText { _ in localized("a whole number from 1 to 2^63-1 without leading zeros") },
        KnownText { _ in localized("lower-case letters, digits and single hyphens between them") },
        KnownText { _ in localized("the percent-encoded rest of a path") },
        KnownText(values: 1) { localized("one of \(requoted($0[0]))") },
        KnownText(values: 1) { requoted($0[0], between: " or ", localized(" or ")) },
    ]

    /// What of a payload was read as absent.
    static func payloadNote(_ english: String) -> String { reading(english, among: [payloadNotes]) }

    private static let payloadNotes = KnownText(values: 3) { values in
        localized("\(values[0]) is \(kind(values[1])), not \(kind(values[2])): it is read as absent")
    }

    /// What a rule asks for: `“type” is “formation”, {key} from “slug” or “id”`.
    static func rule(_ english: String) -> String {
        var parts: [String] = []
        for part in english.split(separator: ", ", omittingEmptySubsequences: false) {
            if let last = parts.last, !part.hasPrefix("“"), !part.hasPrefix("{") {
                parts[parts.count - 1] = "\(last), \(part)"
            } else {
                parts.append(String(part))
            }
        }
        return parts.map { reading($0, among: ruleParts) }.joined(separator: ", ")
    }

    private static let ruleParts = [
        KnownText { _ in localized("any payload") },
        KnownText(values: 1) { localized("{\($0[0])} from nowhere") },
        KnownText(values: 2) { localized("{\($0[0])} from \(kind($0[1]))") },
        KnownText(values: 2) { localized("“\($0[0])” is \(kind($0[1]))") },
    ]

    /// Texts in quotation marks in those of the reader's language.
    static func requoted(
        _ english: String,
        between separator: String = ", ",
        _ localizedSeparator: String = ", "
    ) -> String {
        guard english.hasPrefix("“"), english.hasSuffix("”") else { return english }
        let texts = english.dropFirst().dropLast().split(separator: "”\(separator)“", omittingEmptySubsequences: false)
        return texts.map { String($0).quoted }.joined(separator: localizedSeparator)
    }
}

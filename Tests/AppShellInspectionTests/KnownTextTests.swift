import AppShell
import AppShellTexts
import Testing

@testable import AppShellInspection

/// The reasons that AppShell gives in English are known, so that they are read in French.
struct KnownTextTests {
    private static func french(_ text: () -> String) -> String {
        Reader.$current.withValue(Reader(.french, translations: Translations.inspection), operation: text)
    }

    private static let route = Route(name: "catalog.item", parameters: [:])
    private static let lock = NavigationLock(name: "zen", policy: .refuse, reason: "une session est en cours")

    private static let refusals: [NavigationRefusal] = [
        .atRoot(route), .noSheet, .unknownTab("a"), .noTabNamed(route), .unknownDestination("a"), .alreadyOnTop(route),
        .notOnTop(route, top: route), .coveredBySheet(route), .dialogShown("a"), .tooDeep(limit: 3), .locked(lock),
        .lockHeld("a"),
        .noSuchLock("a"), .notRunning,
    ]

    private static let links: [LinkError] = [
        .empty, .tooLong(bytes: 9_000), .tooManySegments, .noScheme, .noHost, .userInfo, .port("80"),
        .invalidHost("a b"), .forbiddenCharacter(0, offset: 3), .invalidEscape(offset: 3), .invalidText(offset: 3),
        .emptySegment(offset: 3), .dotSegment(offset: 3),
    ]

    private static let patterns: [LinkPatternError] = [
        .noLeadingSlash, .invalidScheme("Http"), .invalidHost("A"), .noFirstSegment, .emptySegment,
        .invalidParameter("{a"), .repeatedParameter("a"), .tooManyParameters(99), .unknownKind("a", name: "b"),
        .invalidChoice("a|"), .optionalAffix("a-{b?}"), .segmentAfterOptional("a"), .segmentAfterRest("a"),
        .invalidEscape("%"), .unreadableLiteral(".."), .invalidQueryItem("="), .plusInQuery("a+b"), .repeatedKey("a"),
        .invalidFragment("#{"),
    ]

    private static let parameters: [RouteError] = [
        .missingParameter("slug"), .invalidParameter("id", value: "x", expected: "\(ParameterKind.number)"),
    ]

    @Test(
        "why a link, a tap or a command leads nowhere",
        arguments: refusals.map(\.description) + links.map(\.description) + parameters.map(\.description)
    )
    func reasons(_ english: String) {
        let french = Self.french { KnownText.reason(english) }
        #expect(french != english)
        #expect(!french.contains("the "), "\(french)")
        #expect(KnownText.reason(english) == english)
    }

    @Test("what is wrong with a pattern", arguments: patterns.map(\.description))
    func patternErrors(_ english: String) {
        let french = Self.french { KnownText.patternError(english) }
        #expect(french != english)
        #expect(french.matches(of: /\b(the|is|not|no)\b/).isEmpty, "\(french)")
        #expect(KnownText.patternError(english) == english)
    }

    @Test(
        "what is wrong with JSON",
        arguments: [
            "", "\u{FEFF}{}", "{", "[1 2]", "[1,]", "{\"a\" 1}", "{a: 1}", "{\"a\": 1, \"a\": 2}", "1 2", "\"a",
            "\"\t\"",
            "\"\\q\"", "\"\\uD800\"", "007", "+7", "1.", "True", "[1 // one\n]", "{“a”: 1}", "[[[1]]]", "[\u{1}]",
        ]
    )
    func json(_ text: String) throws {
        let error = try #require(throws: JSONError.self) {
            _ = try JSONValue(parsing: Array(text.utf8), limits: JSONLimits(bytes: 100, depth: 2))
        }
        let french = Self.french { KnownText.jsonError("\(error)") }
        #expect(french.hasPrefix("ligne \(error.line), colonne \(error.column), sous \(error.path) : "))
        #expect(!french.contains(error.fact) && !french.contains(error.fix), "\(french)")
    }

    @Test("values stay as they are, in the order of the other language")
    func values() {
        let known = [KnownText(values: 2) { localized("\($0[0]) is before \($0[1])") }]
        let table = Translations(.french, ["{} is before {}": "{2} vient après {1}"])
        let reader = Reader(.french, translations: [table])
        func french(_ english: String) -> String {
            Reader.$current.withValue(reader) { KnownText.reading(english, among: known) }
        }
        #expect(french("card is before field") == "field vient après card")
        #expect(french("another text") == "another text")
    }
}

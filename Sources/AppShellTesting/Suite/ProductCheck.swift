import AppShell
import AppShellInspection
import AppShellTexts
public import ScenarioRunner
public import Testing

/// What every product must keep, whatever it is made of: the suite makes links, payloads and places of what the product
/// contributes, and tries them in every situation.
///
/// ```swift
/// @Test(arguments: ProductCheck.all)
/// func product(_ check: ProductCheck) throws { try check.run(on: GuestbookTestKit.self) }
/// ```
public struct ProductCheck: Sendable, Identifiable, CustomTestStringConvertible {
    public let id: String
    /// What must hold, in a sentence.
    public let testDescription: String
    private let check: @Sendable (ProductSubject) throws -> Void

    init(_ id: String, _ claim: String, _ check: @escaping @Sendable (ProductSubject) throws -> Void) {
        self.id = id
        testDescription = claim
        self.check = check
    }

    /// Records an issue for whatever breaks it.
    public func run(on kit: any TestKit.Type) throws { try run(on: ProductSubject(kit)) }

    public func run(on subject: ProductSubject) throws { try check(subject) }
}

extension ProductCheck {
    public static let all = composition + links + arrivals + payloads + restoration + memory

    public static let composition = [
        ProductCheck(
            "composition",
            "composing a product touches nothing of its environment but what is kept of its flags"
        ) {
            try CompositionChecks.declares($0)
        },
        ProductCheck("samples", "there is something to open for each link, payload and destination") { subject in
            let facts = try subject.facts()
            #expect(facts.issues == [], "give the ProductSubject values for these parameters")
            #expect(!facts.samples.isEmpty, "no link pattern, payload rule or shortcut of \(subject) can be opened")
        },
        ProductCheck("theme", "every text of the theme can be read, in light and in dark (WCAG 2.2, 1.4.3)") {
            #expect($0.kit.product.manifest.theme.contrastIssues == [])
        },
    ]

    public static let links = [
        ProductCheck("links-match", "every link of every pattern is the route it stands for") {
            try LinkChecks.matches($0)
        },
        ProductCheck("links-only", "a link that is too long for a pattern, or lacks its conditions, is not its") {
            try LinkChecks.matchesNothingElse($0)
        },
        ProductCheck("links-print", "a route is printed as a link that leads back to it, and prints the same") {
            try LinkChecks.prints($0)
        },
        ProductCheck("links-aliases", "an alias leads where the canonical link leads, and is never printed") {
            try LinkChecks.aliases($0)
        },
    ]

    public static let arrivals = [
        ProductCheck("arrivals-open", "every link, payload and shortcut opens its destination in every situation") {
            try ArrivalChecks.opens($0)
        },
        ProductCheck("arrivals-win", "an arrival wins over the saved state, which is not brought back beside it") {
            try ArrivalChecks.winsOverRestoration($0)
        },
        ProductCheck("arrivals-once", "what the system delivers twice navigates once") { try ArrivalChecks.once($0) },
        ProductCheck("arrivals-foreign", "what is not the product's own changes nothing, and says why") {
            try ArrivalChecks.foreign($0)
        },
        ProductCheck("arrivals-unmatched", "an own link of no pattern does what the product's policy says") {
            try ArrivalChecks.unmatched($0)
        },
        ProductCheck("arrivals-held", "what arrives while the app is locked at its start waits, and is opened in order")
        {
            try ArrivalChecks.heldByStartLock($0)
        },
        ProductCheck("arrivals-repeat", "the same arrivals give the same trace, byte for byte") {
            try ArrivalChecks.deterministic($0)
        },
    ]

    public static let payloads = [
        ProductCheck("payload-ids", "an id is one, as a number and as a text") { try PayloadChecks.ids($0) },
        ProductCheck("payload-conditions", "what a rule asks for must be there to the letter, and as a text") {
            try PayloadChecks.conditions($0)
        },
        ProductCheck("pushes", "a push that the phone shows leads there when it is tapped, once for all callbacks") {
            try PayloadChecks.pushes($0)
        },
    ]

    public static let restoration = [
        ProductCheck("restoration", "what is durable is there again after a kill in the background; the rest is not") {
            try RestorationChecks.comesBack($0)
        },
        ProductCheck("restoration-stack", "back leads where it led before the kill") {
            try RestorationChecks.stackComesBack($0)
        },
        ProductCheck("restoration-opened", "what a link, a tap or a shortcut opened comes back like what was tapped") {
            try RestorationChecks.openedComesBack($0)
        },
        ProductCheck("restoration-locked", "while the app is locked at its start, it is not brought back") {
            try RestorationChecks.lockedAtStart($0)
        },
        ProductCheck("restoration-afresh", "an app that the person ends, or that crashes, starts afresh") {
            try RestorationChecks.endedByThePerson($0)
        },
    ]

    public static let memory = MemoryChecks.End.allCases.map { end in
        ProductCheck("memory-\(end)", "with the session, the app and its whole world are let go: \(end)") {
            try MemoryChecks.letsGo($0, end)
        }
    }

    /// Every step of the kit has its summary in French, for a team whose scripts are in that language.
    public static let french = ProductCheck("french", "every step has its summary in French") { subject in
        let reader = Reader(.french, translations: Translations.runner + subject.kit.texts)
        for definition in subject.kit.library.definitions {
            let summary = Reader.$current.withValue(reader) { definition.localizedSummary }
            #expect(summary != definition.summary, "\(definition.location)")
        }
    }
}

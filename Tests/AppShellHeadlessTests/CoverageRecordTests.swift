import AppShell
import AppShellHeadless
import Foundation
import Testing

struct CoverageRecordTests {
    private func exercised(_ act: (HeadlessSession) throws -> Void) throws -> CoverageRecord {
        let session = ProbeApp.session()
        session.coverageRecord = CoverageRecord()
        try session.launch()
        try act(session)
        defer { session.end() }
        return try #require(session.coverageRecord)
    }

    @Test("every kind of act is noted on the screen where it was done, and those of the bars apart")
    func acts() throws {
        let coverageRecord = try exercised { session in
            try session.tap("Same", in: "Left")
            try session.type("Lucas", into: "Name")
            try session.set("Light", to: true)
            try session.choose("blue", in: "Color")
            try session.pullToRefresh()
            try session.tap("Deeper")
            try session.goBack()
            try session.tap("Sheet")
            try session.dismissSheet()
            try session.selectTab("Two")
        }
        #expect(
            coverageRecord.acted.sorted().map { "\($0.destination ?? "bars"): \($0)" } == [
                "bars: button “Back”", "bars: button “Close”", "bars: tab “Two”",
                "probe.place: button “Deeper”", "probe.place: button “Same”", "probe.place: button “Sheet”",
                "probe.place: choice “Color”", "probe.place: field “Name”", "probe.place: option “blue”",
                "probe.place: screen “pull to refresh”", "probe.place: toggle “Light”",
            ]
        )
        #expect(coverageRecord.acted.isSubset(of: coverageRecord.seen))
        #expect(coverageRecord.destinations == ["probe.place"])
        #expect(
            coverageRecord.routes.map { $0.parameters["name"] ?? "" }.sorted() == ["deeper", "one", "sheet", "two"]
        )
    }

    @Test("what is disabled, covered or behind a refused act counts for nothing")
    func nothing() throws {
        let coverageRecord = try exercised { session in
            #expect(throws: HeadlessError.self) { try session.tap("Never") }
            #expect(throws: HeadlessError.self) { try session.goBack() }
            #expect(throws: HeadlessError.self) { try session.type("x", into: "Ask") }
        }
        #expect(coverageRecord.acted.isEmpty)
        #expect(!coverageRecord.seen.contains { $0.label == "Never" || $0.label == "Back" })
        #expect(coverageRecord.seen.contains { $0.label == "Ask" })
    }

    @Test("a link that is opened counts for its pattern, one that fits none apart, one that waits not yet")
    func links() throws {
        let coverageRecord = try exercised { session in
            try session.receive(.link("https://probe.example/places/deeper?x=1"))
            try session.receive(.link("https://PROBE.example/places/other"))
            try session.receive(.link("https://probe.example/nowhere"))
            try session.receive(.link("https://elsewhere.example/places/deeper"))
        }
        #expect(coverageRecord.links == ["/places/{name}"])
        #expect(
            coverageRecord.strays.sorted().map(\.reason) == [
                "no link of the product looks like /nowhere",
                "the host “elsewhere.example” is not one of this product's",
            ]
        )
        let waiting = try exercised { session in
            try session.enterBackground()
            try session.receiveSilently(.link("https://probe.example/places/deeper"))
        }
        #expect(waiting.links.isEmpty)
    }

    @Test("what came while the app was away counts once it is opened, and so does what starts the app again")
    func held() throws {
        let returned = try exercised { session in
            try session.enterBackground()
            try session.receiveSilently(.link("https://probe.example/places/deeper"))
            try session.enterForeground()
        }
        #expect(returned.links == ["/places/{name}"])
        let relaunched = try exercised { session in
            try session.receive(.link("https://probe.example/nowhere"))
            session.kill()
            try session.launch(with: .link("https://probe.example/places/deeper"))
        }
        #expect(relaunched.links == ["/places/{name}"])
    }

    @Test("a tap on a notification counts for the rule that opened it; one that fits none apart")
    func payloads() throws {
        let coverageRecord = try exercised { session in
            try session.receive(.tap(#"{"type":"place","slug":"deeper"}"#, id: "1"))
            try session.receive(.tap(#"{"type":"shop"}"#, id: "2"))
            try session.receive(.tap("no JSON", id: "3"))
        }
        #expect(
            coverageRecord.payloads.map { [$0.version, $0.rule, $0.destination] } == [
                ["1", "“type” is “place”, {name} from “slug”", "probe.place"]
            ]
        )
        #expect(coverageRecord.strays.map(\.source) == [.notification, .notification])
        #expect(coverageRecord.links.isEmpty)
    }

    @Test("a screen that can't be made is a route that was on top, and no screen that was shown")
    func unavailable() throws {
        let session = BrokenApp.session()
        session.coverageRecord = CoverageRecord()
        try session.launch()
        #expect(session.coverageRecord?.destinations == ["broken.place"])
        #expect(session.coverageRecord?.screens == [])
    }

    @Test("several sessions' add up in any order and as often as one likes, and survive being written down")
    func union() throws {
        let one = try exercised { session in
            try session.receive(.link("https://probe.example/places/deeper"))
            try session.receive(.link("https://probe.example/nowhere"))
        }
        let other = try exercised { session in
            try session.tap("Sheet")
            try session.receive(.tap(#"{"type":"place","slug":"other"}"#))
        }
        var sum = one
        sum.formUnion(other)
        var reversed = other
        reversed.formUnion(one)
        reversed.formUnion(other)
        #expect(sum == reversed)
        #expect(sum != one && sum != other)
        #expect(sum.links == one.links && sum.payloads == other.payloads && sum.strays == one.strays)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let bytes = try encoder.encode(sum)
        #expect(try JSONDecoder().decode(CoverageRecord.self, from: bytes) == sum)
        #expect(try encoder.encode(reversed) == bytes)
    }

    @Test("a session that is not asked to collect does not")
    func off() throws {
        let session = ProbeApp.session()
        try session.launch()
        try session.tap("Ask")
        #expect(session.coverageRecord == nil)
    }

    @Test("an element that was found can be tapped where its label stands twice, and not when the screen has changed")
    func found() throws {
        let session = ProbeApp.session()
        try session.launch()
        let twins = ElementFinder(try session.content()).elements.filter { $0.element.label == "Same" }
        let right = try #require(twins.last)
        try session.tap(right)
        #expect(try session.content().outline.contains("text “right”"))
        try session.tap("Deeper")
        try session.tap("Sheet")
        #expect(throws: HeadlessError.self) { try session.tap(right) }
        let never = try #require(ElementFinder(try session.content()).elements.first { $0.element.label == "Never" })
        #expect(throws: HeadlessError.disabled("button “Never”", by: ["field “Name” is empty"])) {
            try session.tap(never)
        }
    }
}

/// A product whose only screen can't be made.
private enum BrokenApp: Product {
    static let manifest = AppManifest(
        id: "broken",
        name: "Broken",
        navigation: .stack(root: BrokenPlace().route),
        links: LinkPolicy(hosts: ["broken.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] { [BrokenModule()] }

    static func session() -> HeadlessSession {
        HeadlessSession(
            product: BrokenApp.self,
            start: Date(timeIntervalSince1970: 1_000_000),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: Echo()
        )
    }
}

private struct BrokenPlace: Destination {
    static let name = "broken.place"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

private struct BrokenModule: FeatureModule {
    struct NoScreen: Error {}

    let id = "broken"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(BrokenPlace.self, placement: .stack) { _, _ in throw NoScreen() }
    }
}

import ScenarioRunner
import Testing

@testable import AppShellHeadless

struct CollectedCoverageTests {
    private static func coverageRecord(_ screens: String...) -> CoverageRecord {
        CoverageRecord(
            routes: [],
            screens: Set(screens),
            seen: [],
            acted: [],
            links: [],
            payloads: [],
            strays: [],
            flags: []
        )
    }

    private static var shop: CollectedCoverage {
        var collected = CollectedCoverage()
        collected.add(coverageRecord("basket"), of: "shop")
        collected.add(CoverageRecord(), of: "blog")
        collected.add(coverageRecord("start", "basket"), of: "shop")
        return collected
    }

    @Test("texts are read back, one a product, in the order of the products; one that did nothing is there")
    func texts() throws {
        #expect(Self.shop.texts.count == 2)
        #expect(Self.shop.texts.first?.contains(#""product":"blog""#) == true)
        #expect(try CollectedCoverage(texts: Self.shop.texts) == Self.shop)
        #expect(Self.shop.products == ["blog", "shop"])
    }

    @Test("parts add up to the whole, in any order and as often as one likes")
    func union() throws {
        var one = CollectedCoverage()
        one.add(Self.coverageRecord("basket"), of: "shop")
        var other = CollectedCoverage()
        other.add(Self.coverageRecord("start"), of: "shop")
        other.add(CoverageRecord(), of: "blog")
        let forwards = try CollectedCoverage(texts: one.texts + other.texts + one.texts)
        let backwards = try CollectedCoverage(texts: other.texts + one.texts)
        #expect(forwards == Self.shop)
        #expect(forwards.texts == backwards.texts)
        one.add(other)
        #expect(one == Self.shop)
    }

    @Test("what is something else is refused", arguments: ["", "{}", #"{"product":"shop"}"#, #"{"exercise":{}}"#])
    func junk(text: String) {
        #expect(throws: DecodingError.self) { try CollectedCoverage(texts: [text]) }
    }
}

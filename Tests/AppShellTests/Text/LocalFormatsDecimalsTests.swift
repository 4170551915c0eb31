import AppShell
import Foundation
import Testing

struct LocalFormatsDecimalsTests {
    private let paris = LocalFormats.paris

    @Test(
        "a number has so many decimals at most and none that are zero, with the language's own mark",
        arguments: [
            (1.24, 1, "1,2"), (1.26, 1, "1,3"), (3.0, 1, "3"), (2.96, 1, "3"), (20.22, 0, "20"), (0.0, 2, "0"),
            (1_234.5, 1, "1\u{202F}234,5"), (-0.75, 2, "-0,75"), (7.5, -1, "8"),
        ]
    )
    func decimals(_ number: Double, _ decimals: Int, _ text: String) {
        #expect(paris.number(number, decimals: decimals) == text)
    }

    @Test("the mark is the language's, not the machine's")
    func language() throws {
        let english = LocalFormats(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        #expect(english.number(1.24, decimals: 1) == "1.2")
    }

    @Test("a time is the one of the given zone, summer and winter, without seconds")
    func time() throws {
        let winter = try Date("2026-02-14T18:30:59Z", strategy: .iso8601)
        let summer = try Date("2026-07-14T22:05:00Z", strategy: .iso8601)
        #expect(paris.time(winter) == "19:30")
        #expect(paris.time(summer) == "00:05")
        let martinique = LocalFormats(
            locale: paris.locale,
            timeZone: try #require(TimeZone(identifier: "America/Martinique"))
        )
        #expect(martinique.time(winter) == "14:30")
    }
}

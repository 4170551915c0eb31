import Testing

@testable import AppShell

/// Overlapping patterns are found among many as they are among two.
struct LinkOverlapTests {
    private func search(_ patterns: [String], _ policy: LinkPolicy = LinkPolicy(hosts: ["a.fr"])) throws
        -> (table: LinkTable, fresh: FreshTexts, search: LinkOverlapSearch)
    {
        let table = try LinkTable(patterns: patterns, policy: policy)
        let fresh = FreshTexts(table.entries.map(\.pattern))
        return (table, fresh, LinkOverlapSearch(table, fresh))
    }

    @Test(
        "SHELL-6: many patterns that values, fragments, choices or keys tell apart are not compared each with each",
        arguments: [
            ["/faq#qN"], ["/s?mode=mN"], ["/s?mode=mN", "/s?debug=1"], ["/{a:fr|en}/{b:xN|yN}"],
            ["/s?mode={m:xN|yN}&page={p:number?}"], ["/s?mode=mN", "/s#fN"],
        ]
    )
    func comparisons(_ forms: [String]) throws {
        var patterns: [String] = []
        for form in forms {
            let count = form.contains("N") ? 500 : 1
            for number in 0..<count { patterns.append(form.replacing("N", with: "\(number)")) }
        }
        let comparisons = try search(patterns).search.comparisons
        #expect(comparisons < 20 * patterns.count, "\(comparisons)")
    }

    @Test("SHELL-6: among many patterns, those overlap that do when each is compared with each")
    func complete() throws {
        var generator = SplitMix64(seed: 34)
        var overlaps = 0
        for round in 0..<4 {
            let sources = Set((0..<120).map { _ in Self.pattern(&generator) }).sorted()
            let (table, fresh, search) = try search(sources, LinkPolicy(hosts: ["a.fr"], schemes: ["app"]))
            for second in table.entries.indices {
                let pattern = table.entries[second].pattern
                let first = (0..<second).first { first in
                    let other = table.entries[first].pattern
                    return LinkPair(other, other.segments, pattern, pattern.segments).example(table.policy, fresh)
                        != nil
                }
                #expect(search.found[second]?.first == first, "round \(round): \(pattern)")
                overlaps += first == nil ? 0 : 1
            }
        }
        #expect(overlaps > 3, "\(overlaps)")
    }

    /// A pattern of one shape, whose choices and conditions are those of many others or of few.
    private static func pattern(_ generator: inout SplitMix64) -> String {
        func text() -> String { "t\(generator.number(0...30))" }
        func choices() -> String { Set([text(), text()]).sorted().joined(separator: "|") + "|z\(text())" }
        let origin = generator.one(of: ["", "", "", "https://a.fr", "app:/"])
        let items = ["k", "l"].compactMap { key -> String? in
            switch generator.number(0...6) {
            case 0...2: "\(key)=\(text())"
            case 3: "\(key)={\(key):\(choices())}"
            case 4: "\(key)={\(key):\(choices())?}"
            case 5: key
            default: nil
            }
        }
        let fragment = generator.one(of: ["", "#\(text())", "#{f:\(choices())}", "#{f?}"])
        let path = "\(origin)/{a:\(choices())}/{b:fr|en}"
        return path + (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + fragment
    }

    @Test("SHELL-6: patterns overlap by their bytes, however a character is written")
    func canonicalEquivalence() throws {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        let keys = try search(["/x?\(composed)=1", "/x?\(decomposed)=1"]).search
        #expect(keys.found.values.map(\.example) == ["https://a.fr/x?%C3%A9=1&e%CC%81=1"])
        let choices = try search(["/{a:\(composed)|x|p}", "/{b:\(decomposed)|x|q}"]).search
        #expect(choices.found.values.map(\.example) == ["https://a.fr/x"])
        #expect(try search(["/{a:\(composed)|p}", "/{b:\(decomposed)|q}"]).search.found.isEmpty)
        #expect(try LinkPattern("/\(composed)") != LinkPattern("/\(decomposed)"))
    }

    @Test("SHELL-6: patterns overlap where a choice that both have is a host name, the first one or not")
    func choiceInHost() throws {
        let search = try search(["/{a:A|b|x}/q", "/{c:A|b|y}/q"], LinkPolicy(schemes: ["app"])).search
        #expect(search.found.values.map(\.example) == ["app://b/q"])
    }
}

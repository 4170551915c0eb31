import Testing

@testable import AppShell

/// Many patterns of one path, told apart by query and fragment alone.
@Suite("Many conditions on one path")
struct ManyConditionsTests {
    private let policy = LinkPolicy(hosts: ["a.fr", "b.fr"], schemes: ["app"])

    @Test("SHELL-2: among any number of conditions on one path, the one wins that the rules say")
    func law() throws {
        var generator = SplitMix64(seed: 31)
        var matched = 0
        for round in 0..<50 {
            let sources = Set((0..<generator.number(8...40)).map { _ in pattern(&generator) }).sorted()
            let table = try LinkTable(patterns: sources, policy: policy)
            for _ in 0..<40 {
                let link = "https://\(generator.one(of: ["a.fr", "b.fr"]))/s" + tail(&generator)
                guard let address = try? LinkAddress(link) else { continue }
                let fitting = table.entries.filter { PlainMatch.fits($0.pattern, address) }
                let winner = fitting.min { PlainMatch.precedes($0.pattern, $1.pattern, on: address) }
                #expect(table.find(link)?.name == winner?.destination, "round \(round): \(link) in \(sources)")
                if winner != nil { matched += 1 }
            }
        }
        #expect(matched > 500, "\(matched)")
    }

    @Test("SHELL-2: a value is found among thousands however it is written, and a key twice is no match")
    func spellings() throws {
        let values = (0..<2_000).map { "/s?mode=m%C3%A9%20\($0)" }
        let table = try LinkTable(patterns: values + (0..<2_000).map { "/s#f\($0)" }, policy: policy)
        for written in ["mé%201999", "m%c3%a9+1999", "%6dé+1999&x", "mé+1999#f9"] {
            #expect(table.find("https://a.fr/s?mode=\(written)")?.name == "/s?mode=m%C3%A9%201999", "\(written)")
        }
        #expect(table.find("https://a.fr/s?mode=mé+7&mode=mé+8") == nil)
        #expect(table.find("https://a.fr/s?mode=mé+7&mode=mé+8#f3")?.name == "/s#f3")
        #expect(table.find("https://a.fr/s?mode=mé+2000") == nil)
        #expect(table.find("https://a.fr/s#%66%31")?.name == "/s#f1")
    }

    private func pattern(_ generator: inout SplitMix64) -> String {
        var keys = ["k", "l", "m", "é"]
        let count = generator.number(0...2)
        let items = (0..<count).map { place in
            let key = keys.remove(at: generator.number(0...keys.count - 1)).replacing("é", with: "%C3%A9")
            let kinds = [
                "", "=", "=a", "=b", "={q\(place)}", "={q\(place)?}", "={q\(place):a|b}", "={q\(place):number}",
            ]
            return key + generator.one(of: kinds)
        }
        let fragments = ["", "", "", "#a", "#b", "#{f}", "#{f?}", "#{f:a|c}", "#{f:number}"]
        let origin = generator.one(of: ["", "", "https://a.fr", "https://b.fr"])
        let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        return "\(origin)/s\(query)" + generator.one(of: fragments)
    }

    private func tail(_ generator: inout SplitMix64) -> String {
        let items = (0..<generator.number(0...3)).map { _ in
            generator.one(of: ["k", "l", "m", "é", "%c3%A9", "x"])
                + generator.one(of: ["", "=", "=a", "=b", "=%61", "=7", "=+", "=%zz"])
        }
        let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        return query + generator.one(of: ["", "", "#a", "#b", "#c", "#7", "#", "#%61", "#%"])
    }
}

import Testing

@testable import AppShell
@testable import AppShellInspection

/// Laws of the table, over random patterns, links and routes.
struct LinkLawTests {
    private let policy = LinkPolicy(hosts: ["a.fr", "b.fr"], schemes: ["app"])

    @Test("SHELL-2: what is read of a link is printed and read again as the same route, and printing is idempotent")
    func canonical() throws {
        var generator = SplitMix64(seed: 21)
        var matched = 0
        for round in 0..<130 {
            let table = try LinkTable(patterns: RandomLinks.patterns(&generator), policy: policy)
            for _ in 0..<40 {
                let link = RandomLinks.link(&generator)
                guard let route = table.find(link) else { continue }
                matched += 1
                // A pattern may be printable nowhere: another one takes its links on every host.
                guard let printed = table.link(to: route) else { continue }
                #expect(table.find(printed) == route, "round \(round): \(link) → \(printed)")
                #expect(table.find(printed).flatMap(table.link) == printed, "round \(round): \(printed)")
            }
        }
        #expect(matched > 500, "\(matched)")
    }

    @Test("SHELL-2: parse(print(route)) is the route, for random routes of random patterns")
    func roundTrip() throws {
        var generator = SplitMix64(seed: 22)
        var printed = 0
        for round in 0..<700 {
            let source = RandomLinks.pattern(&generator)
            let table = try LinkTable(patterns: [source], policy: policy)
            let route = RandomLinks.route(table.entries[0].pattern, &generator)
            guard let link = table.link(to: route) else { continue }
            printed += 1
            let read = try #require(table.find(link), "round \(round): \(link) of \(source)")
            #expect(read == route, "round \(round): \(link) of \(source)")
            for name in route.parameters.names {
                #expect(read.parameters[name].map { Array($0.utf8) } == route.parameters[name].map { Array($0.utf8) })
            }
            #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(link)")
        }
        #expect(printed > 250, "\(printed)")
    }

    @Test("SHELL-2: the winner is the first, by precedence, of the patterns that fit; in any order of registration")
    func reference() throws {
        var generator = SplitMix64(seed: 23)
        var matched = 0
        for round in 0..<130 {
            let patterns = RandomLinks.patterns(&generator)
            let table = try LinkTable(patterns: patterns, policy: policy)
            let other = try LinkTable(patterns: patterns.shuffled(using: &generator), policy: policy)
            for _ in 0..<30 {
                let link = RandomLinks.link(&generator)
                guard let address = try? LinkAddress(link), let own = table.ownAddress(address) else { continue }
                let fitting = table.entries.filter { PlainMatch.fits($0.pattern, own) }
                let winner = fitting.min { PlainMatch.precedes($0.pattern, $1.pattern, on: own) }
                #expect(table.find(link)?.name == winner?.destination, "round \(round): \(link) in \(patterns)")
                #expect(other.find(link) == table.find(link), "round \(round): \(link) in \(patterns)")
                if winner != nil { matched += 1 }
            }
        }
        #expect(matched > 500, "\(matched)")
    }

    @Test("SHELL-2: the explanation names the winner of every link, and an obstacle for each other pattern")
    func explained() throws {
        var generator = SplitMix64(seed: 24)
        for round in 0..<50 {
            let table = try LinkTable(patterns: RandomLinks.patterns(&generator), policy: policy)
            for _ in 0..<20 {
                let link = RandomLinks.link(&generator)
                let explanation = table.explain(link)
                #expect(explanation.match == table.match(link))
                let winners = explanation.attempts.filter { $0.obstacle == nil }.map(\.entry)
                if case .matched(_, let entry) = explanation.match {
                    #expect(winners == [entry], "round \(round): \(link)\n\(explanation)")
                } else {
                    #expect(winners.isEmpty, "round \(round): \(link)\n\(explanation)")
                }
            }
        }
    }
}

extension LinkTable {
    fileprivate func ownAddress(_ address: LinkAddress) -> LinkAddress? {
        policy.schemes.contains(address.scheme) || (address.scheme == "https" && policy.hosts.contains(address.host))
            ? address : nil
    }
}

/// Random patterns, links and routes of a small alphabet, so that they meet.
enum RandomLinks {
    static func patterns(_ generator: inout SplitMix64) -> [String] {
        var sources: Set<String> = []
        return (0..<generator.number(1...10)).compactMap { _ in
            let source = pattern(&generator)
            return sources.insert(source).inserted ? source : nil
        }
    }

    static func pattern(_ generator: inout SplitMix64) -> String {
        let origin = generator.one(of: ["", "", "", "", "https://a.fr", "https://b.fr", "app:/"])
        var name = 0
        func next(_ kind: String) -> String {
            name += 1
            return "{p\(name)\(kind)}"
        }
        var segments: [String] = []
        for _ in 0..<generator.number(origin == "app:/" ? 1...3 : 0...3) {
            let kind = generator.one(of: ["", "", ":number", ":slug", ":a|b", ":a|7", ":b|é|7"])
            switch generator.number(0...9) {
            case 0...3: segments.append(generator.one(of: ["a", "b", "7", "ab"]))
            case 4...6: segments.append(next(kind))
            case 7: segments.append("a" + next(kind))
            case 8: segments.append(next(kind) + "b")
            default: segments.append("a" + next(kind) + "b")
            }
        }
        for _ in 0..<generator.one(of: [0, 0, 0, 1, 2]) where !segments.isEmpty || origin != "app:/" {
            segments.append(next(generator.one(of: ["?", ":number?", ":a|b?"])))
        }
        let isOptional = segments.last?.hasSuffix("?}") == true
        if generator.chance(15) {
            name += 1
            segments.append(isOptional || generator.chance(50) ? "{*p\(name)?}" : "{*p\(name)}")
        }
        var items: [String] = []
        for key in ["k", "l"] where generator.chance(15) {
            items.append(
                generator.one(of: [
                    key, "\(key)=a", "\(key)=\(next(""))", "\(key)=\(next(":number"))", "\(key)=\(next("?"))",
                ])
            )
        }
        let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        let fragment = generator.chance(10) ? generator.one(of: ["#f", "#\(next(""))", "#\(next("?"))"]) : ""
        let path = "/" + segments.joined(separator: "/")
        return (path == "/" && origin == "app:/" ? origin + "/a" : origin + path) + query + fragment
    }

    static func link(_ generator: inout SplitMix64) -> String {
        let texts = ["a", "b", "7", "ab", "ac", "a7", "cb", "a7b", "x", "%C3%A9", "a%2Fb", "07", "a-b", "X"]
        let origin = generator.one(of: ["https://a.fr", "https://a.fr", "https://b.fr", "app:/"])
        let segments = (0..<generator.number(origin == "app:/" ? 1...4 : 0...4)).map { place in
            origin == "app:/" && place == 0 ? generator.one(of: ["a", "b", "7", "ab"]) : generator.one(of: texts)
        }
        var link = origin + "/" + segments.joined(separator: "/")
        if generator.chance(10) { link += "/" }
        var items: [String] = []
        while generator.chance(35) {
            items.append(
                generator.one(of: ["k", "l", "m"]) + generator.one(of: ["", "=", "=a", "=7", "=a+b", "=%zz"])
            )
        }
        if !items.isEmpty { link += "?" + items.joined(separator: "&") }
        if generator.chance(15) { link += generator.one(of: ["#", "#f", "#x%20y", "#%"]) }
        return link
    }

    static func route(_ pattern: LinkPattern, _ generator: inout SplitMix64) -> Route {
        var values: [String: String] = [:]
        var isLeftOut = false
        for parameter in pattern.parameters {
            if parameter.isOptional, isLeftOut || generator.chance(40) {
                isLeftOut = true
                continue
            }
            switch parameter.kind {
            case .text: values[parameter.name] = HardText.random(&generator)
            case .number: values[parameter.name] = "\(generator.number(1...1_000))"
            case .slug: values[parameter.name] = generator.one(of: ["a", "a-b", "7"])
            case .choice(let texts): values[parameter.name] = generator.one(of: texts)
            }
        }
        for case .rest(let name, _) in pattern.segments where values[name] != nil {
            values[name] = RouteParameters.rest(
                of: (0..<generator.number(1...3)).map { _ in HardText.random(&generator, upTo: 3) }
            )
        }
        return Route(name: pattern.source, parameters: RouteParameters(values))
    }
}

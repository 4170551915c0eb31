import Testing

@testable import AppShell

/// Which rule decides.
struct PayloadTableTests {
    private static let offer = PayloadRule(
        version: "2",
        parameters: [PayloadParameter("id", from: [.number("offerId")])]
    )
    private static let event = PayloadRule(
        version: "2",
        when: ["type": ["EVENT"]],
        parameters: [PayloadParameter("id", from: [.number("offerId")])]
    )
    private static let old = PayloadRule(version: "1", parameters: [PayloadParameter("id", from: [.number("offer")])])

    @Test("SHELL-3: the rule with more conditions decides, and one of an earlier version before all", arguments: 0..<6)
    func precedence(_ order: Int) throws {
        var rules = [(Self.offer, "offer"), (Self.event, "event"), (Self.old, "old")]
        rules.swapAt(0, order % 3)
        rules.swapAt(1, 1 + order / 3)
        let table = PayloadTable(rules, versions: ["2", "1"])
        #expect(try table.destination(of: #"{"offerId":7,"type":"EVENT","offer":8}"#) == "event(id: 7)")
        #expect(try table.destination(of: #"{"offerId":7,"type":"OTHER","offer":8}"#) == "offer(id: 7)")
        #expect(try table.destination(of: #"{"offerId":0,"type":"EVENT","offer":8}"#) == "old(id: 8)")
        let reversed = PayloadTable(rules, versions: ["1", "2"])
        #expect(try reversed.destination(of: #"{"offerId":7,"type":"EVENT","offer":8}"#) == "old(id: 8)")
    }

    @Test("SHELL-3: of two conditions on one key the one with fewer texts decides")
    func narrower() throws {
        let table = PayloadTable([
            (PayloadRule(when: ["k": ["a", "b"]]), "wide"), (PayloadRule(when: ["k": ["a"]]), "narrow"),
            (PayloadRule(), "any"),
        ])
        #expect(try table.destination(of: #"{"k":"a"}"#) == "narrow")
        #expect(try table.destination(of: #"{"k":"b"}"#) == "wide")
        #expect(try table.destination(of: #"{"k":"c"}"#) == "any")
        #expect(try table.destination(of: "{}") == "any")
    }

    @Test("SHELL-3: a parameter is the first usable of its sources")
    func sources() throws {
        let rule = PayloadRule(parameters: [PayloadParameter("key", from: [.slug("slug"), .number("id")])])
        let table = PayloadTable([(rule, "course")])
        #expect(try table.destination(of: #"{"id":7,"slug":"starter"}"#) == "course(key: starter)")
        #expect(try table.destination(of: #"{"id":"7","slug":"Not a slug"}"#) == "course(key: 7)")
        #expect(try table.destination(of: #"{"id":7,"slug":null}"#) == "course(key: 7)")
        #expect(try table.destination(of: #"{"id":"007","slug":""}"#) == nil)
    }

    @Test("SHELL-3: what a destination can do without is left out where it is missing or unusable")
    func optional() throws {
        let rule = PayloadRule(parameters: ["id", "page"].map { PayloadParameter($0, from: [.number($0)]) })
        let table = PayloadTable(
            entries: [.init(rule: rule, destination: "list", module: "m", optionalParameterNames: ["page"])]
        )
        #expect(try table.destination(of: #"{"id":1,"page":2}"#) == "list(id: 1, page: 2)")
        #expect(try table.destination(of: #"{"id":1}"#) == "list(id: 1)")
        #expect(try table.destination(of: #"{"id":1,"page":"two"}"#) == "list(id: 1)")
        #expect(try table.destination(of: #"{"page":2}"#) == nil)
    }

    @Test(
        "SHELL-3: whatever the order of registration, each payload leads to the same place, which a search of all finds"
    )
    func order() throws {
        for seed in 1...130 as ClosedRange<UInt64> {
            var generator = SplitMix64(seed: seed)
            let entries = (0..<generator.number(0...12)).map { _ in
                PayloadTable.Entry.random(&generator, versions: ["2", "1", "0"])
            }
            let policy = PayloadPolicy(versions: ["2", "1"])
            let table = PayloadTable(entries: entries, policy: policy)
            let shuffled = PayloadTable(entries: entries.shuffled(using: &generator), policy: policy)
            #expect(table.entries.count == entries.count { $0.rule.version != "0" })
            for _ in 0..<30 {
                let payload = try PushPayload.random(&generator)
                let match = table.match(payload)
                #expect(shuffled.match(payload) == match, "seed \(seed)")
                let found = table.entries.first { $0.route(for: payload.data) != nil }
                guard case .matched(let route, let entry) = match else {
                    #expect(found == nil, "seed \(seed)")
                    continue
                }
                #expect(found == entry && entry.route(for: payload.data) == route, "seed \(seed)")
            }
        }
    }

    @Test("SHELL-3: of ten thousand rules the one that a payload matches decides")
    func manyRules() throws {
        let rules = (0..<10_000).map { number in
            (
                PayloadRule(
                    when: ["app": ["sample"], "type": ["t\(number)"]],
                    parameters: [PayloadParameter("id", from: [.number("id")])]
                ), "d\(number)"
            )
        }
        let table = PayloadTable(rules)
        #expect(try table.destination(of: #"{"app":"sample","type":"t77","id":7,"from":"1"}"#) == "d77(id: 7)")
        #expect(try table.destination(of: #"{"app":"sample","type":"t9999","id":7}"#) == "d9999(id: 7)")
    }

    @Test("no damage to a payload stops its way to a route")
    func damaged() throws {
        let table = PayloadTable(
            [(Self.offer, "offer"), (Self.event, "event"), (Self.old, "old")],
            versions: ["2", "1"]
        )
        let bytes = Array(#"{"aps":{"alert":"é","badge":1},"offerId":"7","type":"EVENT","offer":8}"#.utf8)
        var generator = SplitMix64(seed: 9)
        var outcomes: Set<String> = []
        for _ in 0..<6_000 {
            var damaged = bytes
            for _ in 0..<generator.number(1...3) {
                let place = generator.number(0...(damaged.count - 1))
                switch generator.number(0...2) {
                case 0: damaged[place] = UInt8(generator.number(0...255))
                case 1: damaged.remove(at: place)
                default: damaged.insert(generator.one(of: Array("\"{}[],:0\\".utf8)), at: place)
                }
            }
            do throws(PayloadError) {
                let payload = try PushPayload(parsing: damaged)
                switch table.match(payload) {
                case .matched(let route, _): outcomes.insert(route.name)
                case .unmatched: outcomes.insert("unmatched")
                }
            } catch { outcomes.insert("malformed") }
        }
        #expect(outcomes == ["offer", "event", "old", "unmatched", "malformed"])
    }
}

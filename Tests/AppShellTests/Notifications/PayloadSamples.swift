@testable import AppShell

extension PayloadTable {
    /// A table of rules, each with the destination it leads to, all of one module.
    init(_ rules: [(PayloadRule, String)], versions: [String] = ["1"]) {
        self.init(
            entries: rules.map { Entry(rule: $0, destination: $1, module: "sample") },
            policy: PayloadPolicy(versions: versions)
        )
    }

    /// Where a payload leads, as `offer(id: 7)`; nil for nowhere.
    func destination(of text: String) throws -> String? {
        switch match(try PushPayload(parsing: text)) {
        case .matched(let route, _): "\(route)"
        case .unmatched: nil
        }
    }

    /// Why a payload leads nowhere; nil where it leads somewhere.
    func reason(_ text: String) throws -> String? {
        if case .unmatched(let reason) = match(try PushPayload(parsing: text)) { reason } else { nil }
    }
}

extension PayloadTable.Entry {
    /// Any rule over few keys and texts, so that rules often meet.
    static func random(_ generator: inout SplitMix64, versions: [String]) -> PayloadTable.Entry {
        var conditions: [String: Set<String>] = [:]
        for _ in 0..<generator.number(0...2) {
            let texts = (0..<generator.number(1...2)).map { _ in generator.one(of: ["a", "b", "c"]) }
            conditions[generator.one(of: ["k", "l", "m"])] = Set(texts)
        }
        let parameters = ["p", "q"].prefix(generator.number(0...2)).map { name in
            PayloadParameter(
                name,
                from: (0..<generator.number(1...2)).map { _ in
                    PayloadSource(
                        generator.one(of: ["k", "m", "x", "y"]),
                        generator.one(of: [.text, .number, .slug, .choice(["a", "1"])])
                    )
                }
            )
        }
        return PayloadTable.Entry(
            rule: PayloadRule(version: generator.one(of: versions), when: conditions, parameters: parameters),
            destination: generator.one(of: ["d", "e", "f", "g"]),
            module: "sample",
            optionalParameterNames: generator.chance(20) ? ["q"] : []
        )
    }
}

extension PushPayload {
    /// Data over the same keys and texts.
    static func random(_ generator: inout SplitMix64) throws -> PushPayload {
        var data: JSONObject = [:]
        for key in ["k", "l", "m", "x", "y", "z"] where generator.chance(60) {
            data[key] = generator.one(of: ["a", "b", "c", "1", "A", 1, 0, true, .null, "", ["a"]])
        }
        return try PushPayload(.object(data))
    }
}

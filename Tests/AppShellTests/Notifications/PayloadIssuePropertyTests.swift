import Testing

@testable import AppShell

/// The issues of random rules, held against what random payloads do.
struct PayloadIssuePropertyTests {
    private static let versions = ["2", "1"]

    private func composition(_ entries: [PayloadTable.Entry]) -> Composition {
        let module = SampleModule("sample") { contributions in
            for entry in entries { contributions.payload(entry.rule, to: AnyPlace.self) }
        }
        let manifest = AppManifest(
            id: "sample",
            name: "Sample",
            navigation: .stack(root: HomePlace().route),
            payloads: PayloadPolicy(versions: Self.versions)
        )
        return Composition(manifest: manifest, modules: [module])
    }

    /// Leaves out what conflicts, one rule after the other, so that what remains is free of issues.
    private func soundEntries(_ generator: inout SplitMix64) -> [PayloadTable.Entry] {
        var entries: [PayloadTable.Entry] = []
        for _ in 0..<generator.number(2...10) {
            var rule = PayloadTable.Entry.random(&generator, versions: Self.versions).rule
            if generator.chance(50), let other = entries.last?.rule {
                // A variant, so that many rules are like another.
                rule = PayloadRule(version: other.version, when: ["k": ["a"]], parameters: other.parameters)
            }
            entries.append(.init(rule: rule, destination: AnyPlace.name, module: "sample"))
            if !DistinctPayloads().issues(of: composition(entries)).isEmpty { entries.removeLast() }
        }
        return entries
    }

    @Test(
        "SHELL-6: of rules without conflict, any two of one version that match one payload are ordered by specificity"
    )
    func distinct() throws {
        var meetings = 0
        for seed in 1...200 as ClosedRange<UInt64> {
            var generator = SplitMix64(seed: seed)
            let entries = soundEntries(&generator)
            for _ in 0..<40 {
                let data = try PushPayload.random(&generator).data
                let matching = entries.filter { $0.route(for: data) != nil }.map(\.rule)
                for (place, one) in matching.enumerated() {
                    for other in matching[..<place] where other.version == one.version {
                        meetings += 1
                        let isOrdered = one.includesConditions(of: other) != other.includesConditions(of: one)
                        #expect(isOrdered, "seed \(seed): \(one) and \(other) on \(JSONValue.object(data).text())")
                    }
                }
            }
        }
        #expect(meetings > 100)
    }

    @Test("SHELL-6: a rule that is said to be unreachable never decides")
    func unreachable() throws {
        var found = 0
        for seed in 1...300 as ClosedRange<UInt64> {
            var generator = SplitMix64(seed: seed)
            let entries = soundEntries(&generator)
            let issues = ReachablePayloads().issues(of: composition(entries)).map(\.fact)
            let table = PayloadTable(entries: entries, policy: PayloadPolicy(versions: Self.versions))
            let dead = table.entries.filter { entry in
                issues.contains { $0.hasPrefix("\(entry.name), version “\(entry.rule.version)”") }
            }
            found += dead.count
            for _ in 0..<40 where !dead.isEmpty {
                if case .matched(_, let entry) = table.match(try PushPayload.random(&generator)) {
                    #expect(!dead.contains(entry), "seed \(seed): \(entry.name)")
                }
            }
        }
        #expect(found > 25)
    }

    @Test("SHELL-6: hundreds of rules are found sound, or all at fault but the first")
    func many() {
        func issues(_ rule: (Int) -> PayloadRule) -> [CompositionIssue] {
            let composition = composition(
                (0..<300).map { .init(rule: rule($0), destination: AnyPlace.name, module: "sample") }
            )
            return DistinctPayloads().issues(of: composition) + ReachablePayloads().issues(of: composition)
        }
        let id = [PayloadParameter("id", from: [.number("id")])]
        #expect(issues { PayloadRule(when: ["app": ["x"], "type": ["t\($0)"]], parameters: id) }.isEmpty)
        #expect(issues { PayloadRule(when: ["k\($0)": ["x"]], parameters: id) }.count == 299)
        #expect(issues { PayloadRule(parameters: [PayloadParameter("id", from: [.number("k\($0)")])]) }.count == 299)
    }
}

/// Takes whatever it is given.
private struct AnyPlace: Destination {
    static let name = "any"

    init(parameters: RouteParameters) throws(RouteError) {}
}

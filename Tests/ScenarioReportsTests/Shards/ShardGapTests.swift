import CucumberGherkin
import Testing

@testable import ScenarioReports

@Suite("What merged shards leave out")
struct ShardGapTests {
    private static let first = ShardCut(scenarios: 10, list: "a", costs: nil)

    /// - Parameter files: each with its shards and what they were cut from.
    private static func message(_ files: (String, [(Int, Int)], ShardCut?)...) -> String? {
        ShardGap(
            files.map { name, numbers, cut in
                let shards = numbers.compactMap { number, count in
                    var shard = Shard(number, of: count)
                    shard?.cut = cut
                    return shard
                }
                return (file: name, shards: shards)
            }
        ).message
    }

    @Test("nothing where every part of every list is there, or there are no shards")
    func complete() {
        let other = ShardCut(scenarios: 4, list: "b", costs: nil)
        #expect(Self.message() == nil)
        #expect(Self.message(("all", [], nil)) == nil)
        #expect(Self.message(("1", [(1, 2)], Self.first), ("2", [(2, 2)], Self.first)) == nil)
        // Two products, each in shards of its own.
        #expect(
            Self.message(
                ("1", [(1, 2)], Self.first),
                ("2", [(2, 2)], Self.first),
                ("3", [(1, 2)], other),
                ("4", [(2, 2)], other)
            ) == nil
        )
    }

    @Test("files of earlier versions, which do not tell the list, fill any")
    func former() {
        #expect(Self.message(("1", [(1, 2)], nil), ("2", [(2, 2)], nil)) == nil)
        #expect(Self.message(("1", [(1, 2)], nil), ("2", [(2, 2)], Self.first)) == nil)
        #expect(
            Self.message(("1", [(1, 3)], nil), ("2", [(2, 3)], Self.first))
                == "Shard 3/3 is missing. Merge the files of all of them."
        )
    }

    @Test("missing parts are named, five of them")
    func missing() {
        #expect(
            Self.message(("1", [(1, 4)], Self.first), ("3", [(3, 4)], Self.first))
                == "Shards 2/4, 4/4 are missing. Merge the files of all of them."
        )
        #expect(
            Self.message(("1", [(1, 9)], Self.first))
                == "Shards 2/9, 3/9, 4/9, 5/9, 6/9 and 3 more are missing. Merge the files of all of them."
        )
    }

    @Test(
        "parts of different lists are told, with the files and the difference",
        arguments: [
            (ShardCut(scenarios: 9, list: "b", costs: nil), "9 scenarios, not 10"),
            (ShardCut(scenarios: 10, list: "b", costs: nil), "as many scenarios, but others or in another order"),
            (ShardCut(scenarios: 10, list: "a", costs: "c"), "the same scenarios, but with --costs"),
        ]
    )
    func different(cut: ShardCut, reason: String) {
        let message = Self.message(("1", [(1, 3)], Self.first), ("2", [(2, 3)], Self.first), ("3", [(3, 3)], cut))
        #expect(
            message
                == "3: cut from another list of scenarios than 1, 2: \(reason). Run all shards on the same scripts, with the "
                + "same options and the same file of costs. Shard 3/3 from the list of 1 is missing. "
                + "Shards 1/3, 2/3 from the list of 3 are missing. Merge the files of all of them."
        )
    }

    @Test("other costs are told, both ways")
    func costs() {
        let (one, other) = (
            ShardCut(scenarios: 1, list: "a", costs: "c"), ShardCut(scenarios: 1, list: "a", costs: "d")
        )
        let plain = ShardCut(scenarios: 1, list: "a", costs: nil)
        let message = Self.message(("1", [(1, 2)], one), ("2", [(2, 2)], other))
        #expect(message?.contains("than 1: the same scenarios, but with other --costs.") == true)
        let without = Self.message(("1", [(1, 2)], one), ("2", [(2, 2)], plain))
        #expect(without?.contains("than 1: the same scenarios, but without --costs.") == true)
    }

    @Test("the digest of a list changes with its order, its places, its names and its costs")
    func digest() {
        func pickles(_ text: String) -> [Pickle] {
            SampleRun([GherkinSource(uri: "a.feature", text: text)]).start.features.flatMap(\.pickles)
        }
        let text = "Feature: F\n  Scenario: A\n    Given a\n  Scenario: B\n    Given a\n"
        let scenarios = pickles(text)
        let cut = ShardCut(of: scenarios, costs: [1, 12])
        #expect(cut.scenarios == 2)
        #expect(cut.list.count == 12)
        #expect(cut == ShardCut(of: pickles(text), costs: [1, 12]))
        #expect(ShardCut(of: scenarios.reversed(), costs: nil).list != cut.list)
        #expect(ShardCut(of: pickles("\n" + text), costs: nil).list != cut.list)
        #expect(ShardCut(of: pickles(text.replacing("B", with: "C")), costs: nil).list != cut.list)
        #expect(ShardCut(of: scenarios, costs: [11, 2]).costs != cut.costs)
    }
}

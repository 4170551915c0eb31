import CucumberGherkin
import ScenarioReports
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// Parts and orders of scenarios lose none and double none.
struct ShardTests {
    @Test("the parts of any number of scenarios are all of them, each once, in their order, and as large as each other")
    func partition() throws {
        for elements in [0, 1, 2, 7, 10, 100] {
            for count in 1...12 {
                let parts = try (1...count).map { number in
                    try #require(Shard(number, of: count)).part(of: Array(0..<elements))
                }
                #expect(parts.flatMap(\.self).sorted() == Array(0..<elements))
                #expect(parts.allSatisfy { $0 == $0.sorted() })
                let sizes = parts.map(\.count)
                #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
            }
        }
    }

    @Test("there is no part before the first, after the last, or of none")
    func bounds() {
        for (number, count) in [(0, 1), (2, 1), (-1, 3), (1, 0), (0, 0), (1, -1), (-1, -1), (.min, .max), (.max, 1)] {
            #expect(Shard(number, of: count) == nil, "\(number) of \(count)")
        }
        #expect(Shard(3, of: 3) != nil)
    }

    @Test("of more parts than there are scenarios, however many, those in front have one each")
    func many() async {
        await #expect(processExitsWith: .success) {
            for count in [100, Int.max - 1, .max] {
                #expect(Shard(6, of: count)?.part(of: Array(0..<10)) == [5])
                #expect(Shard(count, of: count)?.part(of: Array(0..<10)) == [])
            }
        }
    }

    @Test("the parts of a plan are its scenarios, each once, mixed or not; the counts agree")
    func plan() {
        let body = (0..<23).map { "  Scenario: S\($0)\n    Given it goes\n" }.joined()
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: "Feature: F\n" + body)], ids: &ids)
        let product = ProductScripts(kit: TinyKit.self, library: StepLibrary(), features: scripts.features)
        for order in [RunOrder.defined, .reversed, .random(seed: 4)] {
            for count in [1, 2, 5, 23, 40] {
                var found: [String] = []
                for number in 1...count {
                    var plan = RunPlan(products: [product])
                    plan.order = order
                    plan.shard = Shard(number, of: count)
                    let cases = plan.testCases()
                    #expect(plan.scenarioCount == cases.count)
                    // A shard says nothing of other scenarios.
                    let told = plan.features.flatMap(\.pickles).map(\.name)
                    #expect(Set(told) == Set(cases.map(\.pickle.name)))
                    found += cases.map(\.pickle.name)
                    plan.repetitions = 3
                    let repeated = plan.testCases()
                    #expect(repeated.map(\.pickle.name) == cases.flatMap { Array(repeating: $0.pickle.name, count: 3) })
                    #expect(Set(repeated.map(\.id)).count == repeated.count)
                    let stepIDs = repeated.flatMap { $0.steps.map(\.id) }
                    #expect(Set(stepIDs).count == stepIDs.count)
                }
                #expect(found.count == 23)
                #expect(Set(found).count == 23)
            }
        }
    }

    @Test("a mixed order has every scenario once, is the same for a seed, and leaves no place to a habit")
    func mixed() {
        for count in [0, 1, 2, 3, 20, 257] {
            let elements = Array(0..<count)
            for seed in [UInt64.min, 1, 2, 0x8000_0000_0000_0000, .max] {
                let arranged = RunOrder.random(seed: seed).arranged(elements)
                #expect(arranged.sorted() == elements)
                #expect(arranged == RunOrder.random(seed: seed).arranged(elements))
            }
        }
        // Each element comes to each place: of 4, about 500 times in 2,000 orders.
        var places = [[Int]](repeating: [0, 0, 0, 0], count: 4)
        var orders: Set<[Int]> = []
        for seed in 0..<2_000 {
            let arranged = RunOrder.random(seed: UInt64(seed)).arranged([0, 1, 2, 3])
            orders.insert(arranged)
            for (place, element) in arranged.enumerated() { places[element][place] += 1 }
        }
        #expect(orders.count == 24)
        #expect(places.joined().allSatisfy { (400...600).contains($0) }, "\(places)")
    }
}

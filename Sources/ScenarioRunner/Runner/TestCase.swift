public import CucumberGherkin

/// A scenario as it will be run: its steps with what they match, and the hooks around them.
public struct TestCase: Sendable {
    public let pickle: Pickle
    let feature: LoadedFeature
    /// The place of its product in the plan.
    let product: Int
    /// Before hooks, steps, after hooks.
    let steps: [TestStep]

    var id: String { "case-\(pickle.id)" }
}

/// What a scenario does, one after the other.
struct TestStep: Sendable {
    enum Source: Sendable {
        /// By its place in the library's hooks.
        case hook(Int)
        case pickleStep(PickleStep, [StepLibrary.Match])
    }

    let id: String
    let source: Source
}

extension ProductScripts {
    /// The scenarios of all features, ready to run, in the order of their texts.
    func testCases(of product: Int) -> [TestCase] {
        // Steps of one text share what they match: a background's are said as often as there are scenarios.
        var matches: [String: [StepLibrary.Match]] = [:]
        return features.flatMap { feature in
            feature.pickles.map { pickle in
                TestCase(pickle: pickle, feature: feature, product: product, steps: testSteps(of: pickle, &matches))
            }
        }
    }

    private func testSteps(of pickle: Pickle, _ known: inout [String: [StepLibrary.Match]]) -> [TestStep] {
        func hooks(_ kind: Hook.Kind) -> [TestStep] {
            library.hooks.indices.filter { library.hooks[$0].kind == kind && library.hooks[$0].concerns(pickle) }
                .map { TestStep(id: "hook-\(pickle.id)-\($0)", source: .hook($0)) }
        }
        let steps = pickle.steps.map { step in
            let matches = known[step.text] ?? library.matches(step.text)
            known[step.text] = matches
            return TestStep(id: "step-\(step.id)", source: .pickleStep(step, matches))
        }
        return hooks(.beforeTestCase) + steps + hooks(.afterTestCase).reversed()
    }
}

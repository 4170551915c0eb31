import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// One attempt at a scenario, or one hook around the whole run: what a process needs besides the product's steps.
public struct AttemptRequest: Sendable {
    /// Returned with the result.
    public let token: Int
    /// The product's id.
    let product: String
    /// The Gherkin language of the script.
    let language: String
    /// Hooks and steps, in the order in which they run.
    let steps: [TestStep]
    /// Those of the scenario, for the hooks of its steps.
    var tags: [String] = []
    /// What a message calls it: `Scenarios/Madinia/catalogue.feature:12`.
    public let name: String
    /// What goes wrong on purpose; nil: nothing.
    var chaos: ChaosRequest?
    /// The phrases of the product's scripts; nil where there are none. The other process knows the product's own steps only.
    var phrases: [Phrase]?
    /// Texts that scripts want absent, to look for; nil: none.
    var absentTexts: [String]?
}

extension AttemptRequest {
    /// The same request with the phrases of its product.
    func with(phrasesOf products: [ProductScripts]) -> AttemptRequest {
        guard let phrases = products.first(where: { $0.kit.productID == product })?.phrases, !phrases.isEmpty else {
            return self
        }
        var request = self
        request.phrases = phrases
        return request
    }
}

extension AttemptRequest {
    init(_ testCase: TestCase, token: Int) {
        self.init(
            token: token,
            product: testCase.product,
            language: testCase.pickle.language,
            steps: testCase.steps,
            tags: testCase.pickle.tags.map(\.name),
            name: testCase.location
        )
    }

    /// An attempt at which something goes wrong on purpose.
    init(_ testCase: TestCase, token: Int, chaos: ChaosRequest) {
        let what =
            switch chaos {
            case .profile: ""
            case .vary(let variation, _), .tell(let variation, _, _): ", \(variation)"
            }
        self.init(
            token: token,
            product: testCase.product,
            language: testCase.pickle.language,
            steps: testCase.steps,
            name: testCase.location + what,
            chaos: chaos
        )
    }

    /// A hook around the whole run.
    init(_ hook: RunHook, of product: String) {
        let step = TestStep(id: hook.id, hook: hook)
        self.init(token: 0, product: product, language: "en", steps: [step], name: localized("a hook around the run"))
    }

    /// Nil for a scenario.
    var runHook: RunHook? {
        guard let hook = steps.first?.hook, [.beforeTestRun, .afterTestRun].contains(hook.kind) else { return nil }
        return hook
    }
}

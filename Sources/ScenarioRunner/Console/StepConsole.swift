public import AppShellHeadless
import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// Runs steps one at a time on a fresh phone, as a scenario without tags would.
///
/// Not Sendable: one thread at a time.
public final class StepConsole {
    /// The Gherkin language of the steps that the console itself makes: `fr` or `en`.
    public let language: String
    let product: ProductScripts
    let world: ScenarioWorld
    private let steps: StepRun
    /// The current steps of the language, for completions.
    private(set) lazy var wordings = product.library.wordings(in: language)
    private var hasBegun = false
    private var isReleased = false

    /// The phone. The app is not launched at first.
    public var session: HeadlessSession { world.session }

    /// - Parameter product: its features are not looked at; consoles that share it compile its steps once.
    public init(_ product: ProductScripts, language: String) {
        let kit = product.kit
        self.product = product
        self.language = language
        steps = StepRun(product: product, language: language)
        world = ScenarioWorld(session: kit.makeSession(), makeSession: { kit.makeSession() })
    }

    /// A console with the steps of a product's kit.
    public convenience init(kit: any TestKit.Type, language: String) {
        self.init(ProductScripts(kit: kit, features: []), language: language)
    }

    deinit {
        end()
    }

    /// Gives the phone away, as it is: who takes it ends it. Nothing else may be asked of the console.
    func release() -> HeadlessSession {
        hasBegun = false
        isReleased = true
        return world.session
    }

    /// Runs the after hooks, and ends the phone.
    public func end() {
        guard !isReleased else { return }
        guard hasBegun else { return world.session.end() }
        hasBegun = false
        run(hooks: product.hookIndices(of: []).after)
        world.session.end()
    }

    /// Runs a step.
    public func run(_ step: ConsoleStep) -> ConsoleResult {
        if !hasBegun {
            hasBegun = true
            run(hooks: product.hookIndices(of: []).before)
        }
        guard let written = step.pickleStep(in: language) else {
            return ConsoleResult(
                status: .undefined,
                message: localized("This is not one step."),
                suggestions: [],
                kind: step.kind ?? .when
            )
        }
        var result = StepResult(
            testStep: TestStep(id: "console", written, matches: [], keyword: "", location: nil),
            status: .passed
        )
        steps.run(written, in: world, &result)
        _ = world.takeAttachments()
        return ConsoleResult(
            status: ConsoleResult.Status(result.status),
            message: result.message,
            suggestions: result.status == .undefined
                ? product.library.suggestedSteps(for: step.text, in: language) : [],
            kind: step.kind ?? product.kind(of: step) ?? .when
        )
    }

    private func run(hooks: [Int]) {
        for index in hooks {
            guard case .ofScenario(let body) = product.library.hooks[index].body else { continue }
            try? body(world)
        }
    }
}

extension ConsoleStep.Kind {
    init(_ kind: StepDefinition.Kind) {
        self =
            switch kind {
            case .given: .given
            case .when: .when
            case .then: .then
            }
    }

    /// The keyword that scripts in a language usually begin such a step with: `Étant donné que`.
    public func keyword(in language: String) -> String {
        switch self {
        case .given: StepDefinition.Kind.given.keyword(in: language)
        case .when: StepDefinition.Kind.when.keyword(in: language)
        case .then: StepDefinition.Kind.then.keyword(in: language)
        }
    }
}

extension ConsoleResult.Status {
    fileprivate init(_ status: StepStatus) {
        self =
            switch status {
            case .passed: .passed
            case .skipped: .skipped
            case .pending: .pending
            case .undefined: .undefined
            case .ambiguous: .ambiguous
            case .failed: .failed
            }
    }
}

import CucumberGherkin

/// What runs around scenarios, or around the whole run.
///
/// Hooks before run in the order of their definition, those after in the reverse of it. A scenario's after hooks always
/// run; its before hooks stop with the first that does not pass, and the steps with them.
public struct Hook: Sendable {
    /// When it runs, as Cucumber Messages name it.
    public enum Kind: String, Sendable, CaseIterable {
        case beforeTestRun = "BEFORE_TEST_RUN"
        case afterTestRun = "AFTER_TEST_RUN"
        case beforeTestCase = "BEFORE_TEST_CASE"
        case afterTestCase = "AFTER_TEST_CASE"
    }

    enum Body: Sendable {
        case ofRun(@Sendable (RunContext) throws -> Void)
        case ofScenario(@Sendable (ScenarioWorld) throws -> Void)
    }

    public let kind: Kind
    /// For the reports; nil where it was given none.
    public let name: String?
    /// The scenarios it is for, as it was written; nil for all.
    public let tagExpression: String?
    public let place: StepDefinition.Place
    let tags: TagExpression?
    let body: Body

    /// Whether it runs around a scenario with these tags.
    func concerns(_ pickle: Pickle) -> Bool {
        tags?.evaluate(pickle.tags.map(\.name)) ?? true
    }

    /// `Before hook “A named hook”`
    public var title: String {
        let words =
            switch kind {
            case .beforeTestRun: "BeforeAll hook"
            case .afterTestRun: "AfterAll hook"
            case .beforeTestCase: "Before hook"
            case .afterTestCase: "After hook"
            }
        return name.map { "\(words) “\($0)”" } ?? words
    }
}

import CucumberGherkin
public import ScenarioReports

/// What runs around scenarios, or around the whole run.
///
/// Hooks before run in the order of their definition, those after in the reverse of it. A scenario's after hooks always
/// run; its before hooks stop with the first that does not pass, and the steps with them.
public struct Hook: Sendable {
    enum Body: Sendable {
        case ofRun(@Sendable (RunContext) throws -> Void)
        case ofScenario(@Sendable (ScenarioWorld) throws -> Void)
    }

    public let kind: RunHook.Kind
    /// For the reports; nil where it was given none.
    public let name: String?
    /// The scenarios it is for, as it was written; nil for all.
    public let tagExpression: String?
    public let place: SourcePlace
    let tags: TagExpression?
    let body: Body

    /// Whether it runs around a scenario with these tags.
    func concerns(_ tags: [String]) -> Bool {
        self.tags?.evaluate(tags) ?? true
    }
}

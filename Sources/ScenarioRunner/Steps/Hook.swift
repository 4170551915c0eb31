import CucumberGherkin
public import ScenarioReports

/// A hook around steps, scenarios, or the whole run.
///
/// Before hooks run in the order of their definition, after hooks in reverse. A scenario's after hooks always run. The first
/// before hook that does not pass stops the others and the steps.
public struct Hook: Sendable {
    enum Body: Sendable {
        case ofRun(@Sendable (RunContext) throws -> Void)
        case ofScenario(@Sendable (ScenarioWorld) throws -> Void)
        case ofStep(@Sendable (ScenarioWorld, HookedStep) throws -> Void)
    }

    /// When it runs.
    public let kind: RunHook.Kind
    /// For the reports; nil where it has none.
    public let name: String?
    /// The tag expression of its scenarios; nil for all.
    public let tagExpression: String?
    /// Where it is defined.
    public let location: FileLocation
    let tags: TagExpression?
    let body: Body

    /// Whether it runs around a scenario with these tags, or around its steps.
    func concerns(_ tags: [String]) -> Bool {
        self.tags?.evaluate(tags) ?? true
    }
}

import CucumberGherkin
import ScenarioReports

/// Hooks around steps, scenarios and the run.
extension StepLibrary {
    /// Runs before the steps of each scenario, in the order of definition.
    ///
    /// - Parameters:
    ///   - name: for the reports.
    ///   - tags: a tag expression, `@lent and not @réseau`: only matching scenarios have the hook.
    ///   - body: throws ``StepSkipped`` to leave the scenario out; any other error makes it fail.
    public mutating func before(
        _ name: String? = nil,
        tags: String? = nil,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (ScenarioWorld) throws -> Void
    ) {
        add(.beforeTestCase, name, tags, FileLocation(file: file, line: line), .ofScenario(body))
    }

    /// Runs after the steps of each scenario, whether they passed or not, last defined first.
    ///
    /// - Parameters:
    ///   - name: for the reports.
    ///   - tags: a tag expression: only matching scenarios have the hook.
    ///   - body: an error makes the scenario fail.
    public mutating func after(
        _ name: String? = nil,
        tags: String? = nil,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (ScenarioWorld) throws -> Void
    ) {
        add(.afterTestCase, name, tags, FileLocation(file: file, line: line), .ofScenario(body))
    }

    /// Runs before each step of a script that runs, in the order of definition. A phrase is one step.
    ///
    /// - Parameters:
    ///   - name: for the reports.
    ///   - tags: a tag expression: only the steps of matching scenarios have the hook.
    ///   - body: an error makes the step fail, which does not run then; ``StepSkipped`` leaves out the rest of the scenario.
    public mutating func beforeStep(
        _ name: String? = nil,
        tags: String? = nil,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (ScenarioWorld, HookedStep) throws -> Void
    ) {
        add(.beforeTestStep, name, tags, FileLocation(file: file, line: line), .ofStep(body))
    }

    /// Runs after each step of a script that ran, whether it passed or not, last defined first.
    ///
    /// - Parameters:
    ///   - name: for the reports.
    ///   - tags: a tag expression: only the steps of matching scenarios have the hook.
    ///   - body: an error makes a step fail that passed.
    public mutating func afterStep(
        _ name: String? = nil,
        tags: String? = nil,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (ScenarioWorld, HookedStep) throws -> Void
    ) {
        add(.afterTestStep, name, tags, FileLocation(file: file, line: line), .ofStep(body))
    }

    /// Runs once, before the first scenario. If it fails, no scenario of its product runs, and the run fails. If it throws
    /// ``StepSkipped``, they are left out, which is not a failure.
    public mutating func beforeAll(
        _ name: String? = nil,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (RunContext) throws -> Void
    ) {
        add(.beforeTestRun, name, nil, FileLocation(file: file, line: line), .ofRun(body))
    }

    /// Runs once, after the last scenario, last defined first, whatever happened before.
    public mutating func afterAll(
        _ name: String? = nil,
        file: String = #fileID,
        line: Int = #line,
        _ body: @escaping @Sendable (RunContext) throws -> Void
    ) {
        add(.afterTestRun, name, nil, FileLocation(file: file, line: line), .ofRun(body))
    }

    private mutating func add(
        _ kind: RunHook.Kind,
        _ name: String?,
        _ tagExpression: String?,
        _ location: FileLocation,
        _ body: Hook.Body
    ) {
        do throws(TagExpressionError) {
            let tags = try tagExpression.map { source throws(TagExpressionError) in try TagExpression(source) }
            add(Hook(kind: kind, name: name, tagExpression: tagExpression, location: location, tags: tags, body: body))
        } catch {
            add(StepDefinitionError(location: location, fact: "the hook's tags: \(error.message)"))
        }
    }
}

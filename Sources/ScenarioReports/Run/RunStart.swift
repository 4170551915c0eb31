public import CucumberGherkin

/// What a run is about to do.
public struct RunStart: Sendable {
    /// The feature files with selected scenarios, in the order of the products and of their paths.
    public var features: [LoadedFeature]
    /// Errors of files that could not be read. The other files run.
    public var errors: [GherkinError]
    /// The texts of the files with errors.
    public var filesWithErrors: [GherkinSource]
    /// The steps, hooks and parameter types, in the order of their definition.
    package var definitions: [RunDefinition]
    /// Whether steps are matched but not run.
    public var isDryRun: Bool
    /// The order in which the scenarios run.
    public var order: RunOrder
    /// The shards it consists of; empty for all scenarios.
    public var shards: [Shard]
    /// The command that runs scenarios again when their locations are appended.
    public var command: String
    /// The start on the wall clock, as ISO 8601, for the HTML report; nil where no report shows it.
    public var startedAt: String?
    /// How many of the slowest scenarios a summary lists, by their time on the wall clock.
    public var slowestCount: Int
    /// The CI build that the run is part of; nil where there is none.
    public var ci: CIBuild?

    public static let plainCommand = "./appshell run"

    package init(
        features: [LoadedFeature],
        errors: [GherkinError] = [],
        filesWithErrors: [GherkinSource] = [],
        definitions: [RunDefinition] = [],
        isDryRun: Bool = false,
        order: RunOrder = .defined,
        shards: [Shard] = [],
        command: String = RunStart.plainCommand,
        startedAt: String? = nil,
        slowestCount: Int = 0,
        ci: CIBuild? = nil
    ) {
        self.features = features
        self.errors = errors
        self.filesWithErrors = filesWithErrors
        self.definitions = definitions
        self.isDryRun = isDryRun
        self.order = order
        self.shards = shards
        self.command = command
        self.startedAt = startedAt
        self.slowestCount = slowestCount
        self.ci = ci
    }
}

public import CucumberGherkin

/// What a run is about to do.
public struct RunStart: Sendable {
    /// Feature files with scenarios that were selected, in the order of the run's products and of their paths.
    public var features: [LoadedFeature]
    /// Faults of files that could not be read; the others run nevertheless.
    public var errors: [GherkinError]
    /// The texts of those files.
    public var faulty: [GherkinSource]
    /// The vocabulary: steps, hooks and parameter types, in the order of their definition.
    public var definitions: [RunDefinition]
    /// Steps are matched, and none is run.
    public var isDryRun: Bool
    /// In which the scenarios run.
    public var order: RunOrder
    /// The parts of the scenarios that it has; none: all of them.
    public var shards: [Shard]
    /// What runs scenarios of this run again, where places follow it.
    public var command: String
    /// The wall clock, as ISO 8601; nil where the run is not to tell. Only the HTML report and usage show it.
    public var startedAt: String?
    /// The build of a CI server that it is part of; nil where it is of none.
    public var ci: CIBuild?

    public static let plainCommand = "./appshell run"

    public init(
        features: [LoadedFeature],
        errors: [GherkinError] = [],
        faulty: [GherkinSource] = [],
        definitions: [RunDefinition] = [],
        isDryRun: Bool = false,
        order: RunOrder = .defined,
        shards: [Shard] = [],
        command: String = RunStart.plainCommand,
        startedAt: String? = nil,
        ci: CIBuild? = nil
    ) {
        self.features = features
        self.errors = errors
        self.faulty = faulty
        self.definitions = definitions
        self.isDryRun = isDryRun
        self.order = order
        self.shards = shards
        self.command = command
        self.startedAt = startedAt
        self.ci = ci
    }
}

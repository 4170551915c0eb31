import BenchKit

/// A group of rows of the report.
protocol BenchGroup {
    /// What `--only` names.
    static var name: String { get }

    /// Measures, and adds its rows.
    static func run(with meter: Meter, into report: inout Report) async throws
}

enum BenchGroups {
    static var all: [any BenchGroup.Type] {
        [
            LinkMatchGroup.self, LinkToRouteGroup.self, PayloadGroup.self, TableGroup.self, CompositionGroup.self,
            NavigationGroup.self, StorageGroup.self, MadiniaGroup.self, PiTrainerGroup.self, GherkinGroup.self,
            StepsGroup.self, RunnerGroup.self,
        ]
    }
}

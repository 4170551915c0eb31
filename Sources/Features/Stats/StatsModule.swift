public import AppShell

/// The history of sessions with its records, charts and exports.
public struct StatsModule: FeatureModule {
    public let id = "stats"
    private let stats: Stats
    private let link: String?

    /// - Parameters:
    ///   - stats: the product tells it of finished sessions.
    ///   - link: the pattern of a link that leads to the history: `pitrainer://stats`; nil: only screens do.
    public init(stats: Stats, link: String? = nil) {
        self.stats = stats
        self.link = link
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner("@appshell/stats", contract: "No finished session is lost; exports hold all of them")
        let stats = stats
        contributions.start { start in stats.begin(in: start.tasks) }
        contributions.destination(StatsHistory.self, placement: .stack, isInternal: link == nil) { _, context in
            StatsHistoryScreen(stats: stats, context: context)
        }
        if let link { contributions.link(link, to: StatsHistory.self) }
        for key in [PersonalBestStore.key, HistoryStore.key, HistoryStore.mapKey] { contributions.store(key) }
        for constant in stats.constants { contributions.store(IntervalStore.key(of: constant.id)) }
        // What could not be kept before.
        contributions.task(on: .background) { await stats.keepUnsaved() }
        contributions.task(on: .foreground) { await stats.keepUnsaved() }
    }
}

/// The history.
public struct StatsHistory: PlainDestination {
    public static let name = "stats.history"

    public init() {}
}

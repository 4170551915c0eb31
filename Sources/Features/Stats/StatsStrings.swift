public import AppShell

/// Everything the statistics say, in the product's words. Numbers and dates come written as the person writes them.
public struct StatsStrings: Sendable {
    public var title: String
    public var loading: String
    public var retry: String
    public var errors: StorageErrorStrings
    /// Under a storage's error: what could not be kept is tried again.
    public var unsaved: String
    /// Takes how many sessions can't be read.
    public var unreadableSessions: @Sendable (Int) -> String
    public var unreadableRecords: String
    public var damagedHistory: String

    public var records: StatsRecordStrings
    public var progress: StatsProgressStrings
    public var errorMap: StatsErrorMapStrings
    public var history: StatsHistoryStrings
    public var export: StatsExportStrings

    public init(
        title: String,
        loading: String,
        retry: String,
        errors: StorageErrorStrings,
        unsaved: String,
        unreadableSessions: @escaping @Sendable (Int) -> String,
        unreadableRecords: String,
        damagedHistory: String,
        records: StatsRecordStrings,
        progress: StatsProgressStrings,
        errorMap: StatsErrorMapStrings,
        history: StatsHistoryStrings,
        export: StatsExportStrings
    ) {
        self.title = title
        self.loading = loading
        self.retry = retry
        self.errors = errors
        self.unsaved = unsaved
        self.unreadableSessions = unreadableSessions
        self.unreadableRecords = unreadableRecords
        self.damagedHistory = damagedHistory
        self.records = records
        self.progress = progress
        self.errorMap = errorMap
        self.history = history
        self.export = export
    }
}

/// A count and how it is written: 1234 and `1 234`.
public struct StatsCount: Hashable, Sendable {
    public let value: Int
    public let text: String

    public init(_ value: Int, text: String) {
        self.value = value
        self.text = text
    }
}

/// Of the personal bests.
public struct StatsRecordStrings: Sendable {
    public var heading: String
    /// Takes the score, the day and the speed, such as `3,2 CPS`; nil where that could not be measured.
    public var best: @Sendable (_ score: StatsCount, _ day: String, _ speed: String?) -> String
    /// Of a constant without one.
    public var none: String

    public init(
        heading: String,
        best: @escaping @Sendable (_ score: StatsCount, _ day: String, _ speed: String?) -> String,
        none: String
    ) {
        self.heading = heading
        self.best = best
        self.none = none
    }
}

/// Of the scores in time.
public struct StatsProgressStrings: Sendable {
    public var heading: String
    /// What the scores are counted in.
    public var unit: String
    /// What the curve shows, for whoever does not see it.
    public var summary:
        @Sendable (_ first: StatsCount, _ last: StatsCount, _ best: StatsCount, _ sessions: StatsCount) -> String
    /// In place of a curve, while there are fewer than two sessions.
    public var tooFew: String

    public init(
        heading: String,
        unit: String,
        summary:
            @escaping @Sendable (
                _ first: StatsCount, _ last: StatsCount, _ best: StatsCount, _ sessions: StatsCount
            ) -> String,
        tooFew: String
    ) {
        self.heading = heading
        self.unit = unit
        self.summary = summary
        self.tooFew = tooFew
    }
}

/// Of where errors are made.
public struct StatsErrorMapStrings: Sendable {
    public var heading: String
    /// Takes the constant's title.
    public var label: @Sendable (String) -> String
    public var unit: String
    /// What the map shows, for whoever does not see it: the first and the last decimal of the block with the most
    /// errors, and how many.
    public var summary: @Sendable (_ first: StatsCount, _ last: StatsCount, _ errors: StatsCount) -> String
    public var none: String

    public init(
        heading: String,
        label: @escaping @Sendable (String) -> String,
        unit: String,
        summary: @escaping @Sendable (_ first: StatsCount, _ last: StatsCount, _ errors: StatsCount) -> String,
        none: String
    ) {
        self.heading = heading
        self.label = label
        self.unit = unit
        self.summary = summary
        self.none = none
    }
}

/// Of the list of sessions.
public struct StatsHistoryStrings: Sendable {
    public var heading: String
    /// The filter's label, and its option for all constants.
    public var constant: String
    public var all: String
    public var mode: String
    /// Takes a mode as entries have it.
    public var modeTitle: @Sendable (String) -> String
    public var score: String
    public var decimals: @Sendable (StatsCount) -> String
    public var speed: String
    /// Takes a number with one decimal: `3,2`.
    public var digitsPerSecond: @Sendable (String) -> String
    public var errors: String
    public var reveals: String
    public var bestStreak: String
    public var empty: String
    public var emptyMessage: String
    /// Of a constant without sessions.
    public var nothing: String

    public init(
        heading: String,
        constant: String,
        all: String,
        mode: String,
        modeTitle: @escaping @Sendable (String) -> String,
        score: String,
        decimals: @escaping @Sendable (StatsCount) -> String,
        speed: String,
        digitsPerSecond: @escaping @Sendable (String) -> String,
        errors: String,
        reveals: String,
        bestStreak: String,
        empty: String,
        emptyMessage: String,
        nothing: String
    ) {
        self.heading = heading
        self.constant = constant
        self.all = all
        self.mode = mode
        self.modeTitle = modeTitle
        self.score = score
        self.decimals = decimals
        self.speed = speed
        self.digitsPerSecond = digitsPerSecond
        self.errors = errors
        self.reveals = reveals
        self.bestStreak = bestStreak
        self.empty = empty
        self.emptyMessage = emptyMessage
        self.nothing = nothing
    }
}

/// Of the exports.
public struct StatsExportStrings: Sendable {
    public var heading: String
    public var csv: String
    public var json: String
    /// Over the system's sheet.
    public var title: String
    /// Of the file, without its ending.
    public var fileName: String

    public init(heading: String, csv: String, json: String, title: String, fileName: String) {
        self.heading = heading
        self.csv = csv
        self.json = json
        self.title = title
        self.fileName = fileName
    }
}

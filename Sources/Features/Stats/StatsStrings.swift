public import AppShell

/// Everything the statistics say, in the product's words. Numbers and dates come written as the person writes them.
public protocol StatsStrings: Sendable {
    var title: String { get }
    var loading: String { get }
    var retry: String { get }
    var errors: StorageErrorStrings { get }
    /// Under a storage's error: what could not be kept is tried again.
    var unsaved: String { get }
    /// Takes how many sessions can't be read.
    func unreadableSessions(_ count: Int) -> String
    var unreadableRecords: String { get }
    var damagedHistory: String { get }

    // Of the personal bests.
    var recordsHeading: String { get }
    /// Takes the score, the day and the speed, such as `3,2 CPS`; nil where that could not be measured.
    func record(_ score: StatsCount, _ day: String, _ speed: String?) -> String
    /// Of a constant without one.
    var noRecord: String { get }

    // Of the scores in time.
    var progressHeading: String { get }
    /// What the scores are counted in.
    var progressUnit: String { get }
    /// What the curve shows, for whoever does not see it.
    func progressSummary(_ first: StatsCount, _ last: StatsCount, _ best: StatsCount, _ sessions: StatsCount) -> String
    /// In place of a curve, while there are fewer than two sessions.
    var tooFew: String { get }

    // Of where errors are made.
    var errorMapHeading: String { get }
    /// Takes the constant's title.
    func errorMapLabel(_ constant: String) -> String
    var errorMapUnit: String { get }
    /// What the map shows, for whoever does not see it: the first and the last decimal of the block with the most
    /// errors, and how many.
    func errorMapSummary(_ first: StatsCount, _ last: StatsCount, _ errors: StatsCount) -> String
    var noErrors: String { get }

    // Of the list of sessions.
    var historyHeading: String { get }
    /// The filter's label, and its option for all constants.
    var constant: String { get }
    var allConstants: String { get }
    var mode: String { get }
    /// Takes a mode as entries have it.
    func modeTitle(_ mode: String) -> String
    var score: String { get }
    func decimals(_ count: StatsCount) -> String
    var speed: String { get }
    /// Takes a number with one decimal: `3,2`.
    func digitsPerSecond(_ number: String) -> String
    var errorCount: String { get }
    var reveals: String { get }
    var bestStreak: String { get }
    var empty: String { get }
    var emptyMessage: String { get }
    /// Of a constant without sessions.
    var nothingOfConstant: String { get }

    // Of the exports.
    var exportHeading: String { get }
    var exportCsv: String { get }
    var exportJson: String { get }
    /// Over the system's sheet.
    var exportTitle: String { get }
    /// Of the file, without its ending.
    var exportFileName: String { get }
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

public import AppShell
public import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What sessions leave behind: a history of the most recent ones, personal bests, and where errors are made.
///
/// Calls return at once; writing continues as long as the app runs. Not Sendable: it lives with the modules.
///
/// ```swift
/// let stats = Stats(constants: [StatsConstant(id: "pi", title: "Pi")], strings: …, environment: environment)
/// let isBest = stats.record(entry, intervals: [250, 310], countsForRecord: true)
/// ```
@Observable
public final class Stats {
    /// Of the history, which is read when it is first needed.
    enum Phase {
        case idle, loading, loaded
        case failed(StorageError)
    }

    private(set) var phase = Phase.idle
    /// Counts what changed in what is kept.
    private(set) var changes = 0
    /// Why the last read or write failed; nothing in memory is lost.
    public private(set) var storageIssue: StorageError?

    @ObservationIgnored let constants: [StatsConstant]
    @ObservationIgnored let strings: any StatsStrings
    @ObservationIgnored let environment: AppEnvironment
    /// Read when it is first needed.
    @ObservationIgnored private lazy var records = PersonalBestStore(values: environment.storage.values)
    @ObservationIgnored private let history: HistoryStore
    @ObservationIgnored private let intervals: IntervalStore
    @ObservationIgnored private let latest = LatestWork()
    @ObservationIgnored private var tasks: TaskScope?
    @ObservationIgnored private var isWorkWaiting = false
    @ObservationIgnored private var sorted: (changes: Int, entries: [StatsEntry])?
    /// Shared by the screens that show it, one after the other.
    @ObservationIgnored let drawn = StatsDrawn()
    @ObservationIgnored private var lastDrawing: StatsDrawing?

    /// - Parameter constants: in the order in which they are shown.
    public init(constants: [StatsConstant], strings: any StatsStrings, environment: AppEnvironment) {
        self.constants = constants
        self.strings = strings
        self.environment = environment
        history = HistoryStore(storage: environment.storage)
        intervals = IntervalStore(documents: environment.storage.documents)
    }

    /// In the zone where the phone is now.
    var drawing: StatsDrawing {
        if let lastDrawing, lastDrawing.texts.timeZone == environment.formats.timeZone.identifier { return lastDrawing }
        let drawing = StatsDrawing(constants: constants, strings: strings, formats: environment.formats)
        drawn.forget()
        lastDrawing = drawing
        return drawing
    }

    // MARK: What happens elsewhere

    /// A session has ended. In memory at once, on the disk behind (PI-FR13); the same one twice counts once.
    ///
    /// - Parameters:
    ///   - intervals: between its keys, in milliseconds, all of them: kept if it is the personal best.
    ///   - countsForRecord: whether it may be one: strict sessions only. One without a correct digit never is.
    /// - Returns: whether its score is higher than every one before.
    @discardableResult
    public func record(_ entry: StatsEntry, intervals: [UInt32], countsForRecord: Bool) -> Bool {
        let entry = entry.normalised
        let before = best(of: entry.constantID)
        let isBest = countsForRecord && records.offer(PersonalBest(entry), of: entry.constantID)
        if isBest { self.intervals.keep(intervals, of: entry.constantID, id: entry.id) }
        let isNew = history.add(entry)
        if isBest || isNew {
            changes += 1
            start()
        }
        return isBest && entry.score > (before?.score ?? 0)
    }

    // MARK: What is known

    /// The best session of a constant, over all sessions ever; nil where there is none.
    public func best(of constantID: String) -> PersonalBest? {
        _ = changes
        return records.bests.bests[constantID]
    }

    /// Between the keys of the best session of a constant, in milliseconds; nil where there is none.
    public func bestIntervals(of constantID: String) async throws(StorageError) -> [UInt32]? {
        guard let best = best(of: constantID) else { return nil }
        return try await intervals.intervals(of: constantID, id: best.id)
    }

    /// The most recent sessions, the newest first, ``SessionLog/capacity`` at most.
    var entries: [StatsEntry] {
        // When somebody looks: a session that ends must not wait for it.
        if let sorted, sorted.changes == changes { return sorted.entries }
        let entries = history.log.latest
        sorted = (changes, entries)
        return entries
    }

    var errorMap: ErrorMap { history.map }

    /// What could not be read back, and is not shown.
    var unreadable: (sessions: Int, records: Bool, isHistoryDamaged: Bool) {
        let bests = records.bests
        let isHistoryDamaged = history.isDamaged || history.isMapUnreadable
        return (history.skipped, bests.isUnreadable || !bests.unreadable.isEmpty, isHistoryDamaged)
    }

    // MARK: The life of the app

    /// Reads the personal bests; from then on, background work lives as long as the app.
    func begin(in tasks: TaskScope) {
        self.tasks = tasks
        readRecords()
        if isWorkWaiting { start() }
    }

    func readRecords() { storageIssue = records.issue }

    /// Reads the history, unless it was, and keeps what is not kept yet.
    func catchUp() async {
        await latest { await self.pass() }
    }

    /// Tries again what could not be kept.
    func keepUnsaved() async {
        guard records.isDirty || history.hasUnsaved || intervals.hasUnsaved else { return }
        await catchUp()
    }

    /// The same as ``catchUp()``, with the life of the app: it must not end with the screen that asked.
    func load() async {
        guard let tasks else { return await catchUp() }
        await tasks { await self.catchUp() }?.value
    }

    private func start() {
        isWorkWaiting = tasks == nil
        tasks? { await self.catchUp() }
    }

    private func pass() async {
        // The records first: they are what nothing else tells.
        let bests = records.bests.bests
        await records.save()
        if records.bests.bests != bests { changes += 1 }
        if !history.isLoaded {
            phase = .loading
            await history.load()
            // Where it failed a session waits for the next occasion; what can be kept all the same is.
            phase = history.isLoaded ? .loaded : history.issue.map { .failed($0) } ?? .idle
            changes += 1
        }
        if history.isLoaded { await history.save() }
        await intervals.save()
        let issue = records.issue ?? history.issue ?? intervals.issue
        if issue != storageIssue { storageIssue = issue }
    }
}

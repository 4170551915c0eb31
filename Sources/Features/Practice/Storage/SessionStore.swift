import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Keeps a running session's safety copy: a journal that is opened before the first key, to which what is new is added
/// at most once a second, and which is emptied when the session has ended.
///
/// A crash loses what was not yet acknowledged. A storage that fails never holds a session up: its error is here, for
/// the screens to say. The journal is used by one operation at a time, in the order in which they were asked for.
@Observable
final class SessionStore {
    static let key = StoredKey("practice.session")
    static let interval = Duration.seconds(1)

    /// A session that was cut short, until it goes on or is filed.
    private(set) var interrupted: PracticeResult?
    /// Why what a session left could not be read.
    private(set) var readError: StorageError?
    /// Why the safety copy of the last session is not whole, or not gone.
    private(set) var writeError: StorageError?

    @ObservationIgnored var tasks: TaskScope?
    @ObservationIgnored private let journals: any JournalStore
    @ObservationIgnored private let clock: any AppClock
    /// Known once it was read.
    @ObservationIgnored private var journal: (any Journal)?
    /// Whether the journal is known to be empty, so that nothing is to be done before a session.
    @ObservationIgnored private var isEmpty = false
    /// The session that is written down.
    @ObservationIgnored private var run: PracticeRun?
    /// What was written of the session that ran last.
    @ObservationIgnored private var series: CheckpointSeries?
    @ObservationIgnored private var isScheduled = false
    /// The operation that was asked for last.
    @ObservationIgnored private var lastOperation: Task<Void, Never>?

    init(environment: AppEnvironment) {
        journals = environment.storage.journals
        clock = environment.clock
    }

    // MARK: Before a session

    /// Finds out whether a session was cut short, unless that is known.
    ///
    /// - Parameters:
    ///   - finished: the id of the last session that is known to have ended: it was not cut short.
    ///   - file: takes one that is found too late to be offered: another one runs, or is on offer.
    func load(finished: String?, file: @escaping (PracticeResult) -> Void) {
        enqueue { await self.read(finished: finished, file: file) }
    }

    /// Makes the journal ready for a new session. One that was cut short stays in it, and on offer, until the new one's
    /// first key.
    func prepare(finished: String?, file: @escaping (PracticeResult) -> Void) {
        writeError = nil
        enqueue {
            await self.read(finished: finished, file: file)
            if self.interrupted == nil, self.run == nil { await self.empty() }
        }
    }

    /// Takes the session that was cut short off the offer, because it is filed; the journal is emptied.
    func takeInterrupted() -> PracticeResult? {
        guard let interrupted else { return nil }
        self.interrupted = nil
        isEmpty = false
        enqueue { await self.empty() }
        return interrupted
    }

    // MARK: While it runs

    /// The first key of a session was struck. What the journal has of another one stays there, before this one's records.
    ///
    /// - Returns: that other session, to be filed: it is not on offer any more.
    func begin(_ run: PracticeRun) -> PracticeResult? {
        self.run = run
        isEmpty = false
        let earlier = interrupted
        interrupted = nil
        let isSame = earlier?.id == run.id
        // One that was left in this launch goes on with the series that it has.
        if series?.id != run.id {
            series = CheckpointSeries(id: run.id, from: isSame ? CheckpointMark(run.engine) : CheckpointMark())
        }
        return isSame ? nil : earlier
    }

    /// Something has changed: within a second it is in the journal. Costs nothing while a record is due already.
    func change() {
        guard !isScheduled, run != nil, let tasks else { return }
        isScheduled = true
        tasks {
            try? await self.clock.sleep(for: Self.interval, purpose: "the saving of the session")
            self.isScheduled = false
            self.checkpoint()
        }
    }

    /// Writes what is new now: the app goes to the background.
    func checkpoint() {
        guard let run, CheckpointMark(run.engine) != series?.written else { return }
        enqueue { await self.write(run) }
    }

    /// Waits for the operations requested so far.
    func settle() async { await lastOperation?.value }

    /// The session has ended, and was handed on. That is written down before the journal is emptied: a crash in between
    /// offers neither it nor the one before.
    func end() {
        guard let run else { return }
        self.run = nil
        enqueue {
            if self.series?.id == run.id { self.series = nil }
            await self.append(Checkpoint(run, in: nil))
            await self.empty()
        }
    }

    /// The session's screen is gone, and the session may go on later.
    func leave() {
        guard let run else { return }
        checkpoint()
        self.run = nil
        interrupted = run.result
    }

    // MARK: The journal

    private func enqueue(_ operation: @escaping () async -> Void) {
        let previous = lastOperation
        lastOperation = tasks? {
            await previous?.value
            await operation()
        }
    }

    private func read(finished: String?, file: (PracticeResult) -> Void) async {
        guard journal == nil else { return }
        do throws(StorageError) {
            let journal = try await journals.journal(for: Self.key)
            let reading = try await CheckpointReading.read(journal)
            readError = reading.error
            // The journal is emptied at the end of a session: without a copy it stays unknown, and is read another time.
            if reading.error != nil { try await setAsideUnreadable(of: journal) }
            self.journal = journal
            guard let found = reading.session, found.id != finished else {
                if reading.isFinished || reading.session != nil { await empty() }
                return
            }
            if run == nil, interrupted == nil { interrupted = found } else { file(found) }
        } catch {
            readError = error
        }
    }

    /// Copies only the records that can't be decoded: the others differ at each launch, and so would the copies.
    private func setAsideUnreadable(of journal: any Journal) async throws(StorageError) {
        let records = try await journal.records(in: 0..<journal.count)
        try await journals.setAside(records.filter { Checkpoint(record: $0) == nil }, of: Self.key)
    }

    private func empty() async {
        guard !isEmpty else { return }
        do throws(StorageError) {
            if let journal {
                try await journal.replaceAll(with: [])
            } else if readError?.isLasting == true {
                journal = try await journals.journal(for: Self.key, replacingAllWith: [])
            } else {
                // It may hold a session, and may be read another time.
                writeError = readError
                return
            }
            isEmpty = run == nil
            readError = nil
        } catch {
            writeError = error
        }
    }

    private func write(_ run: PracticeRun) async {
        guard let series, series.id == run.id else { return }
        let written = CheckpointMark(run.engine)
        guard await append(Checkpoint(run, in: series)) else { return }
        if self.series?.id == run.id { self.series?.add(written) }
    }

    /// - Returns: whether it is there.
    @discardableResult
    private func append(_ checkpoint: Checkpoint) async -> Bool {
        // No file is opened between two keys: what could not be opened before stays closed.
        guard let journal else { return false }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let record = try? encoder.encode(checkpoint) else { return false }
        do throws(StorageError) {
            try await journal.append(Array(record))
            writeError = nil
            return true
        } catch {
            writeError = error
            return false
        }
    }
}

extension StorageError {
    /// Whether no other try will read what is stored: it may be replaced.
    fileprivate var isLasting: Bool {
        switch self {
        case .damaged, .unreadable, .olderSchema: true
        case .newerSchema, .inUse, .system, .unacceptable: false
        }
    }
}

import AppShell
import Observation

/// Keeps a running session's safety copy: a journal that is opened before the first key, to which what is new is added
/// at most once a second, and which is emptied when the session has ended.
///
/// A crash loses what was not yet acknowledged. A storage that fails never holds a session up: what it said is here, for
/// the screens to tell. Work on the journal is done one after the other, in the order in which it was asked for.
@Observable
final class SessionStore {
    static let key = StoredKey("practice.session")
    static let interval = Duration.seconds(1)

    /// A session that was cut short, until it goes on or is filed.
    private(set) var interrupted: InterruptedSession?
    /// Why what a session left could not be read; nil where all is well.
    private(set) var readError: StorageError?
    /// Why the safety copy of the last session is not whole, or not gone; nil where all is well.
    private(set) var writeError: StorageError?

    @ObservationIgnored var tasks: AppTasks?
    @ObservationIgnored private let journals: any JournalStore
    @ObservationIgnored private let clock: any AppClock
    /// There once it was read.
    @ObservationIgnored private var journal: (any Journal)?
    /// Whether the journal is known to be empty, so that nothing is to be done before a session.
    @ObservationIgnored private var isEmpty = false
    @ObservationIgnored private var run: PracticeRun?
    /// What was written of the session that ran last.
    @ObservationIgnored private var series: CheckpointSeries?
    @ObservationIgnored private var isScheduled = false
    @ObservationIgnored private var work: [() async -> Void] = []
    @ObservationIgnored private var isWorking = false

    init(environment: AppEnvironment) {
        journals = environment.storage.journals
        clock = environment.clock
    }

    // MARK: Before a session

    /// Finds out whether a session was cut short, unless it is known.
    ///
    /// - Parameters:
    ///   - finished: the id of the last session that is known to have ended: it was not.
    ///   - file: takes one that is found too late to be offered: another one runs, or has the offer's place.
    func load(finished: String?, file: @escaping (InterruptedSession) -> Void) {
        enqueue { await self.read(finished: finished, file: file) }
    }

    /// Makes the journal ready for a new session. One that was cut short stays in it, and on offer, until the new one's
    /// first key: so far a screen was looked at.
    func prepare(finished: String?, file: @escaping (InterruptedSession) -> Void) {
        writeError = nil
        enqueue {
            await self.read(finished: finished, file: file)
            if self.interrupted == nil, self.run == nil { await self.empty() }
        }
    }

    /// Takes the session that was cut short off the offer, because it is filed; the journal is emptied.
    func takeInterrupted() -> InterruptedSession? {
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
    func begin(_ run: PracticeRun) -> InterruptedSession? {
        self.run = run
        isEmpty = false
        let earlier = interrupted
        interrupted = nil
        let isSame = earlier?.id == run.id
        // One that was left by this very app goes on with the series that it has.
        if series?.id != run.id {
            let mark = isSame ? earlier.map { CheckpointMark($0.counts) } : nil
            series = CheckpointSeries(id: run.id, from: mark ?? CheckpointMark())
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

    /// The session has ended, and was handed on. That is written down before anything goes: a crash in between offers
    /// neither it nor the one before.
    func end() {
        guard let run else { return }
        self.run = nil
        enqueue {
            await self.close(run)
            await self.empty()
        }
    }

    /// The session's screen is gone, and the session may go on later.
    func leave() {
        guard let run else { return }
        checkpoint()
        self.run = nil
        interrupted = run.interrupted
    }

    // MARK: The journal

    private func enqueue(_ operation: @escaping () async -> Void) {
        // It would never be done, and the book and what it has to do would hold each other for good.
        if let tasks, tasks.hasEnded { return }
        work.append(operation)
        guard !isWorking, let tasks else { return }
        isWorking = true
        tasks { await self.drain() }
    }

    private func drain() async {
        while !work.isEmpty {
            let operation = work.removeFirst()
            await operation()
        }
        isWorking = false
    }

    private func read(finished: String?, file: (InterruptedSession) -> Void) async {
        guard journal == nil else { return }
        do throws(StorageError) {
            let journal = try await journals.journal(for: Self.key)
            let reading = try await CheckpointReading.read(journal)
            self.journal = journal
            readError = reading.fault
            guard let found = reading.session, found.id != finished else {
                if reading.isFinished || reading.session != nil { await empty() }
                return
            }
            if run == nil, interrupted == nil { interrupted = found } else { file(found) }
        } catch {
            readError = error
        }
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
        let next = CheckpointMark(run.engine)
        guard await append(Checkpoint(run, in: series)) else { return }
        if self.series?.id == run.id { self.series?.add(next) }
    }

    private func close(_ run: PracticeRun) async {
        if series?.id == run.id { series = nil }
        await append(Checkpoint(finished: run))
    }

    /// - Returns: whether it is there.
    @discardableResult
    private func append(_ checkpoint: Checkpoint) async -> Bool {
        // No file is opened between two keys: what could not be opened before stays closed.
        guard let journal else { return false }
        do throws(StorageError) {
            try await journal.append(try StoredJSON.bytes(of: checkpoint, for: Self.key))
            writeError = nil
            return true
        } catch {
            writeError = error
            return false
        }
    }
}

extension StorageError {
    /// Whether another try can't give what is stored: it may be replaced.
    fileprivate var isLasting: Bool {
        switch self {
        case .damaged, .olderSchema: true
        case .newerSchema, .inUse, .system, .unacceptable: false
        }
    }
}

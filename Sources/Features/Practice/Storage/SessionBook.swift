import AppShell
import Observation

/// Keeps a running session's safety copy: a journal that is opened before the first key, to which what is new is added
/// at most once a second, and which is emptied when the session has ended.
///
/// A crash loses what was not yet acknowledged. A storage that fails never holds a session up: what it said is here, for
/// the screens to tell. Work on the journal is done one after the other, in the order in which it was asked for.
@Observable
final class SessionBook {
    static let key = StoredKey("practice.session")
    static let interval = Duration.seconds(1)

    /// A session that was cut short, until it goes on or is filed.
    private(set) var interrupted: InterruptedSession?
    /// Why what a session left could not be read; nil where all is well.
    private(set) var readFault: StorageError?
    /// Why the safety copy of the last session is not whole, or not gone; nil where all is well.
    private(set) var writeFault: StorageError?

    @ObservationIgnored var tasks: AppTasks?
    @ObservationIgnored private let journals: any JournalStore
    @ObservationIgnored private let clock: any AppClock
    @ObservationIgnored private var journal: (any Journal)?
    @ObservationIgnored private var isRead = false
    /// Whether the journal is there and empty, so that nothing is to be made before a session.
    @ObservationIgnored private var isEmpty = false
    @ObservationIgnored private var run: PracticeRun?
    @ObservationIgnored private var mark = CheckpointMark()
    @ObservationIgnored private var isScheduled = false
    @ObservationIgnored private var work: [() async -> Void] = []
    @ObservationIgnored private var isWorking = false

    init(environment: AppEnvironment) {
        journals = environment.storage.journals
        clock = environment.clock
    }

    // MARK: Before a session

    /// Finds out whether a session was cut short; once a launch.
    ///
    /// - Parameter finished: the id of the last session that is known to have ended: it was not.
    func load(finished: String?) {
        enqueue { await self.read(finished: finished) }
    }

    /// Makes the journal ready for a new session, after what an earlier one left was filed.
    func prepare(finished: String?, file: @escaping (InterruptedSession) -> Void) {
        writeFault = nil
        enqueue {
            await self.read(finished: finished)
            if let interrupted = self.interrupted {
                self.interrupted = nil
                file(interrupted)
            }
            await self.empty()
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

    /// The first key of a session was struck.
    func begin(_ run: PracticeRun) {
        self.run = run
        // What was read of a session that goes on is in the journal already; its first key may have been struck since.
        mark = CheckpointMark()
        isEmpty = false
        guard run.isResumed else { return }
        if let interrupted { mark = CheckpointMark(interrupted.counts) }
        interrupted = nil
    }

    /// Something has changed: within a second it is in the journal. Costs nothing while a record is due already.
    func change() {
        guard !isScheduled, run != nil, let tasks else { return }
        isScheduled = true
        tasks {
            try? await self.clock.sleep(for: Self.interval)
            self.isScheduled = false
            self.checkpoint()
        }
    }

    /// Writes what is new now: the app goes to the background.
    func checkpoint() {
        guard let run, CheckpointMark(run.engine) != mark else { return }
        enqueue { await self.write(run) }
    }

    /// The session has ended, and was handed on.
    func end() {
        run = nil
        enqueue { await self.empty() }
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

    private func read(finished: String?) async {
        guard !isRead else { return }
        do throws(StorageError) {
            let journal = try await journals.journal(for: Self.key)
            let records = try await journal.records(in: 0..<journal.count)
            self.journal = journal
            isRead = true
            readFault = nil
            var checkpoints: [Checkpoint] = []
            for record in records {
                do throws(StorageError) {
                    checkpoints.append(try StoredJSON.value(from: record, for: Self.key))
                } catch {
                    readFault = error
                }
            }
            guard let found = InterruptedSession(checkpoints) else { return }
            if found.id == finished { await empty() } else { interrupted = found }
        } catch {
            readFault = error
        }
    }

    private func empty() async {
        guard !isEmpty else { return }
        if journal == nil, case .system? = readFault {
            // It may hold a session, and may be read another time.
            writeFault = readFault
            return
        }
        do throws(StorageError) {
            if let journal {
                try await journal.replaceAll(with: [])
            } else {
                journal = try await journals.journal(for: Self.key, replacingAllWith: [])
                isRead = true
            }
            isEmpty = run == nil
            readFault = nil
        } catch {
            writeFault = error
        }
    }

    private func write(_ run: PracticeRun) async {
        // No file is opened between two keys: what could not be opened before stays closed.
        guard let journal, self.run === run || self.run == nil else { return }
        let next = CheckpointMark(run.engine)
        let record = Checkpoint(run, since: mark)
        do throws(StorageError) {
            try await journal.append(try StoredJSON.bytes(of: record, for: Self.key))
            mark = next
            writeFault = nil
        } catch {
            writeFault = error
        }
    }
}

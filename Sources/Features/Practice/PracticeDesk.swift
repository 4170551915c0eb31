import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What home, session and summary share: where the person is, what was chosen, what runs, and how it ended.
@Observable
final class PracticeDesk {
    static let choiceKey = StoredKey("practice.choice")
    static let progressKey = StoredKey("practice.progress")

    struct Choice: Codable, Equatable {
        var constant: String?
        var mode: PracticeMode = .strict
    }

    struct Progress: Codable, Equatable {
        /// How many decimals were right in a row from the first one, at most, by constant (PI-FR4).
        var furthest: [String: Int] = [:]
        /// The last session that has ended.
        var lastFinished: String?
    }

    @ObservationIgnored let words: PracticeWords
    @ObservationIgnored let constants: [PracticeConstant]
    @ObservationIgnored let settings: PracticeSettings
    @ObservationIgnored let hooks: PracticeHooks
    @ObservationIgnored let environment: AppEnvironment
    @ObservationIgnored let choice: KeptValue<Choice>
    @ObservationIgnored let progress: KeptValue<Progress>
    @ObservationIgnored let book: SessionBook
    @ObservationIgnored let zen: ZenLocks
    private(set) var flow = PracticeFlow.home
    /// How the last session ended: what the summary says.
    private(set) var ending: SessionEnding?
    /// The session that the next session's screen is to go on with.
    @ObservationIgnored private var resumption: InterruptedSession?
    /// The session between its first digit and its end.
    @ObservationIgnored private var running: PracticeRun?

    init(
        words: PracticeWords,
        constants: [PracticeConstant],
        settings: PracticeSettings,
        hooks: PracticeHooks,
        environment: AppEnvironment
    ) {
        self.words = words
        self.constants = constants
        self.settings = settings
        self.hooks = hooks
        self.environment = environment
        let values = environment.storage.values
        choice = KeptValue(Self.choiceKey, initial: Choice(), store: values)
        progress = KeptValue(Self.progressKey, initial: Progress(), store: values)
        book = SessionBook(environment: environment)
        zen = ZenLocks(words: words.session)
    }

    func begin(with tasks: AppTasks) {
        settings.kept.begin(with: tasks)
        choice.begin(with: tasks)
        progress.begin(with: tasks)
        book.tasks = tasks
    }

    // MARK: What is chosen

    /// The chosen constant, or the first one; nil where there is none at all.
    var constant: PracticeConstant? { choice.value.constant.flatMap { constant($0) } ?? constants.first }

    func constant(_ id: String) -> PracticeConstant? { constants.first { $0.id == id } }

    func choose(constant id: String) {
        var choice = choice.value
        choice.constant = id
        self.choice.set(choice)
    }

    func choose(_ mode: PracticeMode) {
        var choice = choice.value
        choice.mode = mode
        self.choice.set(choice)
    }

    // MARK: The way

    /// - Returns: whether the event was legal.
    @discardableResult
    private func move(_ event: PracticeFlow.Event) -> Bool {
        guard let next = flow.after(event) else { return false }
        flow = next
        return true
    }

    /// Home is on top: what was held back for a session may come now.
    func arriveHome(_ router: Router) {
        guard move(.arriveHome) else { return }
        resumption = nil
        zen.release(router)
        book.load(finished: progress.value.lastFinished)
    }

    /// A session's screen was made.
    ///
    /// - Returns: the session that waits for its first digit.
    func enter(_ constant: PracticeConstant, digits: Digits, _ router: Router) -> PracticeRun {
        // Its screen is gone, or this one would not be made.
        if let running { abort(running, router) }
        move(.enter(constant: constant.id))
        choose(constant: constant.id)
        defer { resumption = nil }
        if let resumption, resumption.constantID == constant.id {
            return PracticeRun(resuming: resumption, constant: constant, digits: digits)
        }
        return PracticeRun(
            id: environment.random.identifier(),
            constant: constant,
            digits: digits,
            mode: choice.value.mode,
            in: environment
        )
    }

    /// The screen is there: all that must be open is opened before the first key.
    func prepare(_ run: PracticeRun) {
        if settings.hapticsOn { environment.device.haptics.prepare() }
        if settings.soundsOn { environment.device.sounds.prepare([.key, .error]) }
        guard !run.isResumed else { return }
        book.prepare(finished: progress.value.lastFinished) { self.file($0) }
    }

    /// The first digit: nothing leads away any more.
    ///
    /// - Returns: false where the session is not the one that waits.
    func begin(_ run: PracticeRun, _ router: Router) -> Bool {
        guard move(.begin) else { return false }
        running = run
        zen.hold(router)
        book.begin(run)
        return true
    }

    /// The session has ended: it is handed on, and its summary may take its place. Nothing is waited for.
    func finish(_ run: PracticeRun, _ router: Router) {
        guard running === run, move(.finish) else { return }
        running = nil
        run.touch(at: environment.clock.now, in: environment.formats.timeZone)
        let result = run.result
        hooks.onFinish(result)
        keepProgress(of: result)
        book.end()
        ending = SessionEnding(
            result: result,
            notes: hooks.summaryNotes(result),
            error: run.engine.mode == .strict ? run.engine.lastError : nil,
            isComplete: run.engine.position == run.engine.digits.count
        )
        zen.releaseNavigation(router)
    }

    /// The session's screen is gone before its end: it may go on later.
    func abort(_ run: PracticeRun, _ router: Router) {
        guard running === run, move(.abort) else { return }
        running = nil
        book.leave()
        zen.release(router)
    }

    // MARK: A session that was cut short

    /// The session on offer, if its constant can be played.
    var resumable: (session: InterruptedSession, constant: PracticeConstant)? {
        guard let session = book.interrupted, let constant = constant(session.constantID),
            let digits = constant.playableDigits, session.counts.position < digits.count,
            session.mode == .learn || session.counts.errors == 0
        else { return nil }
        return (session, constant)
    }

    func resume(_ router: Router) {
        guard let (session, constant) = resumable else { return }
        resumption = session
        router.push(PracticeSession(constant: constant.id))
    }

    func abandon() {
        if let session = book.takeInterrupted() { file(session) }
    }

    private func file(_ session: InterruptedSession) {
        hooks.onFinish(session.result)
        keepProgress(of: session.result)
    }

    private func keepProgress(of result: PracticeResult) {
        var progress = progress.value
        progress.furthest[result.constantID] = max(progress.furthest[result.constantID] ?? 0, result.score)
        progress.lastFinished = result.id
        self.progress.set(progress)
    }

    // MARK: What is said of storage

    /// What of the last session could not be kept, in the person's words.
    var keepingFault: StorageError? { book.writeFault ?? progress.fault }
}

/// How a session ended.
struct SessionEnding {
    let result: PracticeResult
    let notes: [String]
    /// What ended it in strict mode.
    let error: (expected: UInt8, typed: UInt8)?
    /// The last decimal there is was typed.
    let isComplete: Bool
}

import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What home, session and summary share: where the person is, what was chosen, what runs, and how it ended.
@Observable
final class PracticeCoordinator {
    static let choiceKey = StoredKey("practice.choice")
    static let progressKey = StoredKey("practice.progress")

    struct Choice: Codable, Hashable {
        var constant: String?
        var mode: PracticeMode = .strict
    }

    struct Progress: Codable, Hashable {
        /// How many decimals from the first one on were typed right in one session, at most, by constant (PI-FR4); errors
        /// in between do not matter.
        var furthest: [String: Int] = [:]
        /// The last session that has ended.
        var lastFinished: String?
    }

    @ObservationIgnored let strings: PracticeStrings
    @ObservationIgnored let constants: [PracticeConstant]
    @ObservationIgnored let settings: PracticeSettings
    @ObservationIgnored let hooks: PracticeHooks
    @ObservationIgnored let environment: AppEnvironment
    @ObservationIgnored let choice: StoredValue<Choice>
    @ObservationIgnored let progress: StoredValue<Progress>
    @ObservationIgnored let store: SessionStore
    @ObservationIgnored let zen: ZenLocks
    private(set) var flow = PracticeFlow.home
    /// How the last session ended: what the summary says.
    private(set) var ending: SessionEnding?
    /// The session that the next session's screen is to go on with.
    @ObservationIgnored private var resumption: InterruptedSession?
    /// The session between its first digit and its end.
    @ObservationIgnored private var running: PracticeRun?
    /// What was on offer when that one began.
    @ObservationIgnored private var unfiled: InterruptedSession?
    @ObservationIgnored private var tasks: AppTasks?

    init(
        strings: PracticeStrings,
        constants: [PracticeConstant],
        settings: PracticeSettings,
        hooks: PracticeHooks,
        environment: AppEnvironment
    ) {
        self.strings = strings
        self.constants = constants
        self.settings = settings
        self.hooks = hooks
        self.environment = environment
        let values = environment.storage.values
        choice = StoredValue(Self.choiceKey, in: values, empty: Choice())
        progress = StoredValue(Self.progressKey, in: values, empty: Progress())
        store = SessionStore(environment: environment)
        zen = ZenLocks(strings: strings.session)
    }

    func begin(with tasks: AppTasks) {
        self.tasks = tasks
        settings.tasks = tasks
        store.tasks = tasks
        // Read now, so that home says what could not be.
        _ = (choice.isKnown, progress.isKnown, settings.kept.isKnown)
    }

    /// The app is on the screen again: what could not be stored may be now.
    func enterForeground() async { await save() }

    /// The person has gone to another app. What they open there is not to wait for a summary, or for a session that has
    /// no key.
    func enterBackground() async {
        store.checkpoint()
        // A session without a key that was asked for stays: only what they open now takes its place.
        if case .summary = flow { zen.release() }
        await save()
    }

    private func save() async {
        await choice.save()
        await progress.save()
        await settings.kept.save()
    }

    // MARK: What is chosen

    /// The chosen constant, or the first one; nil where there is none at all.
    var constant: PracticeConstant? { choice.value.constant.flatMap { constant($0) } ?? constants.first }

    func constant(_ id: String) -> PracticeConstant? { constants.first { $0.id == id } }

    func choose(constant id: String) {
        change { $0.constant = id }
    }

    func choose(_ mode: PracticeMode) {
        change { $0.mode = mode }
    }

    private func change(_ change: @escaping (inout Choice) -> Void) {
        choice.change(change)
        tasks? { await self.choice.save() }
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
    func arriveHome() {
        guard move(.arriveHome) else { return }
        zen.release()
        store.load(finished: progress.value.lastFinished) { self.file($0) }
    }

    /// A session's screen was made.
    ///
    /// - Returns: the session that waits for its first digit.
    func enter(_ constant: PracticeConstant, digits: Digits) -> PracticeRun {
        // Its screen is gone, or this one would not be made.
        if let running { abort(running) }
        move(.enter(constant: constant.id))
        choose(constant: constant.id)
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
        store.prepare(finished: progress.value.lastFinished) { self.file($0) }
    }

    /// The first digit: nothing leads away any more.
    ///
    /// - Returns: false where the session is not the one that waits.
    func begin(_ run: PracticeRun, _ router: Router) -> Bool {
        guard move(.begin) else { return false }
        running = run
        zen.hold(router)
        unfiled = store.begin(run)
        return true
    }

    /// The first digit was felt and heard: a session that was on offer is so no more.
    func fileEarlier() {
        if let unfiled { file(unfiled) }
        unfiled = nil
    }

    /// The session has ended: it is handed on, and its summary may take its place. Nothing is waited for.
    func finish(_ run: PracticeRun) {
        guard running === run, move(.finish) else { return }
        running = nil
        run.touch(at: environment.clock.now, in: environment.formats.timeZone)
        let result = run.result
        hooks.onFinish(result)
        keepProgress(of: result)
        store.end()
        ending = SessionEnding(
            result: result,
            notes: hooks.summaryNotes(result),
            error: run.engine.mode == .strict ? run.engine.lastError : nil,
            isComplete: run.engine.position == run.engine.digits.count
        )
        zen.releaseNavigation()
    }

    /// The session's screen is gone before its end: it may go on later.
    func abort(_ run: PracticeRun) {
        guard running === run, move(.abort) else { return }
        running = nil
        store.leave()
        zen.release()
    }

    /// Another session of the constant that was practised last, in place of the summary. What waited for it goes on
    /// waiting, until home: it would take the place of the session that was asked for.
    func again(_ router: Router) {
        guard let ending,
            case .applied = router.replace(with: PracticeSession(constant: ending.result.constantID))
        else { return }
        zen.keepWaiting()
    }

    // MARK: A session that was cut short

    /// The session on offer, if its constant can be played.
    var resumable: (session: InterruptedSession, constant: PracticeConstant)? {
        guard let session = store.interrupted, let constant = constant(session.constantID),
            let digits = constant.playableDigits, session.counts.position < digits.count,
            session.mode == .learn || session.counts.errors == 0
        else { return nil }
        return (session, constant)
    }

    func resume(_ router: Router) {
        guard let (session, constant) = resumable else { return }
        // For the screen that is made now; where the push is refused, for none.
        resumption = session
        router.push(PracticeSession(constant: constant.id))
        resumption = nil
    }

    func abandon() {
        if let session = store.takeInterrupted() { file(session) }
    }

    private func file(_ session: InterruptedSession) {
        hooks.onFinish(session.result)
        keepProgress(of: session.result)
    }

    private func keepProgress(of result: PracticeResult) {
        progress.change { progress in
            progress.furthest[result.constantID] = max(progress.furthest[result.constantID] ?? 0, result.score)
            progress.lastFinished = result.id
        }
        tasks? { await self.progress.save() }
    }

    /// How far a constant was typed at most, also in a session that waits to go on.
    func furthest(of constant: PracticeConstant) -> Int {
        let interrupted = store.interrupted.flatMap { $0.constantID == constant.id ? $0.counts.position : nil }
        return max(progress.value.furthest[constant.id] ?? 0, interrupted ?? 0)
    }

    // MARK: What is said of storage

    /// That something of the last session is not kept, in the person's words; nil where it is.
    ///
    /// - Parameter beginning: before the reason, where that is known.
    func storageNotice(after beginning: String) -> String? {
        if let fault = store.writeError { return "\(beginning) \(strings.storage.text(for: fault))" }
        return progress.issue == nil ? nil : beginning
    }
}

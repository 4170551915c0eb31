import AppShell

/// Leads from home through a session to its summary, and owns all that is known on the way: the phase, what was chosen,
/// what was reached, and which locks are held.
final class PracticeCoordinator {
    static let choiceKey = StoredKey("practice.choice")
    static let progressKey = StoredKey("practice.progress")

    struct Choice: Codable, Hashable {
        var constant: String?
        var mode: PracticeMode = .strict
    }

    struct Progress: Codable, Hashable {
        /// How many decimals from the first one on were typed right in one session, at most, by constant (PI-FR4).
        /// Errors in between do not matter.
        var furthest: [String: Int] = [:]
        /// The last session that has ended.
        var lastFinished: String?
    }

    let strings: any PracticeStrings
    let constants: [PracticeConstant]
    let settings: PracticeSettings
    let hooks: PracticeHooks
    let environment: AppEnvironment
    let choice: StoredValue<Choice>
    let progress: StoredValue<Progress>
    let store: SessionStore
    private(set) var phase = PracticePhase.home
    private var locks: Set<ZenLock> = []
    /// What the session's screen that is made next goes on with.
    private var resumption: PracticeResult?
    private var tasks: TaskScope?
    private var router: Router?

    init(
        strings: any PracticeStrings,
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
    }

    func begin(with start: AppStart) {
        tasks = start.tasks
        router = start.router
        settings.tasks = start.tasks
        store.tasks = start.tasks
        // Read now, so that home says what could not be.
        _ = (choice.isKnown, progress.isKnown, settings.kept.isKnown)
    }

    /// The person has gone to another app: what they open there does not wait for a summary. A session without a key stays
    /// until they open something.
    func enterBackground() async {
        store.checkpoint()
        if case .summary = phase { release(ZenLock.allCases) }
        await save()
        await store.settle()
    }

    /// Stores what could not be stored before.
    func save() async {
        await choice.save()
        await progress.save()
        await settings.kept.save()
    }

    // MARK: What is chosen

    /// The chosen constant, or the first one; nil where there is none at all.
    var constant: PracticeConstant? { choice.value.constant.flatMap { constant($0) } ?? constants.first }

    func constant(_ id: String) -> PracticeConstant? { constants.first { $0.id == id } }

    func choose(_ change: @escaping (inout Choice) -> Void) {
        choice.change(change)
        tasks? { await self.choice.save() }
    }

    // MARK: The session

    /// Home is on top: what was held back for a session may come now.
    func arriveHome() {
        if case .running = phase { return }
        phase = .home
        release(ZenLock.allCases)
        store.load(finished: progress.value.lastFinished) { self.file($0) }
    }

    /// A session's screen is made: all that must be open is opened before the first key.
    ///
    /// - Returns: the session that waits for its first digit.
    func enter(_ constant: PracticeConstant, digits: Digits) -> PracticeRun {
        // Its screen is gone, or this one would not be made.
        if case .running(let run) = phase { abort(run) }
        choose { $0.constant = constant.id }
        let resumed = resumption.flatMap { $0.constantID == constant.id ? $0 : nil }
        let run = PracticeRun(constant, digits: digits, mode: choice.value.mode, resuming: resumed, in: environment)
        phase = .ready(run)
        if settings.hapticsOn { environment.device.haptics.prepare() }
        if settings.soundsOn { environment.device.sounds.prepare([.key, .error]) }
        if !run.isResumed { store.prepare(finished: progress.value.lastFinished) { self.file($0) } }
        return run
    }

    func isReady(_ run: PracticeRun) -> Bool {
        if case .ready(let ready) = phase { ready === run } else { false }
    }

    func isRunning(_ run: PracticeRun) -> Bool {
        if case .running(let running) = phase { running === run } else { false }
    }

    /// The first digit: nothing leads away any more.
    ///
    /// - Returns: what was on offer until now, to be filed once the digit was felt and heard.
    func begin(_ run: PracticeRun) -> PracticeResult? {
        phase = .running(run)
        hold([.session, .summary])
        return store.begin(run)
    }

    /// The session has ended: it is handed on, and its summary may take its place. Nothing is waited for.
    func finish(_ run: PracticeRun) {
        run.touch(at: environment.clock.now, in: environment.formats.timeZone)
        let result = run.result
        file(result)
        store.end()
        phase = .summary(
            SessionEnding(
                result: result,
                notes: hooks.summaryNotes(result),
                error: run.engine.mode == .strict ? run.engine.lastError : nil,
                isComplete: run.engine.position == run.engine.digits.count
            )
        )
        release([.session])
    }

    /// The session's screen is gone: if that was before the end, the session may go on later.
    func abort(_ run: PracticeRun) {
        guard isRunning(run) else { return }
        phase = .home
        store.leave()
        release(ZenLock.allCases)
    }

    /// Another session of the constant that was practised last, in place of the summary. What waited for it goes on
    /// waiting until home: it would take the place of the session that was asked for.
    func again(after ending: SessionEnding, _ router: Router) {
        guard case .applied = router.replace(with: PracticeSession(constant: ending.result.constantID)) else { return }
        hold([.again])
        release([.session, .summary])
    }

    private func hold(_ wanted: [ZenLock]) {
        for lock in wanted where locks.insert(lock).inserted {
            let reason = lock == .session ? strings.session.lockReason : strings.session.summaryLockReason
            let lock = NavigationLock(name: lock.rawValue, policy: .defer, scope: lock.scope, reason: reason)
            router?.send(.lock(lock))
        }
    }

    private func release(_ unwanted: [ZenLock]) {
        for lock in unwanted where locks.remove(lock) != nil { router?.send(.unlock(lock.rawValue)) }
    }

    // MARK: A session that was cut short

    /// The session on offer, if its constant can be played.
    var resumable: (session: PracticeResult, constant: PracticeConstant)? {
        guard let session = store.interrupted, let constant = constant(session.constantID),
            let digits = try? constant.digits.get(), session.score < digits.count,
            session.mode == .learn || session.errors == 0
        else { return nil }
        return (session, constant)
    }

    func resume(_ router: Router) {
        guard let (session, constant) = resumable else { return }
        // For the screen that is made now; for none if the push is refused.
        resumption = session
        router.push(PracticeSession(constant: constant.id))
        resumption = nil
    }

    func abandon() {
        if let session = store.takeInterrupted() { file(session) }
    }

    /// Hands a session on that has ended.
    func file(_ result: PracticeResult) {
        hooks.onFinish(result)
        progress.change { progress in
            progress.furthest[result.constantID] = max(progress.furthest[result.constantID] ?? 0, result.score)
            progress.lastFinished = result.id
        }
        tasks? { await self.progress.save() }
    }

    /// How far a constant was typed at most, also in a session that waits to go on.
    func furthest(of constant: PracticeConstant) -> Int {
        let interrupted = store.interrupted.flatMap { $0.constantID == constant.id ? $0.score : nil }
        return max(progress.value.furthest[constant.id] ?? 0, interrupted ?? 0)
    }

    /// That something of the last session is not kept, in the person's words; nil where all of it is.
    ///
    /// - Parameter beginning: stands before the reason, where that is known.
    func storageNotice(after beginning: String) -> String? {
        if let error = store.writeError { return "\(beginning) \(strings.storage.text(for: error))" }
        return progress.issue == nil ? nil : beginning
    }
}

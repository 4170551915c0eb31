import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A session: the pad, the decimals typed so far, and the number of the next one.
///
/// A key is checked, felt, heard and drawn in place: nothing on its way waits for storage or another task (PI-NFR6).
@Observable
final class SessionScreen: Screen {
    static let holdDuration = Duration.seconds(3)

    /// Counts what is to be drawn anew.
    private var changes = 0
    /// The first line drawn, where the person has scrolled to earlier ones; from 0.
    private var scrolledTo: Int?
    @ObservationIgnored let coordinator: PracticeCoordinator
    @ObservationIgnored let run: PracticeRun
    @ObservationIgnored private let context: ScreenContext
    /// Moments count from here: from when the screen was made, then from the first key.
    @ObservationIgnored private var origin: Date
    @ObservationIgnored private(set) var pad = GhostPad()
    /// How often each key was struck.
    @ObservationIgnored private(set) var strikes = [Int](repeating: 0, count: 10)
    /// Before this screen: those shake nothing on it.
    @ObservationIgnored private let earlierErrors: Int
    @ObservationIgnored private var isPrepared = false
    @ObservationIgnored private(set) var hasBegun = false
    /// As the settings were before the first key: where they can't be read, that is not tried with each one.
    @ObservationIgnored private let isFelt: Bool
    @ObservationIgnored private let isHeard: Bool
    @ObservationIgnored private var isOver = false
    @ObservationIgnored private var isWatchingPad = false
    /// Ends when the session does, or with the screen.
    @ObservationIgnored private var life: AsyncStream<Void>.Continuation?

    init(constant: PracticeConstant, digits: Digits, coordinator: PracticeCoordinator, context: ScreenContext) {
        self.coordinator = coordinator
        self.context = context
        origin = coordinator.environment.clock.now
        run = coordinator.enter(constant, digits: digits)
        earlierErrors = run.engine.errors
        isFelt = coordinator.settings.hapticsOn
        isHeard = coordinator.settings.soundsOn
    }

    func appear() async {
        // Something covered the screen when the session ended.
        if isOver { return showSummary() }
        guard !isPrepared else { return }
        isPrepared = true
        coordinator.prepare(run)
    }

    var content: Content {
        _ = changes
        return SessionContent(screen: self, moment: moment).content
    }

    /// Errors made on this screen.
    var newErrors: Int { run.engine.errors - earlierErrors }

    var window: LineWindow {
        LineWindow(position: run.engine.position, count: run.engine.digits.count, scrolledTo: scrolledTo)
    }

    /// Since the screen was made.
    private var moment: Duration { .seconds(coordinator.environment.clock.now.timeIntervalSince(origin)) }

    // MARK: Acts

    func strike(_ digit: UInt8) {
        let isFirst = !hasBegun
        guard !isOver, hasBegun || begin() else { return }
        let now = coordinator.environment.clock.now
        let moment = Duration.seconds(now.timeIntervalSince(origin))
        switch run.engine.press(digit, at: moment) {
        case .correct:
            if isFelt { coordinator.environment.device.haptics.play(.click) }
            if isHeard { coordinator.environment.device.sounds.play(.key) }
            pad.press(streak: run.engine.streak, at: moment)
            watchPad(at: moment)
        case .wrong:
            if isFelt { coordinator.environment.device.haptics.play(.doubleVibration) }
            if isHeard { coordinator.environment.device.sounds.play(.error) }
            pad.fail(at: moment)
        case .finished, .notADigit:
            return
        }
        // What is typed is in view.
        if scrolledTo != nil { scrolledTo = nil }
        run.touch(at: now, in: coordinator.environment.formats.timeZone)
        strikes[Int(digit)] += 1
        changes += 1
        if isFirst { coordinator.fileEarlier() }
        if run.engine.isFinished { finish() } else { coordinator.store.change() }
    }

    func reveal(line: Int) {
        guard !isOver, run.engine.reveal(line: line) else { return }
        changes += 1
        coordinator.store.change()
    }

    func scroll(_ move: (inout LineWindow) -> Void) {
        var window = window
        move(&window)
        scrolledTo = window.scrolledTo
    }

    /// The long press, or the end by itself.
    func finish() {
        guard hasBegun, !isOver else { return }
        isOver = true
        life?.finish()
        coordinator.finish(run)
        showSummary()
    }

    private func showSummary() {
        context.router.replace(with: PracticeSummary())
    }

    private func begin() -> Bool {
        guard coordinator.begin(run, context.router) else { return false }
        hasBegun = true
        origin = coordinator.environment.clock.now
        let (stream, life) = AsyncStream<Void>.makeStream()
        self.life = life
        context.tasks { await self.guardLocks(stream) }
        return true
    }

    /// Gives the locks back should the screen go in any other way than by its end.
    private func guardLocks(_ life: AsyncStream<Void>) async {
        for await _ in life {}
        guard !isOver else { return }
        isOver = true
        coordinator.abort(run)
    }

    /// Has the pad drawn anew when it comes back by itself: one task, however many keys.
    private func watchPad(at moment: Duration) {
        guard !isWatchingPad, pad.comesBack(at: moment) != nil else { return }
        isWatchingPad = true
        context.tasks { await self.awaitIdleness() }
    }

    private func awaitIdleness() async {
        while let back = pad.comesBack(at: moment) {
            let wait = back - moment
            guard (try? await coordinator.environment.clock.sleep(for: wait, purpose: "the return of the pad")) != nil
            else {
                break
            }
        }
        isWatchingPad = false
        changes += 1
    }
}

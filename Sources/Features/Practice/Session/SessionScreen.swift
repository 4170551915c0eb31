import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A session: the pad, the decimals typed so far, and the number of the next one.
///
/// A key is checked, felt, heard and drawn in place: it waits for no storage and no other task (PI-NFR6).
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
    /// Errors from before this screen shake nothing on it.
    @ObservationIgnored private let earlierErrors: Int
    // As the settings were before the first key: if they can't be read, that is not tried with each one.
    @ObservationIgnored private let isFelt: Bool
    @ObservationIgnored private let isHeard: Bool
    @ObservationIgnored private var isWatchingPad = false

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
        if case .summary(let ending) = coordinator.phase, ending.result.id == run.id { showSummary() }
    }

    var content: Content {
        _ = changes
        return SessionContent(screen: self, moment: moment(at: environment.clock.now)).content
    }

    /// Whether the first digit was typed on this screen.
    var hasBegun: Bool { !coordinator.isReady(run) }

    /// Errors made on this screen.
    var newErrors: Int { run.engine.errors - earlierErrors }

    var window: LineWindow {
        LineWindow(position: run.engine.position, count: run.engine.digits.count, scrolledTo: scrolledTo)
    }

    private var environment: AppEnvironment { coordinator.environment }

    private func moment(at date: Date) -> Duration { .seconds(date.timeIntervalSince(origin)) }

    // MARK: Acts

    func strike(_ digit: UInt8) {
        let now = environment.clock.now
        var earlier: PracticeResult?
        if coordinator.isReady(run) {
            origin = now
            earlier = coordinator.begin(run)
            context.tasks { await self.awaitRemoval() }
        }
        guard coordinator.isRunning(run) else { return }
        let moment = moment(at: now)
        switch run.engine.press(digit, at: moment) {
        case .correct:
            give(.click, .key)
            pad.press(streak: run.engine.streak, at: moment)
            watchPad(at: moment)
        case .wrong:
            give(.doubleVibration, .error)
            pad.fail(at: moment)
        case .finished, .notADigit:
            if let earlier { coordinator.file(earlier) }
            return
        }
        // What is typed is in view.
        if scrolledTo != nil { scrolledTo = nil }
        run.touch(at: now, in: environment.formats.timeZone)
        strikes[Int(digit)] += 1
        changes += 1
        if let earlier { coordinator.file(earlier) }
        if run.engine.isFinished { finish() } else { coordinator.store.change() }
    }

    private func give(_ feedback: HapticFeedback, _ sound: SoundEffect) {
        if isFelt { environment.device.haptics.play(feedback) }
        if isHeard { environment.device.sounds.play(sound) }
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
        guard coordinator.isRunning(run) else { return }
        coordinator.finish(run)
        changes += 1
        showSummary()
    }

    private var isOver: Bool { hasBegun && !coordinator.isRunning(run) }

    private func showSummary() {
        context.router.replace(with: PracticeSummary())
    }

    /// Gives the locks back if the screen goes in any other way than by its end.
    private func awaitRemoval() async {
        let (removal, life) = AsyncStream<Never>.makeStream()
        for await _ in removal {}
        withExtendedLifetime(life) {}
        coordinator.abort(run)
    }

    /// Has the pad drawn anew when it comes back by itself: one task, however many keys.
    private func watchPad(at moment: Duration) {
        guard !isWatchingPad, pad.comesBack(at: moment) != nil else { return }
        isWatchingPad = true
        context.tasks { await self.awaitIdleness() }
    }

    private func awaitIdleness() async {
        let clock = environment.clock
        while let back = pad.comesBack(at: moment(at: clock.now)) {
            let wait = back - moment(at: clock.now)
            guard (try? await clock.sleep(for: wait, purpose: "the return of the pad")) != nil else { break }
        }
        isWatchingPad = false
        changes += 1
    }
}

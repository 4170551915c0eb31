import AppShell
import AppShellCommand
import AppShellHeadless
import AppShellTexts
import Foundation
import ScenarioReports
import ScenarioRunner
import ScreenRendering

/// A phone that a page holds: every act is a step of the vocabulary, so that all that was done is a script.
///
/// The phone is made, used and ended on this actor alone, on a thread of its own.
actor HostedSession {
    /// What one page has got so far.
    struct Seen: Sendable {
        var steps = 0
        /// The version of the steps' list; another one is sent whole.
        var version = -1
        var screen = -1
        /// The phone's events that were signalled; nil at first: what was before the page is no news.
        var events: Int?
        /// The earlier moment that the page looks at.
        var looking: Int?
    }

    /// What came of a step, and the moment after it.
    struct Entry {
        var result: ConsoleResult
        var duration: Duration
        /// nil where it is to be made again by a replay.
        var moment: Moment?
        var isWait = false
    }

    /// Earlier moments are made again by replaying the steps.
    private static let keptMoments = 600
    private static let recentScreens = 32
    /// The most steps; a page can rebuild a session from as many.
    static let mostSteps = 5_000
    /// The most text in them.
    static let mostBytes = 16_000_000

    private nonisolated let executor = QueueExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    nonisolated let kit: any TestKit.Type
    nonisolated let language: String
    /// What is said of the steps is in their language.
    nonisolated let reader: Reader
    let recorder: StepRecorder
    var console: StepConsole { recorder.console }
    private var start: Moment
    /// As many as the recorder has steps.
    private(set) var entries: [Entry] = []
    /// The step that did not pass; its effects were discarded.
    private(set) var failed: (step: ConsoleStep, entry: Entry)?
    /// The steps of a script that have not passed yet, in order.
    var planned: [ConsoleStep] = []
    /// The file that the script came from.
    var file: ScriptFile?
    /// The last one that was made again.
    private var remade: (number: Int, moment: Moment)?
    /// Counts what makes the pages' lists of steps wrong.
    private var version = 0
    /// The number of the last screen. Those of two sessions differ: a page may name one of a session before this.
    private var screens: Int
    /// The last ones with their elements: a page's act may be on its way while the app draws anew.
    private var recent: [(number: Int, content: ContentSnapshot)] = []
    private var time: PhoneTime
    private var ticker: Task<Void, Never>?
    private var lastTap: (path: String?, moment: Int)?
    private var viewers: [ObjectIdentifier: @Sendable () -> Void] = [:]
    private var hasEnded = false

    init(product: ProductScripts, language: String, runsClock: Bool = true) {
        kit = product.kit
        self.language = language
        let reader = Reader(stepsIn: language, of: product.kit)
        let recorder = StepRecorder(product, language: language)
        self.reader = reader
        self.recorder = recorder
        let number = Int.random(in: 0..<1 << 40)
        screens = number
        start = Reader.$current.withValue(reader) {
            Moment(recorder.console.session, showing: nil, language: language, after: nil, number: number)
        }
        time = PhoneTime(runs: runsClock)
    }

    /// Ends the phone; nothing else may be asked of it. Who looks at it is told, to look for the one in its place.
    func end() {
        hasEnded = true
        ticker?.cancel()
        recorder.end()
        notifyOthers(than: nil)
    }

    // MARK: Those who look

    /// - Parameter notify: told when something changes that this viewer did not ask for.
    func join(_ viewer: ObjectIdentifier, notify: @escaping @Sendable () -> Void) {
        viewers[viewer] = notify
        if viewers.count == 1 { time.resume() }
        scheduleTick()
    }

    func leave(_ viewer: ObjectIdentifier) {
        viewers[viewer] = nil
        guard viewers.isEmpty else { return }
        // Nobody holds the phone: its time stands still.
        advance()
        time.pause()
        ticker?.cancel()
    }

    private func notifyOthers(than viewer: ObjectIdentifier?) {
        for (other, notify) in viewers where other != viewer { notify() }
    }

    // MARK: Time

    /// Brings the phone's time to where the world's has gone meanwhile.
    func advance() {
        let due = time.take()
        guard !hasEnded, due > .zero, !entries.isEmpty, entries.count < Self.mostSteps else { return }
        wait(due)
    }

    /// Wakes when the next timer of the app is due.
    private func scheduleTick() {
        ticker?.cancel()
        guard !hasEnded, !viewers.isEmpty, let pause = console.session.nextTimer.flatMap(time.pause(until:)) else {
            return
        }
        ticker = Task { [weak self] in
            try? await Task.sleep(for: pause)
            guard !Task.isCancelled else { return }
            await self?.tick()
        }
    }

    private func tick() {
        advance()
        scheduleTick()
        notifyOthers(than: nil)
    }

    // MARK: Steps

    /// Runs steps in order and stops at the first step that does not pass, which is shown as such; the rest is planned.
    func replay(_ steps: [ConsoleStep]) {
        planned = steps
        defer {
            time.restart()
            scheduleTick()
            notifyOthers(than: nil)
        }
        while let step = planned.first, run(step) == nil { planned.removeFirst() }
    }

    /// Runs a step; one that does not pass leaves the phone as it was.
    ///
    /// - Returns: why it did not pass.
    private func run(_ step: ConsoleStep, isWait: Bool = false) -> String? {
        let elapsed = console.session.clock.elapsed
        let result = Reader.$current.withValue(reader) { recorder.run(step) }
        var entry = Entry(result: result, duration: console.session.clock.elapsed - elapsed, isWait: isWait)
        guard result.status == .passed else {
            failed = (step, entry)
            return result.message ?? "\(result.status.rawValue): \(step.text)"
        }
        failed = nil
        entry.moment = makeMoment(of: console, after: entries.last?.moment)
        entries.append(entry)
        if entries.count > Self.keptMoments { entries[entries.count - Self.keptMoments - 1].moment = nil }
        return nil
    }

    /// The phone's time goes on by itself.
    private func wait(_ due: Duration) {
        guard run(console.step(waiting: due), isWait: true) == nil else {
            // Nothing that a script could repeat: the clock stops, and the page shows why.
            return time.set(runs: false, rate: time.rate)
        }
        guard entries.count > 1, entries[entries.count - 2].isWait else { return }
        // One wait for both: the same timers fire at the same times.
        let last = entries.removeLast()
        entries[entries.count - 1].duration += last.duration
        entries[entries.count - 1].moment = last.moment
        recorder.joinLastTwo(as: console.step(waiting: entries[entries.count - 1].duration))
    }

    private func makeMoment(of console: StepConsole, after previous: Moment?) -> Moment {
        screens += 1
        let content = try? console.session.content()
        let moment = Reader.$current.withValue(reader) {
            Moment(console.session, showing: content, language: language, after: previous, number: screens)
        }
        if let content, moment.screenNumber == screens {
            if recent.count == Self.recentScreens { recent.removeFirst() }
            recent.append((screens, content))
        }
        return moment
    }

    /// Goes on from an earlier moment. The later steps of a script with a file are planned: saving must not remove them.
    func branch(at moment: Int, by viewer: ObjectIdentifier) throws(PageError) {
        try check(moment)
        let later = recorder.steps.dropFirst(moment)
        try branch(at: moment)
        if file != nil { planned = later + planned }
        notifyOthers(than: viewer)
    }

    private func branch(at moment: Int) throws(PageError) {
        try check(moment)
        entries.removeSubrange(moment...)
        recorder.goBack(to: moment)
        failed = nil
        remade = nil
        version += 1
        time.restart()
        scheduleTick()
    }

    private func check(_ moment: Int) throws(PageError) {
        guard (0...entries.count).contains(moment) else {
            throw PageError("There is no moment \(moment); there are 0 to \(entries.count).")
        }
    }

    // MARK: What a page asks

    /// Carries out what a person does with the phone, or a step.
    func act(_ request: PageRequest, by viewer: ObjectIdentifier) throws(PageError) {
        guard !hasEnded else {
            throw PageError(
                words(
                    "Un téléphone neuf a remplacé celui-ci ; recommencez là.",
                    "This phone was replaced by a fresh one; do it again there."
                )
            )
        }
        var request = request
        if request.kind == .tap, request.again == true, let last = lastTap, last.path == request.path,
            last.moment == entries.count
        {
            // The second of two taps that no answer came between: the app must not have reacted to the first.
            try branch(at: entries.count - 1)
            request.times = 2
        } else {
            advance()
        }
        // A third tap is one of its own.
        let isSingle = request.kind == .tap && request.times ?? 1 == 1
        lastTap = nil
        defer {
            scheduleTick()
            notifyOthers(than: viewer)
        }
        // The app may have let go of the field itself.
        if request.kind == .dismissKeyboard, ((try? console.session.focusedField) ?? nil) == nil { return }
        if request.kind == .drop {
            if let next = planned.first, failed?.step == next { failed = nil }
            return planned = Array(planned.dropFirst())
        }
        if request.kind == .continue {
            return replay(planned)
        }
        let step = try step(for: request)
        guard entries.count < Self.mostSteps else {
            throw PageError(
                words(
                    "Ce téléphone a fait \(Self.mostSteps) étapes, le maximum ; continuez avec un téléphone neuf.",
                    "This phone has taken \(Self.mostSteps) steps, the most; go on with a fresh one."
                )
            )
        }
        guard recorder.steps.reduce(step.size, { $0 + $1.size }) <= Self.mostBytes else {
            let most = "\(Self.mostBytes / 1_000_000) MB of text, the most"
            throw PageError("This phone's steps would have over \(most); go on with a fresh one.")
        }
        if let problem = run(step) { throw PageError(problem) }
        if request.replaces == true, !planned.isEmpty { planned.removeFirst() }
        if isSingle { lastTap = (request.path, entries.count) }
    }

    /// Lets the phone's time follow the world's, or stand still.
    func setClock(runs: Bool, rate: Double) {
        advance()
        time.set(runs: runs, rate: min(max(rate, 0.1), 3_600))
        scheduleTick()
    }

    func completions(of text: String) -> [PageMessage.Completions.Item] {
        Reader.$current.withValue(reader) {
            console.completions(of: text, limit: 12).map { .init(text: $0.text, summary: $0.summary) }
        }
    }

    /// The bytes of a picture, a film, a sound or captions, as the product's simulated server has them.
    func picture(at source: String) async -> (bytes: [UInt8], type: String)? {
        guard source.hasPrefix("https://"), source.utf8.count < 2_000 else { return nil }
        let request = HTTPRequest(method: .get, url: source)
        // The back end's handler: the app's record of calls has no calls of the page's.
        let response = console.session.server.handler.respond(to: request, at: console.session.clock.now)
        let types = ["image/", "video/", "audio/", "text/vtt"]
        guard response.status == 200, let type = response.headers["Content-Type"],
            types.contains(where: type.hasPrefix)
        else {
            return nil
        }
        return (response.body, type)
    }

    // MARK: What a page gets

    /// The look of the product.
    nonisolated var welcome: (product: String, language: String) { (kit.productID, language) }

    /// What a page does not have yet.
    func update(_ seen: inout Seen, answering n: Int?) throws(PageError) -> PageMessage.Update {
        if let looking = seen.looking, looking > entries.count { seen.looking = nil }
        let shown = moment(seen.looking ?? entries.count)
        let isNew = seen.screen != shown.screenNumber || seen.version != version
        // The last one is sent again: it may be a wait that went on.
        let from = seen.version == version ? max(0, min(seen.steps, entries.count) - 1) : 0
        let events = console.session.phone.events
        let signals = Reader.$current.withValue(reader) {
            events.dropFirst(seen.events ?? events.count).compactMap(PageMessage.Signal.init)
        }
        let items = entries.indices.dropFirst(from).map {
            item(recorder.steps[$0], entries[$0], after: entries[..<$0], moment: $0 + 1)
        }
        let rest = unrunItems
        // What failed is not kept: it goes with the next list.
        seen.steps = entries.count
        seen.version = version
        seen.screen = shown.screenNumber
        seen.events = events.count
        return PageMessage.Update(
            n: n,
            moment: entries.count,
            looking: seen.looking,
            screen: isNew ? .init(html: shown.screen) : nil,
            drawn: shown.screenNumber,
            state: shown.state,
            title: shown.title,
            time: shown.date.formatted(Date.ISO8601FormatStyle(timeZone: shown.timeZone)),
            clock: .init(runs: time.runs, rate: time.rate, next: console.session.nextTimer?.milliseconds),
            steps: .init(from: from, items: items + rest),
            panel: shown.panel,
            signals: signals
        )
    }

    /// The screen of that number; nil where it is not one of the last.
    func screen(_ number: Int) -> ContentSnapshot? {
        recent.last { $0.number == number }?.content
    }

    /// The phone after that many steps.
    private func moment(_ number: Int) -> Moment {
        guard number > 0 else { return start }
        if let moment = entries[number - 1].moment { return moment }
        if let remade, remade.number == number { return remade.moment }
        let console = recorder.console(after: number)
        defer { console.end() }
        let moment = makeMoment(of: console, after: nil)
        remade = (number, moment)
        return moment
    }

    /// Looks at an earlier moment, or (nil) at now.
    func look(_ moment: Int?, _ seen: inout Seen) throws(PageError) {
        if let moment { try check(moment) }
        seen.looking = moment == entries.count ? nil : moment
    }
}

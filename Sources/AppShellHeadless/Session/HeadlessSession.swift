public import AppShell
public import AppShellInspection

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A phone with one product installed, and the world around it: what one scenario drives.
///
/// Every act runs until the app is quiet: no job queued and no live request in flight. It does not wait for the act to
/// return, so a loading state can be looked at. Time moves only through ``wait(_:)`` and ``advanceToNextTimer(within:)``.
/// Used from one thread at a time (it is not Sendable).
public final class HeadlessSession {
    public let clock: VirtualClock
    public let trace: Trace
    public let phone: SimulatedPhone
    public let server: SimulatedServer
    /// Where the app keeps what outlives its process.
    public let disk: SimulatedDisk
    private let product: any Product.Type
    /// What the product is composed with at each launch; for whoever composes it to look into it.
    public private(set) var environment: AppEnvironment
    private var app: HeadlessApp?
    /// What ran before, and was ended at once.
    private var killedApps: [HeadlessApp] = []
    public private(set) var isInBackground = false
    /// Whether the app has run on this phone.
    public private(set) var hasLaunched = false
    /// What the system keeps of the app while it does not run.
    private var savedState: String?
    /// What is seen and acted on; nil, as it is at first: it is not collected.
    public var coverageRecord: CoverageRecord?
    /// So many arrivals since the launch need not be looked at again for it.
    private var notedArrivals = 0
    /// Whether the step that runs looks at the back end.
    var isBackendLookedAt = false
    /// More timers than this in one wait is a loop that no time ends.
    private static let maximumTimers = 1_000_000

    /// - Parameters:
    ///   - start: the virtual time of day at the beginning.
    ///   - handler: the back end, served in process.
    ///   - transport: in its place, a real one, whose requests are waited for on the wall clock; see also
    ///     ``connect(to:)``.
    ///   - storage: what outlives the app's process.
    ///   - seed: of the environment's random numbers.
    public init(
        product: any Product.Type,
        start: Date,
        formats: LocalFormats,
        handler: any HTTPHandler,
        transport: (any HTTPTransport)? = nil,
        storage: Storage = .inMemory(),
        configuration: AppConfiguration = AppConfiguration(),
        seed: UInt64 = 1
    ) {
        self.product = product
        clock = VirtualClock(start: start)
        trace = Trace(clock: clock)
        phone = SimulatedPhone(clock: clock, timeZone: formats.timeZone, trace: trace)
        server = SimulatedServer(handler: handler, clock: clock, phone: phone, trace: trace)
        server.live = transport.map { LiveServer($0) }
        if let base = configuration.apiBaseURL { server.noteBase(base) }
        disk = SimulatedDisk(storage, trace: trace)
        environment = AppEnvironment(
            clock: clock,
            random: SeededRandom(seed: seed),
            transport: server,
            storage: disk.simulated,
            device: phone.device,
            // The app follows the phone while it runs, as it does on a real one.
            formats: LocalFormats(locale: formats.locale) { [phone] in phone.timeZone },
            configuration: configuration,
            diagnostics: trace
        )
    }

    deinit {
        end()
    }

    public var manifest: AppManifest { product.manifest }

    /// The time zone of the phone.
    public var timeZone: TimeZone { phone.timeZone }

    public var isRunning: Bool { app != nil }

    // MARK: The life of the process

    /// Starts the app, killing it first where it runs. It goes on where it was left, if it was killed in the
    /// background.
    ///
    /// - Parameter arrival: what it is started by: a link that was followed.
    /// - Throws: `CompositionError` where the product can't be composed.
    public func launch(with arrival: Arrival? = nil) throws {
        kill()
        disk.open()
        hasLaunched = true
        notedArrivals = 0
        trace.record(.app, "launch" + (arrival.map { " by \($0)" } ?? ""))
        let app = HeadlessApp(executor: HeadlessExecutor())
        self.app = app
        let observer: @Sendable (ShellEvent) -> Void = { [trace] event in trace.record(event) }
        let arrivals = [savedState.map(Arrival.restoration), arrival].compactMap(\.self)
        savedState = nil
        phone.notifications.appDidStart { notification in
            app.assumeIsolated { app in app.withShell { $0.presentation(of: notification) } }
        }
        do {
            try app.assumeIsolated { [product, environment] app throws in
                try app.start(product, in: environment, with: arrivals, observer: observer)
            }
        } catch {
            phone.notifications.appDidStop()
            self.app = nil
            throw error
        }
        try settle()
    }

    /// Who ended the process.
    public enum Ending: String, Sendable {
        /// The person swiped the app away, or it crashed before their eyes: it starts afresh.
        case person
        /// The system needed the memory of an app in the background: it goes on where it was left.
        case system
    }

    /// Ends the process at once: nothing of it runs any more, whatever it was about to do.
    ///
    /// - Parameter ending: nil: the system, where the app is in the background.
    public func kill(by ending: Ending? = nil) {
        guard let app else { return }
        let ending = ending ?? (isInBackground ? .system : .person)
        trace.record(.app, "kill by the \(ending)")
        if ending == .person { savedState = nil }
        app.assumeIsolated { $0.kill() }
        phone.notifications.appDidStop()
        killedApps.append(app)
        self.app = nil
        isInBackground = false
    }

    /// Ends the session: work is cancelled and let go, that of the apps that were killed too, so that nothing of them
    /// stays in memory. This is for when nobody looks any more.
    public func end() {
        defer { server.live?.mirror?.end() }
        if let app {
            app.assumeIsolated { $0.stop() }
            phone.notifications.appDidStop()
        }
        for app in killedApps + [app].compactMap(\.self) { app.unwind() }
        killedApps = []
        app = nil
    }

    /// The person goes to another app: what is shown can't be acted on until ``enterForeground()``.
    public func enterBackground() throws {
        guard !isInBackground else { throw HeadlessError.alreadyInBackground }
        savedState = try act { shell in
            shell.enterBackground()
            return shell.savedState
        }
        isInBackground = true
        phone.notifications.setInForeground(false)
        trace.record(.app, "background")
    }

    public func enterForeground() throws {
        guard app != nil else { throw HeadlessError.notRunning }
        guard isInBackground else { throw HeadlessError.inForeground }
        isInBackground = false
        // What was kept tells where it was left, and it is not left any more.
        savedState = nil
        phone.notifications.setInForeground(true)
        trace.record(.app, "foreground")
        try act { shell in shell.enterForeground() }
    }

    /// Something arrives: at the running app, which comes to the front, or starting it.
    public func receive(_ arrival: Arrival) throws {
        guard app != nil else { return try launch(with: arrival) }
        _ = app?.assumeIsolated { app in app.withShell { shell in shell.receive(arrival) } }
        if isInBackground { try enterForeground() } else { try settle() }
    }

    /// Something arrives while the app stays where it is: a second callback for a tap, say.
    public func receiveSilently(_ arrival: Arrival) throws {
        guard let app else { throw HeadlessError.notRunning }
        _ = app.assumeIsolated { app in app.withShell { shell in shell.receive(arrival) } }
        try settle()
    }

    // MARK: What the app shows and does

    /// Everything drawn now.
    public func content() throws -> ContentSnapshot {
        try look { ContentSnapshot($0.content) }
    }

    public func navigation() throws -> NavigationState {
        try look { $0.navigation }
    }

    /// Where the app looks for its back end from the next launch on.
    public func setAPIBaseURL(_ url: String) {
        environment.configuration.apiBaseURL = url
        server.noteBase(url)
        trace.record(.server, "the app is configured for \(Redaction.url(url))")
    }

    /// How the app is signed from the next launch on; see `PushEnvironment`.
    public func setPushEnvironment(_ pushEnvironment: PushEnvironment) {
        environment.configuration.pushEnvironment = pushEnvironment
        trace.record(.app, "the app is built for \(pushEnvironment.rawValue)")
    }

    /// The association file that the product's web site publishes for its links (MAD-NFR16).
    public func associationFile() throws -> AssociationFile {
        try look { shell in
            let manifest = shell.graph.manifest
            return AssociationFile(
                shell.graph.links,
                host: manifest.links.hosts.first ?? "",
                appIDs: manifest.appleAppIDs
            )
        }
    }

    /// Everything that arrived since the launch, with what became of it.
    public func arrivals() throws -> [ArrivalRecord] {
        try look { $0.arrivals }
    }

    func look<Value: Sendable>(_ body: @Sendable (Shell) -> Value) throws -> Value {
        try running().assumeIsolated { app in app.withShell(body) }.orThrow(.notRunning)
    }

    /// Does something with the shell, then lets the app come to rest.
    func act<Value: Sendable>(_ body: @Sendable (Shell) throws(HeadlessError) -> Value) throws -> Value {
        let result = try look { shell in
            Result { () throws(HeadlessError) in try body(shell) }
        }
        try settle()
        return try result.get()
    }

    private func running() throws -> HeadlessApp {
        guard let app else { throw HeadlessError.notRunning }
        guard !isInBackground else { throw HeadlessError.inBackground }
        return app
    }

    // MARK: The network

    /// The phone finds a network, or loses it; the app hears of it.
    public func setOnline(_ isOnline: Bool) throws {
        phone.setOnline(isOnline)
        try settle()
    }

    /// The messaging service gives the phone a token; the app hears of it.
    public func giveMessagingToken(_ token: String) throws {
        phone.messaging.give(token)
        try settle()
    }

    // MARK: Time

    /// Lets virtual time pass; timers fire on the way, each followed by all it causes.
    public func wait(_ duration: Duration) throws {
        let end = clock.elapsed + duration
        var timers = 0
        while clock.advanceToNextTimer(within: end - clock.elapsed) {
            try settle()
            timers += 1
            guard timers < Self.maximumTimers else { throw HeadlessError.restless }
        }
        clock.advance(by: end - clock.elapsed)
    }

    /// Goes to the next timer, if it is due within `limit`.
    ///
    /// - Returns: whether there was one.
    public func advanceToNextTimer(within limit: Duration) throws -> Bool {
        guard clock.advanceToNextTimer(within: limit) else { return false }
        try settle()
        return true
    }

    /// What the app waits for, in words: timers, requests that are not answered, a question to the person.
    public var pending: [String] {
        let waits = clock.pending.map { timer in
            timer.remaining.map { "\(timer.what), due in \($0.brief)" } ?? timer.what
        }
        return phone.notifications.isAsking ? waits + ["an answer to whether it may send notifications"] : waits
    }

    /// How far off the next timer is; nil without any.
    package var nextTimer: Duration? { clock.pending.compactMap(\.remaining).min() }

    /// What would be drawn with the keyboard away; nil while it is.
    public func contentWithoutKeyboard() throws -> ContentSnapshot? {
        try look { $0.contentWithoutKeyboard }
    }

    /// Runs until quiet, and takes note of what is seen then: for what comes in from outside of virtual time, such as the
    /// answers of a real disk. Every act does so by itself.
    public func settle() throws {
        try comeToRest()
        guard coverageRecord != nil, !isInBackground else { return }
        let noted = notedArrivals
        let snapshot = app?.assumeIsolated { app in app.withShell { CoverageSample($0, noted: noted) } }
        guard let snapshot = snapshot ?? nil else { return }
        coverageRecord?.see(snapshot)
        notedArrivals = snapshot.settledArrivals
    }

    /// Runs until quiet. A real server is waited for up to ``liveLimit`` at each call.
    private func comeToRest() throws {
        guard let executor = app?.executor else { return }
        let isAtRest = executor.drain()
        if let failure = server.takeFailure() { throw failure }
        guard isAtRest else { throw HeadlessError.restless }
        if isBackendLookedAt { try readBackend() }
    }
}

extension Trace {
    /// Puts a shell's event into words.
    func record(_ event: ShellEvent) {
        switch event {
        case .started(let state): record(.navigation, "start: \(state)")
        case .restored(let state): record(.navigation, "restored: \(state)")
        case .command(let command, .applied(let state)): record(.navigation, "\(command.summary): \(state)")
        case .command(let command, .refused(let refusal)):
            record(.navigation, "\(command.summary) refused: \(refusal)")
        case .command(let command, .deferred(let lock)):
            record(.navigation, "\(command.summary) deferred by the lock “\(lock.name)”")
        case .arrival(let record): self.record(.arrival, "\(record.number) \(record.arrival): \(record.outcome)")
        case .screenUnavailable(let route, let reason): record(.navigation, "\(route) can't be shown: \(reason)")
        }
    }
}

extension NavigationCommand {
    /// The command in a few words.
    var summary: String {
        switch self {
        case .select(let tab): "select \(tab)"
        case .push(let route): "push \(route)"
        case .replace(let route): "replace by \(route)"
        case .pop: "pop"
        case .popToRoot: "pop to root"
        case .reset: "reset"
        case .present(let route): "present \(route)"
        case .dismiss: "dismiss"
        case .close(let route): "close \(route)"
        case .open(let route, let tab): "open \(route)" + (tab.map { " on \($0)" } ?? "")
        case .openSheet(let route): "open sheet \(route)"
        case .lock(let lock): "lock \(lock.name)"
        case .unlock(let name): "unlock \(name)"
        }
    }
}

extension Double {
    func rounded(toPlaces places: Int) -> Double {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        return (self * factor).rounded() / factor
    }
}

extension Optional where Wrapped: Sendable {
    func orThrow(_ failure: HeadlessError) throws -> Wrapped {
        guard let self else { throw failure }
        return self
    }
}

public import AppShell
public import AppShellInspection

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A phone with one product installed, and the world around it: what one scenario drives.
///
/// Every act runs until the app is quiet, with no job queued and no live request in flight. It doesn't wait for the
/// act to return, so that loading states show. Time moves only through ``wait(_:)`` and
/// ``advanceToNextTimer(within:)``. Not Sendable: one thread at a time.
public final class HeadlessSession {
    /// Virtual time, for the app and its world.
    public let clock: VirtualClock
    /// What happened so far.
    public let trace: Trace
    /// What the app runs on.
    public let phone: SimulatedPhone
    /// What the app's requests reach.
    public let server: SimulatedServer
    /// Takes the events that the app sends.
    public let analytics: SimulatedAnalytics
    /// What the app stores outlives its process here.
    public let disk: SimulatedDisk
    /// Dates and prices are the same on each phone.
    private static let formattedTexts = FormattedTexts()
    let product: any Product.Type
    /// What the product is composed with at each launch.
    public internal(set) var environment: AppEnvironment
    var app: HeadlessApp?
    var killedApps: [HeadlessApp] = []
    /// Whether the person has left the running app for another.
    public internal(set) var isInBackground = false
    /// Whether the app has run on this phone.
    public internal(set) var hasLaunched = false
    /// The ``Shell/savedState`` of the app in the background, which the system keeps after killing it.
    var savedState: String?
    /// What was seen and acted on; nil, as at first: nothing is collected.
    public var coverageRecord: CoverageRecord?
    /// What was acted on, in order; nil, as at first: nothing is recorded. Set it to `[]` to begin anew.
    package var actedElements: [ActedElement]?
    /// Searches screens and the answers of the back end for texts; nil by default, which disables the search.
    package var textWatch: TextWatch? {
        didSet { server.textWatch = textWatch }
    }
    /// The number of arrivals that the coverage record has with their final outcome.
    var notedArrivals = 0
    /// Whether the current step looks at the back end.
    var isBackendLookedAt = false
    /// The number of calls before this launch.
    var firstCallOfLaunch = 0
    let visitedRoutes = VisitedRoutes()
    let mistakes = ModuleMistakes()
    /// Whether an app launched from now on finds operations that change the display from outside of its actor. A tenth of
    /// a script's time.
    package var watchesActor = true
    /// What the person typed since the launch, each time with the label of the field, and when they struck keys.
    var typedInLaunch: [(label: String, text: String)] = []
    /// All that the person has typed.
    public internal(set) var typedTexts: Set<String> = []
    let random: SeededRandom
    /// Where the phone is at home.
    private let region: String?

    /// - Parameters:
    ///   - start: the virtual time of day at the beginning.
    ///   - handler: the back end, in process.
    ///   - transport: a real one instead, whose requests are waited for in wall-clock time. See also ``connect(to:)``.
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
        region = formats.locale.region?.identifier
        random = SeededRandom(seed: seed)
        clock = VirtualClock(start: start)
        trace = Trace(clock: clock)
        phone = SimulatedPhone(clock: clock, timeZone: formats.timeZone, trace: trace)
        server = SimulatedServer(handler: handler, clock: clock, phone: phone, trace: trace)
        server.live = transport.map { LiveServer($0) }
        if let base = configuration.apiBaseURL { server.noteBase(base) }
        disk = SimulatedDisk(storage, trace: trace)
        analytics = SimulatedAnalytics(trace: trace)
        environment = AppEnvironment(
            clock: clock,
            random: random,
            transport: server,
            storage: DiskAccess(to: disk).storage,
            device: phone.device,
            // As on a real phone, a running app follows the time zone.
            formats: LocalFormats(locale: formats.locale, known: Self.formattedTexts) { [phone] in phone.timeZone },
            configuration: configuration,
            diagnostics: trace,
            analytics: analytics
        )
    }

    deinit {
        end()
    }

    /// The product's own; while it runs, as its flags have it.
    public var manifest: AppManifest {
        app?.withShell { $0.graph.manifest }
            ?? product.manifest.speaking(product.languages.texts(for: environment.formats.locale))
    }

    /// The languages that the product speaks, the one of its code first.
    public var languages: [AppLanguage] { product.languages.all }

    /// The language that the app speaks on this phone.
    public var language: AppLanguage { product.languages.language(for: environment.formats.locale) }

    /// What the app says on this phone for what its code says; nil where that is the same.
    package var textLookup: TextLookup? {
        if let knownLookup { return knownLookup }
        let lookup = TextLookup(product.languages, for: environment.formats.locale)
        knownLookup = .some(lookup)
        return lookup
    }

    /// Made where it is asked for: a phone of an exploration need not know it.
    private var knownLookup: TextLookup??

    /// What the app says on this phone for a text of the product's code, for steps that know its words: `Réglages` is
    /// `Settings` on one in English. The text itself where no table has it.
    public func words(_ text: String) -> String { textLookup?.translation(of: text) { $0 } ?? text }

    /// How dates and numbers are written in the language of the product's code, and in the one that the app speaks.
    package var scriptFormats: (source: LocalFormats, spoken: LocalFormats) {
        let formats = environment.formats
        return (formats.speaking(product.languages.source), formats.speaking(language))
    }

    /// Sets the language of the phone, while the app does not run: the system ends apps when it changes.
    ///
    /// - Parameter code: BCP 47, such as `en`, or `en-GB` for the region as well; the phone keeps its region otherwise.
    ///   The app speaks its own language where it does not know this one. `en-XA` and `ar-XB` are the pseudo-languages
    ///   ``AppShell/AppLanguage/accented`` and ``AppShell/AppLanguage/mirrored``.
    public func setLanguage(_ code: String) {
        let identifier = code.contains("-") ? code : region.map { "\(code)-\($0)" } ?? code
        environment.formats = environment.formats.with(Locale(identifier: identifier))
        knownLookup = nil
        trace.record(.phone, "language: \(code)")
    }

    /// The product's flags.
    public var flags: [FlagDeclaration] { product.flags }

    /// Sets a flag of the product from the next launch on, as a tester does.
    ///
    /// - Parameter text: one of its values; another one counts for nothing.
    public func setFlag(_ name: String, to text: String) {
        environment.flags.tester[name] = text
        trace.record(.phone, "flag \(name): \(text)")
    }

    /// The ids of the product's modules, in its order.
    public var modules: [String] { product.modules(in: environment).map(\.id) }

    /// The names of the analytics events that the product's modules declare, in their order; none where it can't be composed.
    public var events: [String] {
        let names: @Sendable (AppGraph) -> [String] = { $0.contributions.events.map(\.entry.name) }
        if let ofApp = app?.withShell({ names($0.graph) }) { return ofApp }
        return (try? AppGraph(product, in: environment)).map(names) ?? []
    }

    /// The keys that the product's modules declare, with former names, sorted; empty if the product can't be composed.
    package var storedNames: [String] {
        let names = app?.withShell { Self.storedNames(of: $0.graph) } ?? storedNames(in: environment)
        return names.sorted()
    }

    /// As ``storedNames``, with each flag at each of its values, alone and with each value of each other flag: a module that
    /// a flag leaves out declares nothing.
    package var storedNamesWithAnyFlag: [String] {
        let settings = flags.flatMap { flag in flag.values.map { (flag: flag.name, value: $0) } }
        var names = Set(storedNames)
        for (index, one) in settings.enumerated() {
            // With itself, it is alone.
            for other in settings[index...] where other == one || other.flag != one.flag {
                var varied = environment
                for setting in [one, other] { varied.flags.tester[setting.flag] = setting.value }
                names.formUnion(storedNames(in: varied))
            }
        }
        return names.sorted()
    }

    private func storedNames(in environment: AppEnvironment) -> Set<String> {
        (try? AppGraph(product, in: environment)).map(Self.storedNames(of:)) ?? []
    }

    private static func storedNames(of graph: AppGraph) -> Set<String> {
        Set(graph.contributions.storedKeys.map(\.entry).flatMap { [$0.name] + $0.formerly.map(\.name) })
    }

    /// Shows the screens of one module alone, from the next launch on; see ``AppEnvironment/feature``.
    ///
    /// - Parameter module: one of ``modules``.
    public func setFeature(_ module: String) {
        environment.feature = module
        trace.record(.phone, "the feature “\(module)” alone")
    }

    /// The time zone of the phone.
    public var timeZone: TimeZone { phone.timeZone }

    /// Whether the app runs, in the foreground or not.
    public var isRunning: Bool { app != nil }

    // MARK: What the app shows

    /// Everything on display.
    ///
    /// - Throws: ``HeadlessError/notRunning`` or ``HeadlessError/inBackground``, as all that looks at the app.
    public func content() throws -> ContentSnapshot {
        try look { ContentSnapshot($0.content) }
    }

    /// What would be on display without the keyboard; nil while it is away.
    public func contentWithoutKeyboard() throws -> ContentSnapshot? {
        try look { $0.contentWithoutKeyboard }
    }

    /// Where the person is.
    public func navigation() throws -> NavigationState {
        try look { $0.navigation }
    }

    /// Everything that arrived since the launch, with its outcome.
    public func arrivals() throws -> [ArrivalRecord] {
        try look { $0.arrivals }
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

    package func look<Value: Sendable>(_ body: @Sendable (Shell) -> Value) throws -> Value {
        guard let app else { throw HeadlessError.notRunning }
        guard !isInBackground else { throw HeadlessError.inBackground }
        guard let value = app.withShell(body) else { throw HeadlessError.notRunning }
        return value
    }

    func noteTyped(_ text: String, into label: String) {
        typedInLaunch.append((label, text))
        typedTexts.insert(text)
    }

    /// Does something with the shell, then lets the app settle.
    package func act<Value: Sendable>(_ body: @Sendable (Shell) throws(HeadlessError) -> Value) throws -> Value {
        let result = try look { shell in
            Result { () throws(HeadlessError) in try body(shell) }
        }
        try settle()
        return try result.get()
    }

    // MARK: Coming to rest

    /// Runs until quiet, and adds what shows then to the coverage record.
    ///
    /// Every act does so. Call it for what comes from outside of virtual time, such as the answers of a real disk.
    public func settle() throws {
        try comeToRest()
        lookForTexts()
        guard coverageRecord != nil, !isInBackground else { return }
        let noted = notedArrivals
        guard let sample = app?.withShell({ CoverageSample($0, noted: noted) }) else { return }
        coverageRecord?.see(sample)
        notedArrivals = sample.notedArrivals
    }

    /// Shows the ``textWatch`` the screen and the notifications.
    package func lookForTexts() {
        guard let textWatch, textWatch.isLooking else { return }
        if let content = try? content() { textWatch.see(content) }
        let notifications = phone.notifications
        let delivered = notifications.shown.map(\.notification) + notifications.unshown + notifications.silenced
        for notification in delivered { textWatch.see([notification.title, notification.body]) }
        for scheduled in notifications.scheduled {
            textWatch.see([scheduled.notification.title, scheduled.notification.body])
        }
    }

    /// Runs until quiet. Each call waits up to ``liveLimit`` for a real server.
    private func comeToRest() throws {
        guard let executor = app?.executor else { return }
        let isAtRest = executor.drain()
        // Taken at each rest, or a later step would be blamed.
        let mistakes = mistakes.take()
        if let failure = server.takeFailure() { throw failure }
        if !mistakes.isEmpty { throw HeadlessError.mistakes(mistakes) }
        guard isAtRest else { throw HeadlessError.restless }
        if isBackendLookedAt { try readBackend() }
    }
}

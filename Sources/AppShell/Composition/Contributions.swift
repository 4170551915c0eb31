/// What modules bring: destinations with the screens that show them, all that leads there, and what they keep.
public struct Contributions {
    /// The module that contributes at the moment.
    private var module = ""
    private(set) var moduleIDs: [String] = []
    package private(set) var owners: [Contribution<Ownership>] = []
    package internal(set) var destinations: [Contribution<DestinationEntry>] = []
    package private(set) var links: [Contribution<LinkEntry>] = []
    package private(set) var formerDestinations: [Contribution<FormerDestination>] = []
    package private(set) var payloads: [PayloadTable.Entry] = []
    package private(set) var shortcuts: [Contribution<Shortcut>] = []
    package private(set) var storedKeys: [Contribution<StoredKey>] = []
    package internal(set) var startLocks: [Contribution<StartLock>] = []
    package private(set) var notificationCategories: [Contribution<NotificationCategory>] = []
    private(set) var notificationPreferences: [Contribution<() -> NotificationPreferences>] = []
    package internal(set) var overlays: [Contribution<Overlay>] = []
    var badges: [Contribution<TabBadge>] = []
    package private(set) var events: [Contribution<AnalyticsDeclaration>] = []
    private(set) var observers: [Contribution<(ShellEvent) -> Void>] = []
    private(set) var starts: [Contribution<(AppStart) -> Void>] = []
    var momentWork: [Contribution<MomentWork>] = []

    init(of modules: [any FeatureModule]) {
        var seen: Set<String> = []
        for module in modules {
            self.module = module.id
            moduleIDs.append(module.id)
            // A module that is listed twice is one issue, not one for all that it declares.
            if seen.insert(module.id).inserted { module.contribute(to: &self) }
        }
    }

    private func contribution<Entry>(_ entry: Entry) -> Contribution<Entry> {
        Contribution(module: module, entry: entry)
    }

    /// Declares who looks after the module, and what they promise of it. Nobody has to.
    ///
    /// - Parameters:
    ///   - owner: `@organisation/team`, `@name` or an e-mail address, as a CODEOWNERS file names them.
    ///   - contract: one line, or the path of a document.
    ///   - fileID: of the file at the top of the module's folder, which is what they own; the caller's.
    public mutating func owner(_ owner: String, contract: String, fileID: String = #fileID) {
        self.owner(Ownership(owner, contract: contract, fileID: fileID))
    }

    /// Declares who looks after the module: for one whose product says it.
    public mutating func owner(_ ownership: Ownership) {
        owners.append(contribution(ownership))
    }

    /// Declares a destination and how its screen is made.
    ///
    /// - Parameters:
    ///   - placement: where it opens when it is reached from outside.
    ///   - isDurable: whether the app comes back to it when it is restored; nil: it does unless it is a sheet.
    ///   - isInternal: whether screens alone lead there. Anything else must have a link, a payload, a shortcut or a tab
    ///     that leads to it, so that a forgotten one is noticed.
    ///   - makeScreen: called when the screen is shown. An error that it throws is recorded, and shown in place of the screen.
    public mutating func destination<D: Destination>(
        _: D.Type,
        placement: Placement,
        isDurable: Bool? = nil,
        isInternal: Bool = false,
        makeScreen: @escaping (D, ScreenContext) throws -> any Screen
    ) {
        let entry = DestinationEntry(
            type: ObjectIdentifier(D.self),
            name: D.name,
            parameterNames: D.parameterNames.sorted(),
            optionalParameterNames: D.optionalParameterNames.sorted(),
            placement: placement,
            isDurable: isDurable ?? (placement != .sheet),
            isInternal: isInternal,
            read: { parameters throws(RouteError) in try D(parameters: parameters) },
            makeScreen: { destination, context in
                try makeScreen(destination as? D ?? D(parameters: context.route.parameters), context)
            }
        )
        destinations.append(contribution(entry))
    }

    /// Declares the links that lead to a destination.
    ///
    /// - Parameters:
    ///   - pattern: the canonical one, `/formations/{key}`, as ``LinkPattern`` reads it; printed when a link to the
    ///     destination is asked for. Its parameters are the destination's own: all it needs, and optional ones.
    ///   - aliases: read as well, never printed.
    public mutating func link<D: Destination>(_ pattern: String, aliases: [String] = [], to _: D.Type) {
        for (index, source) in ([pattern] + aliases).enumerated() {
            let entry = LinkEntry(
                pattern: source,
                destination: D.name,
                parameterNames: D.parameterNames.sorted(),
                optionalParameterNames: D.optionalParameterNames.sorted(),
                isAlias: index > 0,
                formerSince: nil
            )
            links.append(contribution(entry))
        }
    }

    /// Declares a link of an earlier release, which stands in mails and on other sites: it opens what replaces it, and is
    /// never printed.
    ///
    /// A link that a pattern of today fits opens that one's destination, however specific this pattern is.
    ///
    /// - Parameters:
    ///   - pattern: as it was, with the names of today's parameters. One to which patterns of today leave no link is an
    ///     issue of the composition.
    ///   - since: the release that prints another link, `1.4.0`.
    public mutating func formerLink<D: Destination>(_ pattern: String, since: String, to _: D.Type) {
        let entry = LinkEntry(
            pattern: pattern,
            destination: D.name,
            parameterNames: D.parameterNames.sorted(),
            optionalParameterNames: D.optionalParameterNames.sorted(),
            isAlias: true,
            formerSince: since
        )
        links.append(contribution(entry))
    }

    /// Declares a destination of an earlier release: a state that is restored has the one that replaces it in its place.
    ///
    /// - Parameters:
    ///   - name: as it was.
    ///   - since: the release that has another one, `1.4.0`.
    ///   - replacement: of the parameters that it had. One that throws is left out of the restored state, as an unknown
    ///     destination is.
    public mutating func formerDestination<D: Destination>(
        _ name: String,
        since: String,
        _ replacement: @escaping (RouteParameters) throws(RouteError) -> D
    ) {
        let entry = FormerDestination(name: name, since: since, replacement: D.name) {
            parameters throws(RouteError) in try replacement(parameters).route
        }
        formerDestinations.append(contribution(entry))
    }

    /// Declares which notifications lead to a destination when they are tapped.
    ///
    /// - Parameter rule: supplies the destination's own parameters.
    public mutating func payload<D: Destination>(_ rule: PayloadRule, to _: D.Type) {
        let entry = PayloadTable.Entry(
            rule: rule,
            destination: D.name,
            module: module,
            optionalParameterNames: D.optionalParameterNames.sorted()
        )
        payloads.append(entry)
    }

    /// Declares a home screen shortcut.
    public mutating func shortcut(_ id: String, title: String, symbol: String, to destination: some Destination) {
        shortcuts.append(contribution(Shortcut(id: id, title: title, symbol: symbol, route: destination.route)))
    }

    /// Declares what the module keeps in the ``KeyValueStore``: one owner a key.
    public mutating func store(_ key: StoredKey) {
        storedKeys.append(contribution(key))
    }

    /// Declares a kind of notification. Its switch is drawn by whoever keeps the person's choice.
    public mutating func notificationCategory(_ category: NotificationCategory) {
        notificationCategories.append(contribution(category))
    }

    /// Declares what the person has switched off, in one module of a product. Read whenever a notification comes while
    /// the app is in the foreground.
    public mutating func notificationPreferences(_ read: @escaping () -> NotificationPreferences) {
        notificationPreferences.append(contribution(read))
    }

    /// Declares a lock that the app starts with, before anything that arrived is opened; the module gives it back with
    /// ``NavigationCommand/unlock(_:)``.
    ///
    /// - Parameter isHeld: asked once, when the app starts, after ``start(_:)``: whether nobody is signed in, say.
    public mutating func startLock(_ lock: NavigationLock, while isHeld: @escaping () -> Bool) {
        startLocks.append(contribution(StartLock(lock: lock, isHeld: isHeld)))
    }

    /// Declares something drawn over every screen of the base: a button that is always at hand, an invitation.
    ///
    /// It is out of reach under a sheet, and gone while the keyboard is up.
    ///
    /// - Parameters:
    ///   - id: unique in a product.
    ///   - content: asked for whenever the app is drawn; nil while there is nothing to show.
    public mutating func overlay(
        _ id: String,
        at placement: OverlayPlacement,
        _ content: @escaping (Router) -> Content?
    ) {
        overlays.append(contribution(Overlay(id: id, placement: placement, content: content)))
    }

    /// Declares how many things wait on a tab of the product: messages to read, answers to give. Modules of one tab add up.
    ///
    /// - Parameter count: asked for whenever the tabs are drawn; none are shown for 0.
    public mutating func badge(on tab: TabID, _ count: @escaping () -> Int) {
        badges.append(contribution(TabBadge(tab: tab, count: count)))
    }

    /// Declares an event that the module sends with ``Analytics/send(_:)``.
    public mutating func event(_ type: any AnalyticsEvent.Type) {
        events.append(contribution(type.declaration))
    }

    /// Declares who hears of what the shell does: screens, commands, arrivals, acts. It only takes note: what navigates, or
    /// changes what is shown, is a ``task(on:_:)`` or an act.
    public mutating func observe(_ observer: @escaping (ShellEvent) -> Void) {
        observers.append(contribution(observer))
    }

    /// Declares what is done when the app starts, before its first screen is made: to read what is kept, and to take the
    /// tasks and the router that outlive screens.
    ///
    /// The screen waits for it, so it only reads what the first one shows. Several run in the order of their declaration.
    /// The router refuses commands until all of them have run.
    /// ``AppGraph`` runs none of it: composing a product reads nothing and starts nothing.
    public mutating func start(_ body: @escaping (AppStart) -> Void) {
        starts.append(contribution(body))
    }

    /// Declares work of a moment in the life of the app: to load, to catch up, to send what waits.
    ///
    /// Runs with the life of the app, beside what its screens do. Several of one moment start in the order of their
    /// declaration.
    public mutating func task(on moment: AppMoment, _ work: @escaping () async -> Void) {
        momentWork.append(contribution(MomentWork(moment: moment, work: work)))
    }
}

/// What a module declares, with its id.
package struct Contribution<Entry> {
    package let module: String
    package let entry: Entry
}

/// What each declaration keeps.
extension Contributions {
    package struct DestinationEntry {
        let type: ObjectIdentifier
        package let name: String
        package let parameterNames: [String]
        package let optionalParameterNames: [String]
        package let placement: Placement
        package let isDurable: Bool
        package let isInternal: Bool
        let read: (RouteParameters) throws(RouteError) -> any Destination
        /// Takes the destination of the context's route, or reads it where it is nil.
        let makeScreen: ((any Destination)?, ScreenContext) throws -> any Screen

        package func validate(_ parameters: RouteParameters) throws(RouteError) { _ = try read(parameters) }
    }

    package struct LinkEntry {
        package let pattern: String
        package let destination: String
        package let parameterNames: [String]
        package let optionalParameterNames: [String]
        package let isAlias: Bool
        /// The release since which another pattern replaces it; nil for one of today.
        package let formerSince: String?
    }

    /// A destination that another one replaces.
    package struct FormerDestination {
        package let name: String
        package let since: String
        package let replacement: String
        let convert: (RouteParameters) throws(RouteError) -> Route
    }

    package struct StartLock {
        package let lock: NavigationLock
        let isHeld: () -> Bool
    }

    package struct Overlay {
        package let id: String
        let placement: OverlayPlacement
        let content: (Router) -> Content?
    }

    struct MomentWork {
        let moment: AppMoment
        let work: () async -> Void
    }

    struct TabBadge {
        let tab: TabID
        let count: () -> Int
    }
}

/// The declarations of modules: destinations with their screens, links and payload rules, stored keys, work.
public struct Contributions {
    /// The module being read.
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
            // A module listed twice is one issue, not one for each of its declarations.
            if seen.insert(module.id).inserted { module.contribute(to: &self) }
        }
    }

    private func contribution<Entry>(_ entry: Entry) -> Contribution<Entry> {
        Contribution(module: module, entry: entry)
    }

    /// Declares the team that maintains the module, and its contract. Optional.
    ///
    /// - Parameters:
    ///   - owner: `@organisation/team`, `@name` or an e-mail address, as a CODEOWNERS file names them.
    ///   - contract: one line, or the path of a document.
    ///   - fileID: of a file at the top of the module's folder, which the team owns; by default the caller's.
    public mutating func owner(_ owner: String, contract: String, fileID: String = #fileID) {
        self.owner(Ownership(owner, contract: contract, fileID: fileID))
    }

    /// Declares the owner of a module that its product names.
    public mutating func owner(_ ownership: Ownership) {
        owners.append(contribution(ownership))
    }

    /// Declares a destination and how its screen is made.
    ///
    /// - Parameters:
    ///   - placement: where it opens from outside.
    ///   - isDurable: whether restoration brings it back; by default unless it is a sheet.
    ///   - isInternal: whether only screens open it. Any other destination needs a link, a payload rule, a shortcut or a
    ///     tab.
    ///   - makeScreen: called when the screen is shown. A thrown error is recorded and shown in place of the screen.
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

    /// Declares the links of a destination.
    ///
    /// - Parameters:
    ///   - pattern: the canonical ``LinkPattern``, `/formations/{key}`, used to print links. It has all required parameters
    ///     of the destination, and may have optional ones.
    ///   - aliases: other patterns that are matched, never printed.
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

    /// Declares a link of an earlier release, for mails and other sites that still contain it. It is matched, never printed.
    ///
    /// Current patterns take precedence, however specific this pattern is.
    ///
    /// - Parameters:
    ///   - pattern: the former pattern with the current names of its parameters. A pattern that current patterns shadow
    ///     entirely is an issue of the composition.
    ///   - since: the release that replaced it, `1.4.0`.
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

    /// Declares a destination of an earlier release, and its replacement in a restored state.
    ///
    /// - Parameters:
    ///   - name: the former name.
    ///   - since: the release that replaced it, `1.4.0`.
    ///   - replacement: makes the current destination from the former parameters. If it throws, the screen is dropped, as
    ///     for an unknown destination.
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

    /// Declares which notifications open a destination when tapped.
    ///
    /// - Parameter rule: supplies exactly the destination's parameters.
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

    /// Declares a key that the module stores. Each key has one owner.
    public mutating func store(_ key: StoredKey) {
        storedKeys.append(contribution(key))
    }

    /// Declares a notification category. The module that stores the user's choices draws its switch.
    public mutating func notificationCategory(_ category: NotificationCategory) {
        notificationCategories.append(contribution(category))
    }

    /// Declares the categories that the user has switched off, in one module of a product. Read whenever a notification
    /// arrives in the foreground.
    public mutating func notificationPreferences(_ read: @escaping () -> NotificationPreferences) {
        notificationPreferences.append(contribution(read))
    }

    /// Declares a lock that is in place before the first arrival opens. The module removes it with
    /// ``NavigationCommand/unlock(_:)``.
    ///
    /// - Parameter isHeld: called once at the start, after ``start(_:)``. For sign-in: whether the user is signed out.
    public mutating func startLock(_ lock: NavigationLock, while isHeld: @escaping () -> Bool) {
        startLocks.append(contribution(StartLock(lock: lock, isHeld: isHeld)))
    }

    /// Declares an overlay on every screen of the base: a button that is always available, an invitation.
    ///
    /// It is disabled under a sheet and hidden while the keyboard is shown.
    ///
    /// - Parameters:
    ///   - id: unique in a product.
    ///   - content: called whenever the app is drawn; nil hides the overlay.
    public mutating func overlay(
        _ id: String,
        at placement: OverlayPlacement,
        _ content: @escaping (Router) -> Content?
    ) {
        overlays.append(contribution(Overlay(id: id, placement: placement, content: content)))
    }

    /// Declares a badge on a tab, such as the number of unread messages. The counts of several modules add up.
    ///
    /// - Parameter count: called whenever the tabs are drawn; 0 hides the badge.
    public mutating func badge(on tab: TabID, _ count: @escaping () -> Int) {
        badges.append(contribution(TabBadge(tab: tab, count: count)))
    }

    /// Declares an event that the module sends with ``Analytics/send(_:)``.
    public mutating func event(_ type: any AnalyticsEvent.Type) {
        events.append(contribution(type.declaration))
    }

    /// Declares an observer of the shell's events: screens, commands, arrivals, acts. It must not navigate or change what is
    /// shown; use ``task(on:_:)`` for that.
    public mutating func observe(_ observer: @escaping (ShellEvent) -> Void) {
        observers.append(contribution(observer))
    }

    /// Declares work before the first screen: reading storage, and retaining the tasks and the router that outlive screens.
    ///
    /// It delays the first screen, so it should read only what that screen shows. Several closures run in the order of
    /// their declaration, and the router refuses commands until all of them have run.
    /// Composing a product runs none of them: it reads nothing and starts nothing.
    public mutating func start(_ body: @escaping (AppStart) -> Void) {
        starts.append(contribution(body))
    }

    /// Declares work at a moment of the app's life: loading, catching up, sending queued data.
    ///
    /// It runs concurrently with the screens and ends with the app. Several closures of one moment start in the order of
    /// their declaration.
    public mutating func task(on moment: AppMoment, _ work: @escaping () async -> Void) {
        momentWork.append(contribution(MomentWork(moment: moment, work: work)))
    }
}

/// A declaration and the id of its module.
package struct Contribution<Entry> {
    package let module: String
    package let entry: Entry
}

// The stored form of each declaration.
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
        /// Takes the destination of the context's route, or parses it if nil.
        let makeScreen: ((any Destination)?, ScreenContext) throws -> any Screen

        package func validate(_ parameters: RouteParameters) throws(RouteError) { _ = try read(parameters) }
    }

    package struct LinkEntry {
        package let pattern: String
        package let destination: String
        package let parameterNames: [String]
        package let optionalParameterNames: [String]
        package let isAlias: Bool
        /// The release that replaced it; nil for a current link.
        package let formerSince: String?
    }

    /// A destination of an earlier release.
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

/// What composing products came to, for their next launch in the same process.
///
/// Each launch makes the modules anew, and they declare the same as before. Whatever follows from the declarations alone
/// is then the same too: that nothing is wrong with them, and the tables. They are compared each time, so a product that
/// declares something else is checked again. One composition a product is kept, and none that has issues.
package final class CompositionMemo: Sendable {
    private let compositions = Lock<[String: (declarations: Declarations, sound: SoundDeclarations)]>([:])

    package init() {}

    /// What these declarations came to; nil where the product last declared something else.
    func known(_ declarations: Declarations) -> SoundDeclarations? {
        let last = compositions.withLock { $0[declarations.manifest.id] }
        return last?.declarations == declarations ? last?.sound : nil
    }

    func keep(_ sound: SoundDeclarations, of declarations: Declarations) {
        compositions.withLock { $0[declarations.manifest.id] = (declarations, sound) }
    }
}

/// All that a composition is checked by, as values: what a manifest and modules declare, without what they do.
struct Declarations: Equatable, Sendable {
    typealias Owned<Entry> = Contributions.Owned<Entry>

    /// A destination, without the closures. How its parameters are read follows from the type.
    struct Destination: Equatable, Sendable {
        let type: ObjectIdentifier
        let name: String
        let parameterNames: [String]
        let optionalParameterNames: [String]
        let placement: Placement
        let isDurable: Bool
        let isInternal: Bool
    }

    /// The former names of a key, without the closures.
    struct FormerNames: Equatable, Sendable {
        struct Name: Equatable, Sendable {
            let name: String
            let schema: Int
            let becomes: Int
            let since: String
        }

        let names: [Name]
        let hasMigration: Bool
    }

    let manifest: AppManifest
    let flags: [FlagDeclaration]
    let buildFlags: [String: String]
    let moduleIDs: [String]
    let owners: [Owned<Ownership>]
    let destinations: [Owned<Destination>]
    let links: [Owned<Contributions.LinkEntry>]
    let payloads: [Owned<Contributions.PayloadEntry>]
    let shortcuts: [Owned<Shortcut>]
    let storedKeys: [Owned<StoredKey>]
    /// For each key, what is checked of it besides name and schema.
    let formerKeys: [FormerNames]
    /// The names, their replacements and releases.
    let formerDestinations: [Owned<[String]>]
    let startLocks: [Owned<NavigationLock>]
    let notificationCategories: [Owned<NotificationCategory>]
    /// The modules that declare preferences.
    let notificationPreferences: [String]
    /// The ids.
    let overlays: [Owned<String>]
    /// The tabs.
    let badges: [Owned<TabID>]
    let events: [Owned<AnalyticsDeclaration>]

    init(
        _ manifest: AppManifest,
        _ contributions: Contributions,
        flags: [FlagDeclaration],
        buildFlags: [String: String]
    ) {
        self.manifest = manifest
        self.flags = flags
        self.buildFlags = buildFlags
        moduleIDs = contributions.moduleIDs
        owners = contributions.owners
        destinations = contributions.destinations.map { Owned(module: $0.module, entry: Destination($0.entry)) }
        links = contributions.links
        payloads = contributions.payloads
        shortcuts = contributions.shortcuts
        storedKeys = contributions.storedKeys
        formerKeys = contributions.storedKeys.map { FormerNames($0.entry) }
        formerDestinations = contributions.formerDestinations.map {
            Owned(module: $0.module, entry: [$0.entry.name, $0.entry.replacement, $0.entry.since])
        }
        startLocks = contributions.startLocks.map { Owned(module: $0.module, entry: $0.entry.lock) }
        notificationCategories = contributions.notificationCategories
        notificationPreferences = contributions.notificationPreferences.map(\.module)
        events = contributions.events
        overlays = contributions.overlays.map { Owned(module: $0.module, entry: $0.entry.id) }
        badges = contributions.badges.map { Owned(module: $0.module, entry: $0.entry.tab) }
    }
}

extension Declarations.Destination {
    init(_ entry: Contributions.DestinationEntry) {
        type = entry.type
        name = entry.name
        parameterNames = entry.parameterNames
        optionalParameterNames = entry.optionalParameterNames
        placement = entry.placement
        isDurable = entry.isDurable
        isInternal = entry.isInternal
    }
}

extension Declarations.FormerNames {
    init(_ key: StoredKey) {
        names = key.formerly.map { Name(name: $0.name, schema: $0.schema, becomes: $0.becomes, since: $0.since) }
        hasMigration = key.hasMigration
    }
}

/// What follows from declarations without issues.
struct SoundDeclarations: Sendable {
    let links: ComposedLinks
    let payloads: PayloadTable
    let rules: NavigationRules
    let initialState: NavigationState

    /// - Throws: ``CompositionError`` with every issue.
    init(_ composition: Composition) throws(CompositionError) {
        let issues = composition.issues
        guard issues.isEmpty, let initialState = composition.initialState else {
            throw CompositionError(product: composition.manifest.id, issues: issues)
        }
        self.initialState = initialState
        links = composition.composedLinks
        payloads = composition.payloadTable
        rules = NavigationRules(destinations: Set(composition.destinationsByName.keys))
    }
}

/// A product's parts laid side by side, before they are found valid.
package final class Composition {
    package typealias Owned<Entry> = Contributions.Owned<Entry>

    let manifest: AppManifest
    /// The flags of the product, and what its build sets.
    let flags: [FlagDeclaration]
    let buildFlags: [String: String]
    /// What the product speaks.
    let spoken: SpokenLanguages
    private let contributions: Contributions
    /// The first destination of each name.
    package let destinationsByName: [String: Owned<Contributions.DestinationEntry>]
    /// For the rules about links.
    private(set) lazy var composedLinks = ComposedLinks(links, policy: manifest.links)
    /// The link patterns of all modules.
    private(set) lazy var linkTable = LinkTable(entries: links.compactMap(LinkTable.Entry.init), policy: manifest.links)
    /// The payload rules of all modules.
    private(set) lazy var payloadTable = PayloadTable(entries: payloads, policy: manifest.payloads)

    convenience init(
        manifest: AppManifest,
        modules: [any FeatureModule],
        flags: [FlagDeclaration] = [],
        buildFlags: [String: String] = [:],
        spoken: SpokenLanguages = SpokenLanguages()
    ) {
        self.init(
            manifest: manifest,
            contributions: Contributions(of: modules),
            flags: flags,
            buildFlags: buildFlags,
            spoken: spoken
        )
    }

    init(
        manifest: AppManifest,
        contributions: Contributions,
        flags: [FlagDeclaration],
        buildFlags: [String: String],
        spoken: SpokenLanguages
    ) {
        self.manifest = manifest
        self.flags = flags
        self.buildFlags = buildFlags
        self.spoken = spoken
        self.contributions = contributions
        destinationsByName = Dictionary(contributions.destinations.map { ($0.entry.name, $0) }) { first, _ in first }
    }

    var moduleIDs: [String] { contributions.moduleIDs }
    package var owners: [Owned<Ownership>] { contributions.owners }
    package var destinations: [Owned<Contributions.DestinationEntry>] { contributions.destinations }
    package var links: [Owned<Contributions.LinkEntry>] { contributions.links }
    package var formerDestinations: [Owned<Contributions.FormerDestination>] { contributions.formerDestinations }
    package var payloads: [PayloadTable.Entry] { contributions.payloads }
    package var shortcuts: [Owned<Shortcut>] { contributions.shortcuts }
    package var storedKeys: [Owned<StoredKey>] { contributions.storedKeys }
    package var startLocks: [Owned<Contributions.StartLock>] { contributions.startLocks }
    package var notificationCategories: [Owned<NotificationCategory>] { contributions.notificationCategories }
    var notificationPreferences: [Owned<() -> NotificationPreferences>] { contributions.notificationPreferences }

    package var overlays: [Owned<Contributions.Overlay>] { contributions.overlays }
    var badges: [Owned<Contributions.TabBadge>] { contributions.badges }
    package var events: [Owned<AnalyticsDeclaration>] { contributions.events }
    var observers: [Owned<(ShellEvent) -> Void>] { contributions.observers }
    var momentWork: [Owned<Contributions.MomentWork>] { contributions.momentWork }
    var starts: [Owned<(AppStart) -> Void>] { contributions.starts }

    /// Every issue, in the order of the rules.
    var issues: [CompositionIssue] {
        let validators: [any CompositionValidator] = [
            SoundFlags(), UniqueNames(), SoundOwners(), ReachableDestinations(), SoundTabs(), SoundPlacements(),
            SoundPolicy(), ReadableLinks(), LiveLinks(), SuppliedParameters(), OwnLinks(), DistinctLinks(),
            ReachableLinks(), PrintableLinks(),
            SoundPayloads(), DistinctPayloads(), ReachablePayloads(),
            SoundShortcuts(), SoundStoredKeys(), SoundNotifications(), SoundEvents(), SoundFormers(), SoundLanguages(),
        ]
        return validators.flatMap { $0.issues(of: self) }
    }

    var initialState: NavigationState? {
        switch manifest.navigation {
        case .tabs(let tabs, let selected):
            NavigationState(tabs: tabs.map { ($0.id, $0.root) }, selected: selected)
        case .stack(let root):
            NavigationState(root: root)
        }
    }

    /// The roots of the tabs, or of the only stack, with a name for messages.
    var roots: [(name: String, route: Route)] {
        switch manifest.navigation {
        case .tabs(let tabs, _): tabs.map { ("the tab “\($0.id)”", $0.root) }
        case .stack(let root): [("the app", root)]
        }
    }

    func contributes(_ destination: String) -> Bool { destinationsByName[destination] != nil }
}

extension LinkTable.Entry {
    /// Nil where the pattern can't be read.
    fileprivate convenience init?(_ link: Composition.Owned<Contributions.LinkEntry>) {
        guard let pattern = try? LinkPattern(link.entry.pattern) else { return nil }
        self.init(
            pattern: pattern,
            destination: link.entry.destination,
            module: link.module,
            isAlias: link.entry.isAlias,
            isFormer: link.entry.formerSince != nil
        )
    }
}

/// One rule of composition.
protocol CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue]
}

/// A product's parts laid side by side, before they are found valid.
struct Composition {
    struct Owned<Entry> {
        let module: String
        let entry: Entry
    }

    let manifest: AppManifest
    let moduleIDs: [String]
    let destinations: [Owned<Contributions.DestinationEntry>]
    let links: [Owned<Contributions.LinkEntry>]
    let shortcuts: [Owned<Shortcut>]
    let storedKeys: [Owned<StoredKey>]
    let startLocks: [Owned<Contributions.StartLock>]
    /// The first destination of each name.
    let destinationsByName: [String: Owned<Contributions.DestinationEntry>]

    init(manifest: AppManifest, modules: [any FeatureModule]) {
        self.manifest = manifest
        moduleIDs = modules.map(\.id)
        var parts = Parts()
        for module in modules {
            var contributions = Contributions()
            module.contribute(to: &contributions)
            parts.add(contributions, of: module.id)
        }
        destinations = parts.destinations
        links = parts.links
        shortcuts = parts.shortcuts
        storedKeys = parts.storedKeys
        startLocks = parts.startLocks
        destinationsByName = Dictionary(destinations.map { ($0.entry.name, $0) }) { first, _ in first }
    }

    private struct Parts {
        var destinations: [Owned<Contributions.DestinationEntry>] = []
        var links: [Owned<Contributions.LinkEntry>] = []
        var shortcuts: [Owned<Shortcut>] = []
        var storedKeys: [Owned<StoredKey>] = []
        var startLocks: [Owned<Contributions.StartLock>] = []

        mutating func add(_ contributions: Contributions, of module: String) {
            destinations += contributions.destinations.map { Owned(module: module, entry: $0) }
            links += contributions.links.map { Owned(module: module, entry: $0) }
            shortcuts += contributions.shortcuts.map { Owned(module: module, entry: $0) }
            storedKeys += contributions.storedKeys.map { Owned(module: module, entry: $0) }
            startLocks += contributions.startLocks.map { Owned(module: module, entry: $0) }
        }
    }

    /// Every fault, in the order of the rules.
    var issues: [CompositionIssue] {
        let validators: [any CompositionValidator] = [
            UniqueModules(), UniqueDestinations(), SoundTabs(), SoundPlacements(), SoundPolicy(), SoundLinks(),
            DistinctLinks(), SoundShortcuts(), UniqueStoredKeys(), UniqueStartLocks(),
        ]
        return validators.flatMap { $0.issues(of: self) }
    }

    /// The links that can be read, for the table.
    var linkEntries: [LinkTable.Entry] {
        links.compactMap { link in
            guard let pattern = try? LinkPattern(link.entry.pattern) else { return nil }
            return LinkTable.Entry(
                pattern: pattern,
                destination: link.entry.destination,
                module: link.module,
                isAlias: link.entry.isAlias
            )
        }
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

/// One rule of composition.
protocol CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue]
}

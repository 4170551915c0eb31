/// A product's parts laid side by side, before they are found valid.
struct Composition {
    struct Owned<Entry> {
        let module: String
        let entry: Entry
    }

    let manifest: AppManifest
    let moduleIDs: [String]
    let destinations: [Owned<Contributions.DestinationEntry>]
    let composedLinks: ComposedLinks
    private let destinationNames: Set<String>

    init(manifest: AppManifest, modules: [any FeatureModule]) {
        self.manifest = manifest
        moduleIDs = modules.map(\.id)
        var destinations: [Owned<Contributions.DestinationEntry>] = []
        var links: [Owned<Contributions.LinkEntry>] = []
        for module in modules {
            var contributions = Contributions()
            module.contribute(to: &contributions)
            destinations += contributions.destinations.map { Owned(module: module.id, entry: $0) }
            links += contributions.links.map { Owned(module: module.id, entry: $0) }
        }
        self.destinations = destinations
        destinationNames = Set(destinations.map(\.entry.name))
        composedLinks = ComposedLinks(links, policy: manifest.links)
    }

    /// Every fault, in the order of the rules.
    var issues: [CompositionIssue] {
        let validators: [any CompositionValidator] = [
            UniqueModules(), UniqueDestinations(), SoundTabs(), SoundPlacements(), SoundPolicy(), ReadableLinks(),
            LiveLinks(), SuppliedParameters(), OwnLinks(), DistinctLinks(), ReachableLinks(), PrintableLinks(),
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

    func contributes(_ destination: String) -> Bool {
        destinationNames.contains(destination)
    }
}

/// One rule of composition.
protocol CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue]
}

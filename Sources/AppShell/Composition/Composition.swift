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
    let payloads: [Owned<Contributions.PayloadEntry>]

    init(manifest: AppManifest, modules: [any FeatureModule]) {
        self.manifest = manifest
        moduleIDs = modules.map(\.id)
        var destinations: [Owned<Contributions.DestinationEntry>] = []
        var links: [Owned<Contributions.LinkEntry>] = []
        var payloads: [Owned<Contributions.PayloadEntry>] = []
        for module in modules {
            var contributions = Contributions()
            module.contribute(to: &contributions)
            destinations += contributions.destinations.map { Owned(module: module.id, entry: $0) }
            links += contributions.links.map { Owned(module: module.id, entry: $0) }
            payloads += contributions.payloads.map { Owned(module: module.id, entry: $0) }
        }
        self.destinations = destinations
        self.links = links
        self.payloads = payloads
    }

    /// Every fault, in the order of the rules.
    var issues: [CompositionIssue] {
        let validators: [any CompositionValidator] = [
            UniqueModules(), UniqueDestinations(), SoundTabs(), SoundPlacements(), SoundPolicy(), SoundLinks(),
            DistinctLinks(),
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

    /// The payload rules, for the table.
    var payloadEntries: [PayloadTable.Entry] {
        payloads.map { payload in
            PayloadTable.Entry(
                rule: payload.entry.rule,
                destination: payload.entry.destination,
                module: payload.module,
                optionalParameterNames: payload.entry.optionalParameterNames
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

    func contributes(_ destination: String) -> Bool {
        destinations.contains { $0.entry.name == destination }
    }
}

/// One rule of composition.
protocol CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue]
}

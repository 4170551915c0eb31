/// A product's manifest, contributions and flags before validation.
final class Composition {
    typealias Owned<Entry> = Contribution<Entry>

    let manifest: AppManifest
    let contributions: Contributions
    /// The flags of the product and their settings.
    let flags: [FlagDeclaration]
    let settings: FlagSettings
    /// The only module whose screens are shown; nil for all modules.
    let feature: String?
    /// The languages of the product.
    let spoken: SpokenLanguages
    /// The first destination of each name.
    let destinationsByName: [String: Contribution<Contributions.DestinationEntry>]
    /// For the validators of links.
    private(set) lazy var composedLinks = ComposedLinks(contributions.links, policy: manifest.links)
    /// The link patterns of all modules.
    private(set) lazy var linkTable = LinkTable(
        entries: contributions.links.compactMap(LinkTable.Entry.init),
        policy: manifest.links
    )
    /// The payload rules of all modules.
    private(set) lazy var payloadTable = PayloadTable(entries: contributions.payloads, policy: manifest.payloads)

    init(
        manifest: AppManifest,
        modules: [any FeatureModule],
        flags: [FlagDeclaration] = [],
        settings: FlagSettings = FlagSettings(),
        feature: String? = nil,
        spoken: SpokenLanguages = SpokenLanguages()
    ) {
        let all = Contributions(of: modules)
        self.manifest = manifest
        self.flags = flags
        self.settings = settings
        self.feature = feature
        self.spoken = spoken
        contributions = feature.map(all.alone) ?? all
        destinationsByName = Dictionary(contributions.destinations.map { ($0.entry.name, $0) }) { first, _ in first }
    }

    /// - Parameter environment: with the product's texts.
    convenience init(_ product: any Product.Type, in environment: AppEnvironment) {
        let manifest = product.manifest
        self.init(
            manifest: manifest.showing(environment.flags).speaking(environment.texts),
            modules: product.modules(in: environment),
            flags: product.flags,
            settings: environment.flags,
            feature: environment.feature,
            spoken: SpokenLanguages(languages: product.languages, tabTitles: manifest.tabs.map(\.title))
        )
    }

    /// Every issue, in the order of the validators.
    var issues: [CompositionIssue] {
        if let feature, !contributions.moduleIDs.contains(feature) {
            return [.unknownFeature(feature, among: contributions.moduleIDs)]
        }
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
    /// Nil if the pattern can't be parsed.
    fileprivate convenience init?(_ link: Contribution<Contributions.LinkEntry>) {
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

/// Checks one rule of composition.
protocol CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue]
}

/// One issue of a composition, with the module, the fact and the fix.
public struct CompositionIssue: Hashable, Sendable, CustomStringConvertible {
    /// Stable, for tools: `link-overlap`.
    public let code: String
    /// The module that causes it; nil for the manifest.
    public let module: String?
    /// The fact, such as `the destination “item” is contributed by “core” and by “other”`.
    public let fact: String
    /// The fix, in the imperative.
    public let fix: String

    /// An issue of a module, or of the manifest if the module is nil.
    public init(code: String, module: String?, fact: String, fix: String) {
        self.code = code
        self.module = module
        self.fact = fact
        self.fix = fix
    }

    /// `[link-overlap] blog: … Fix: …`
    public var description: String {
        "[\(code)] \(module ?? "manifest"): \(fact). Fix: \(fix)."
    }
}

/// A product that can't run, with every issue found.
public struct CompositionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// As commands name it: `madinia`.
    public let product: String
    /// Never empty.
    public let issues: [CompositionIssue]

    /// All issues, one a line, below a line that counts them.
    public var description: String {
        let count = issues.count == 1 ? "1 issue" : "\(issues.count) issues"
        return (["The composition of “\(product)” has \(count):"] + issues.map { "  - \($0)" })
            .joined(separator: "\n")
    }
}

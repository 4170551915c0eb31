import Testing

@testable import AppShell
@testable import AppShellCoachFeature

/// The coach in a product with two tabs and one item screen, on the main actor.
@MainActor
final class CoachHost {
    let service: SampleService
    let catalogue: SampleItems
    let world = StillWorld()
    let settings: CoachSettings
    let shell: Shell

    init(
        _ behaviour: SampleService.Behaviour = .fails(.unreachable("down")),
        items: [CoachItem]? = [.first, .second],
        viewed: [Int] = [],
        storage: Storage = .inMemory()
    ) throws {
        service = SampleService(behaviour)
        catalogue = SampleItems(items)
        let environment = world.environment(storage)
        settings = CoachSettings(environment: environment)
        let coach = CoachModule(
            strings: SampleCoachStrings(),
            engine: CoachEngine(vocabulary: .sample, replies: SampleCoachReplies()),
            catalogue: CoachCatalogue(
                items: { [catalogue] in catalogue.items },
                load: { [catalogue] in await catalogue.load() }
            ),
            service: service,
            settings: settings,
            viewedItems: { viewed },
            openItem: { router, id in router.open(Item(id: id)) },
            environment: environment
        )
        let graph = try AppGraph(
            Composition(manifest: .sample, modules: [coach, ItemModule()]),
            clock: environment.clock
        )
        shell = Shell(graph: graph) {
            TaskScope { operation in
                nonisolated(unsafe) let operation = operation
                return Task { @MainActor in await operation() }
            }
        }
    }

    /// What the next launch reads of the settings.
    func relaunchedSettings(_ storage: Storage) -> CoachSettings {
        let settings = CoachSettings(environment: world.environment(storage))
        settings.begin(with: TaskScope { _ in Task {} })
        return settings
    }

    /// Lets everything that was started come to its next wait: all of it runs on this actor, in turn.
    func settle() async {
        for _ in 0..<50 { await Task.yield() }
    }

    func start() async {
        shell.start()
        await settle()
    }

    /// Starts, opens the chat.
    func open() async {
        await start()
        await tap("Ask")
    }

    func tap(_ label: String) async {
        if case .tap(let action) = find(label)?.action { shell.run(action) }
        await settle()
    }

    func say(_ message: String) async {
        type(message)
        await tap("Send")
    }

    func type(_ text: String) {
        if case .edit(let edit) = find("Message")?.action { edit(text) }
    }

    /// The element of that label that can be acted on, the topmost first.
    func find(_ label: String) -> Content? {
        func find(in content: Content) -> Content? {
            if content.label == label, content.action != nil { return content }
            return content.children.reversed().lazy.compactMap { find(in: $0) }.first
        }
        return find(in: shell.content)
    }

    var outline: String { ContentSnapshot(shell.content).outline }

    /// What was said, in order: `> ` before one's own.
    var talk: [String] {
        func bubbles(_ content: Content) -> [String] {
            if case .bubble(let isOwn) = content.role { return [(isOwn ? "> " : "") + content.label] }
            return content.children.flatMap { bubbles($0) }
        }
        return bubbles(shell.content)
    }
}

extension AppManifest {
    /// Two tabs.
    static let sample = AppManifest(
        id: "sample",
        name: "Sample",
        navigation: .tabs(
            [
                Tab(id: "home", title: "Home", symbol: "house", root: Page(name: "home")),
                Tab(id: "more", title: "More", symbol: "ellipsis", root: Page(name: "more")),
            ],
            selected: "home"
        ),
        links: LinkPolicy(hosts: ["sample.example"])
    )
}

/// Pages, and a screen for each item.
struct ItemModule: FeatureModule {
    let id = "items"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Page.self, placement: .tab("home")) { page, _ in PageScreen(title: page.name) }
        contributions.destination(Item.self, placement: .tab("more"), isInternal: true) { item, _ in
            PageScreen(title: "Item \(item.id)")
        }
    }
}

final class PageScreen: Screen {
    let title: String

    init(title: String) {
        self.title = title
    }

    var content: Content {
        .screen(title) { Content.field("Search", value: "") { _ in } }
    }
}

struct Page: Destination {
    static let name = "items.page"
    static let parameterNames = ["name"]

    let name: String

    init(name: String) {
        self.name = name
    }

    init(parameters: RouteParameters) throws(RouteError) { name = try parameters.text("name") }

    var parameters: RouteParameters { ["name": name] }
}

struct Item: Destination {
    static let name = "items.item"
    static let parameterNames = ["id"]

    let id: Int

    init(id: Int) {
        self.id = id
    }

    init(parameters: RouteParameters) throws(RouteError) { id = try parameters.identifier("id") }

    var parameters: RouteParameters { ["id": "\(id)"] }
}

@testable import AppShell
@testable import AppShellUIModel

/// A number that a screen shows: `page(number: 3)`.
struct Page: Destination {
    static let name = "page"
    static let parameterNames = ["number"]
    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    init(parameters: RouteParameters) throws(RouteError) {
        number = try parameters.identifier("number")
    }

    var parameters: RouteParameters { ["number": "\(number)"] }
}

final class PageScreen: Screen {
    let number: Int
    let log: ShelfLog

    init(_ number: Int, log: ShelfLog) {
        self.number = number
        self.log = log
    }

    var content: Content {
        .screen("Page \(number)", refresh: { await self.refresh() }) {
            Content.button("Tap") { self.log.lines.append("tap \(self.number)") }
            Content.field("Name", value: "") { _ in }
            if let question = log.dialogs.first {
                Content.dialog(question) {
                    Content.button("Yes") { self.log.answer(question) }
                    Content.button("Later") { await self.log.save() }
                }
            }
        }
    }

    func appear() async { log.lines.append("appear \(number)") }

    private func refresh() async {
        log.lines.append("refresh \(number)")
        await Task.yield()
        log.lines.append("refreshed \(number)")
    }
}

final class ShelfLog {
    var lines: [String] = []
    /// Whether a refresh in the background goes on until it is cancelled.
    var hangs = false
    /// The questions that are still to be answered.
    var dialogs: [String] = []

    func answer(_ question: String) {
        lines.append("Yes to \(question)")
        dialogs.removeFirst()
    }

    func load() async {
        lines.append("loading")
        await Task.yield()
        while hangs {
            guard !Task.isCancelled else { return }
            await Task.yield()
        }
        lines.append("loaded")
    }

    /// Whether what is saved in the background is not written yet.
    var isDiskSlow = false

    func save() async {
        lines.append("saving")
        while isDiskSlow { await Task.yield() }
        lines.append("saved")
    }
}

private struct ShelfModule: FeatureModule {
    let id = "shelf"
    let log: ShelfLog

    func contribute(to contributions: inout Contributions) {
        let log = log
        contributions.destination(Page.self, placement: .tab("one")) { page, _ in PageScreen(page.number, log: log) }
        contributions.link("/pages/{number}", to: Page.self)
        contributions.task(on: .refresh) { await log.load() }
        contributions.task(on: .background) { await log.save() }
        contributions.shortcut("latest", title: "Latest", symbol: "clock", to: Page(9))
    }
}

/// An app of three tabs, or of one stack, whose every screen is a page.
enum ShelfApp {
    @MainActor
    static func model(hasTabs: Bool = true, log: ShelfLog = ShelfLog()) throws -> ShellModel {
        let tabs = [("one", 1), ("two", 2), ("three", 3)].map { id, number in
            AppShell.Tab(id: TabID(rawValue: id), title: id, symbol: "circle", root: Page(number))
        }
        let manifest = AppManifest(
            id: "shelf",
            name: "Shelf",
            navigation: hasTabs ? .tabs(tabs, selected: "one") : .stack(root: Page(1).route),
            links: LinkPolicy(hosts: ["shelf.example"]),
            strings: .english
        )
        let module = hasTabs ? ShelfModule(log: log) as any FeatureModule : StackShelfModule(log: log)
        return ShellModel(graph: try AppGraph(Composition(manifest: manifest, modules: [module])))
    }
}

private struct StackShelfModule: FeatureModule {
    let id = "shelf"
    let log: ShelfLog

    func contribute(to contributions: inout Contributions) {
        let log = log
        contributions.destination(Page.self, placement: .stack) { page, _ in PageScreen(page.number, log: log) }
        contributions.link("/pages/{number}", to: Page.self)
    }
}

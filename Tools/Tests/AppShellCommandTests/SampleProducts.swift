import AppShell
import AppShellHeadless
import MadiniaTestKit
import ScenarioRunner

@testable import AppShellCommand

/// An app of one stack that contributes a bit of everything.
enum NotesApp: Product {
    static let manifest = AppManifest(
        id: "notes",
        name: "Notes",
        navigation: .stack(root: NoteList().route),
        links: LinkPolicy(hosts: ["notes.example"], schemes: ["notes"]),
        payloads: PayloadPolicy(versions: ["2", "1"]),
        owner: Ownership("@notes/app", contract: "notes.md")
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [
            SampleModule(id: "notes") { contributions in
                contributions.owner("@notes/team", contract: "A note is never lost.")
                contributions.blank(NoteList.self, .stack)
                contributions.blank(NoteDetail.self, .stack)
                contributions.link("/", to: NoteList.self)
                contributions.link("/notes/{id}", aliases: ["/n/{id}"], to: NoteDetail.self)
                contributions.payload(
                    PayloadRule(
                        version: "2",
                        when: ["screen": ["note", "memo"]],
                        parameters: [PayloadParameter("id", from: [.number("id"), .text("ref")])]
                    ),
                    to: NoteDetail.self
                )
                contributions.shortcut("list", title: "All notes", symbol: "list.bullet", to: NoteList())
                contributions.store(StoredKey("notes.all", schema: 3))
                contributions.startLock(
                    NavigationLock(name: "sign-in", policy: .defer, scope: .arrivals, reason: "nobody is signed in")
                ) { false }
                contributions.notificationCategory(
                    NotificationCategory(id: "shared", title: "Shared notes", isOnByDefault: false)
                )
                contributions.notificationCategory(NotificationCategory(id: "due", title: "Due today"))
            },
            SampleModule(id: "silent") { _ in },
        ]
    }
}

/// An app whose grey is too light.
enum PaleApp: Product {
    static let manifest = {
        var theme = AppTheme.standard
        theme.light.secondaryText = 0x8A8A8A
        return AppManifest(id: "pale", name: "Pale", navigation: .stack(root: NoteList().route), theme: theme)
    }()

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [SampleModule(id: "notes") { $0.blank(NoteList.self, .stack) }]
    }
}

/// An app with another name for much of what it had.
enum RenewedApp: Product {
    static let manifest = AppManifest(
        id: "renewed",
        name: "Renewed",
        navigation: .stack(root: NoteList().route),
        links: LinkPolicy(hosts: ["renewed.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [
            SampleModule(id: "notes") { contributions in
                contributions.blank(NoteList.self, .stack)
                contributions.blank(NoteDetail.self, .stack)
                contributions.link("/notes/{id}", to: NoteDetail.self)
                contributions.formerLink("/old/{id}", since: "1.4.0", to: NoteDetail.self)
                contributions.formerDestination("notes.old", since: "1.4.0") { parameters throws(RouteError) in
                    try NoteDetail(parameters: parameters)
                }
                let rule = PayloadRule(
                    when: ["screen": ["note"]],
                    parameters: [PayloadParameter("id", from: [.number("id")])]
                )
                contributions.payload(rule, to: NoteDetail.self)
                let older = FormerKey("notes.older", since: "1.2.0", becomes: 2, convert: { $0 + [2] })
                let former = FormerKey("notes.old", schema: 2, since: "1.4.0")
                contributions.store(
                    StoredKey("notes.all", schema: 3, formerly: former, older) { value, schema in
                        schema == 2 ? value + [3] : nil
                    }
                )
            }
        ]
    }
}

/// An app that can't run: two destinations of one name, a link that leads nowhere, a start on a tab it does not have.
enum FaultyApp: Product {
    static let manifest = AppManifest(
        id: "faulty",
        name: "Faulty",
        navigation: .tabs(
            [Tab(id: "one", title: "One", symbol: "1.circle", root: NoteList())],
            selected: "two"
        ),
        links: LinkPolicy(hosts: ["faulty.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [
            SampleModule(id: "first") { $0.blank(NoteList.self, .tab("one")) },
            SampleModule(id: "second") {
                $0.blank(NoteList.self, .tab("one"))
                $0.link("/notes/{id}", to: NoteDetail.self)
            },
        ]
    }
}

/// Two flags, each of which may be set; not both, since its modules then contribute the same.
enum FlaggedApp: Product {
    enum Kind: String, FlagValue, CaseIterable { case first, second, third }

    static let a = FeatureFlag("a", "A.", default: true, owner: "Notes", expires: ExpiryDay(2027, 12, 31))
    static let b = FeatureFlag("b", "B.", default: Kind.first, owner: "Notes", expires: ExpiryDay(2030, 1, 1))
    static let flags = [a.declaration, b.declaration]
    static let manifest = AppManifest(
        id: "flagged",
        name: "Flagged",
        navigation: .stack(root: NoteList().route)
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let first = SampleModule(id: "first") { $0.blank(NoteList.self, .stack) }
        let second = SampleModule(id: "second") { $0.blank(NoteList.self, .stack) }
        return !environment.flags[a] && environment.flags[b] == .second ? [first, second] : [first]
    }
}

extension AppEnvironment {
    /// That of a product's scripts: what is composed here asks nothing of it.
    static func ofScripts() throws -> AppEnvironment {
        MadiniaTestKit.makeSession().environment
    }
}

private struct SampleModule: FeatureModule {
    let id: String
    let declare: (inout Contributions) -> Void

    func contribute(to contributions: inout Contributions) { declare(&contributions) }
}

private struct NoteList: Destination {
    static let name = "notes.list"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

private struct NoteDetail: Destination {
    static let name = "notes.detail"
    static let parameterNames = ["id"]
    let id: Int

    init(parameters: RouteParameters) throws(RouteError) {
        id = try parameters.identifier("id")
    }

    var parameters: RouteParameters { ["id": "\(id)"] }
}

private final class BlankScreen: Screen {
    var content: Content { .screen("Blank") {} }
}

extension Contributions {
    fileprivate mutating func blank<D: Destination>(_ type: D.Type, _ placement: Placement) {
        destination(type, placement: placement) { _, _ in BlankScreen() }
    }
}

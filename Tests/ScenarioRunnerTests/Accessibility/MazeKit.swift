import AppShell
import AppShellHeadless
import FoundationEssentials
import ScenarioReports

@testable import ScenarioRunner

/// What the rooms of an app look like: what tests of walks vary.
protocol Maze: Sendable {
    /// The room behind a button over every screen.
    static var overlay: String? { get }

    static func content(of room: String, _ visit: MazeVisit) -> Content
}

extension Maze {
    static var overlay: String? { nil }
}

/// What a room can do.
struct MazeVisit {
    let router: Router
    let environment: AppEnvironment
    let state: MazeState

    func enter(_ room: String) { router.push(Room(name: room)) }
    func ask(_ room: String) { router.present(Room(name: room)) }
}

/// Of one process of the app.
final class MazeState {
    var marks: Set<String> = []
}

/// An app of one stack that begins in the hall.
enum MazeApp<M: Maze>: Product {
    static var manifest: AppManifest {
        AppManifest(id: "maze", name: "Maze", navigation: .stack(root: Room(name: "hall").route))
    }

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [MazeModule<M>(environment: environment)]
    }
}

struct Room: Destination {
    static let name = "maze.room"
    static let parameterNames = ["name"]
    let name: String

    init(name: String) {
        self.name = name
    }

    init(parameters: RouteParameters) throws(RouteError) {
        name = try parameters.text("name")
    }

    var parameters: RouteParameters { ["name": name] }
}

struct MazeModule<M: Maze>: FeatureModule {
    let id = "maze"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        let state = MazeState()
        contributions.destination(Room.self, placement: .stack) { room, context in
            let visit = MazeVisit(router: context.router, environment: environment, state: state)
            return RoomScreen<M>(room: room.name, visit: visit)
        }
        guard let overlay = M.overlay else { return }
        contributions.overlay("overlay", at: .bottomTrailing) { router in
            .button("Par là") { router.present(Room(name: overlay)) }
        }
    }
}

final class RoomScreen<M: Maze>: Screen {
    private let room: String
    private let visit: MazeVisit

    init(room: String, visit: MazeVisit) {
        self.room = room
        self.visit = visit
    }

    var content: Content { M.content(of: room, visit) }
}

enum MazeKit<M: Maze>: TestKit {
    static var product: any Product.Type { MazeApp<M>.self }
    static var requirementPrefix: String { "MAZE-" }

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: MazeApp<M>.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: Nobody()
        )
    }

    static func define(in library: inout StepLibrary) {}

    /// Runs French steps after the app was opened.
    static func run(_ steps: [String]) -> TinyRun {
        let body = (["Soit l'application est ouverte"] + steps).map { "    \($0)\n" }.joined()
        let script = "# language: fr\nFonctionnalité: F\n  Scénario: S\n\(body)"
        return TinyRun(script: script, library: library, kit: Self.self)
    }

    /// Walks from the first screen.
    static func walk(within limits: AppWalk.Limits = AppWalk.Limits()) throws -> AppWalk.Result {
        let world = ScenarioWorld(session: makeSession()) { makeSession() }
        defer { world.session.end() }
        world.remember { try $0.session.launch() }
        return try AppWalk.walk(within: limits) { try world.replayed() }
    }
}

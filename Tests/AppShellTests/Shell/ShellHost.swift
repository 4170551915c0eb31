@testable import AppShell

/// What happened to the screens of a test, in order.
final class Diary {
    var lines: [String] = []
    /// The screen that appeared last.
    weak var top: DiaryScreen?

    /// The lines written since the last look.
    func look() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A place on the shelf: a tab's root, a book, a broken book. The name says what its screen does.
struct Shelf: Destination {
    static let name = "shelf"
    static let parameterNames = ["name"]
    let name: String

    init(_ name: String) {
        self.name = name
    }

    init(parameters: RouteParameters) throws(RouteError) {
        name = try parameters.text("name")
    }

    var parameters: RouteParameters { ["name": name] }
}

struct Book: Destination {
    static let name = "book"
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

struct Note: Destination {
    static let name = "note"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

/// A screen that writes down what happens to it, and waits to be cancelled in a task of its own.
final class DiaryScreen: Screen {
    let name: String
    let context: ScreenContext
    /// What its dialog asks; nil: it has none.
    var question: String?
    private let diary: Diary
    private let clock: any AppClock

    init(name: String, context: ScreenContext, diary: Diary, clock: any AppClock) {
        self.name = name
        self.context = context
        self.diary = diary
        self.clock = clock
        diary.lines.append("make \(name)")
        diary.top = self
    }

    deinit {
        diary.lines.append("gone \(name)")
    }

    func appear() async {
        diary.top = self
        diary.lines.append("appear \(name)")
    }

    var content: Content {
        .screen(name) {
            Content.button("Wait") { self.startWaiting() }
            if let question {
                Content.dialog(question, message: "Think.") { Content.button("Yes") { self.question = nil } }
            }
        }
    }

    func startWaiting() {
        context.tasks { await self.wait() }
    }

    private func wait() async {
        do {
            try await clock.sleep(for: .seconds(60))
            diary.lines.append("\(name) waited")
        } catch {
            diary.lines.append("\(name) was cancelled")
        }
    }
}

struct TooHeavy: Error, CustomStringConvertible {
    var description: String { "the book is too heavy" }
}

/// A small library of two tabs, run on the test's own thread.
final class ShellHost {
    let diary = Diary()
    let executor = StepExecutor()
    let clock = StepClock()
    var events: [ShellEvent] = []
    private(set) var shell: Shell?
    private let actor: Stage
    private let sayings: (inout Contributions) -> Void

    /// The actor that the screens' tasks run on.
    private actor Stage {
        nonisolated let executor: StepExecutor
        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

        init(executor: StepExecutor) {
            self.executor = executor
        }

        func perform(_ operation: () async -> Void) async { await operation() }
    }

    /// - Parameters:
    ///   - connectivity: nil: nothing tells whether there is a network.
    ///   - sayings: what else the module declares.
    init(
        unmatched: LinkPolicy.Unmatched = .tab("one"),
        arrivals: ArrivalPolicy = ArrivalPolicy(),
        restoration: RestorationPolicy = .within(.seconds(3_600)),
        connectivity: (any Connectivity)? = nil,
        with sayings: @escaping (inout Contributions) -> Void = { _ in }
    ) throws {
        self.sayings = sayings
        actor = Stage(executor: executor)
        let manifest = AppManifest(
            id: "library",
            name: "Library",
            navigation: .tabs(
                [
                    Tab(id: "one", title: "One", symbol: "1.circle", root: Shelf("first")),
                    Tab(id: "two", title: "Two", symbol: "2.circle", root: Shelf("second")),
                ],
                selected: "one"
            ),
            links: LinkPolicy(hosts: ["library.example"], unmatched: unmatched),
            arrivals: arrivals,
            restoration: restoration,
            strings: .english
        )
        let graph = try AppGraph(
            Composition(manifest: manifest, modules: [module]),
            clock: clock,
            connectivity: connectivity
        )
        let (actor, executor) = (actor, executor)
        let shell = Shell(graph: graph) {
            TaskScope { operation in
                nonisolated(unsafe) let operation = operation
                return Task(executorPreference: executor) { await actor.perform(operation) }
            }
        }
        shell.observer = { [unowned self] in events.append($0) }
        self.shell = shell
    }

    private var module: SampleModule {
        let (diary, clock, sayings) = (diary, clock, sayings)
        return SampleModule("library") { contributions in
            contributions.destination(Shelf.self, placement: .tab("one")) { shelf, context in
                DiaryScreen(name: shelf.name, context: context, diary: diary, clock: clock)
            }
            contributions.destination(Book.self, placement: .tab("two")) { book, context in
                guard book.number < 100 else { throw TooHeavy() }
                return DiaryScreen(name: "book \(book.number)", context: context, diary: diary, clock: clock)
            }
            contributions.destination(Note.self, placement: .sheet) { _, context in
                DiaryScreen(name: "note", context: context, diary: diary, clock: clock)
            }
            contributions.link("/shelves/{name}", to: Shelf.self)
            contributions.link("/books/{number}", to: Book.self)
            contributions.link("/note", to: Note.self)
            sayings(&contributions)
        }
    }

    func start() {
        shell?.start()
        executor.drain()
    }

    @discardableResult
    func perform(_ command: NavigationCommand) -> NavigationOutcome? {
        defer { executor.drain() }
        return shell?.perform(command)
    }

    func follow(_ path: String) {
        shell?.receive(.link("https://library.example" + path))
        executor.drain()
    }

    /// Runs an action of the content, found by its label.
    func tap(_ label: String) {
        if let shell, case .tap(let action) = Self.find(label, in: shell.content)?.action { shell.run(action) }
        executor.drain()
    }

    /// Lets the shell go, as a host does at its end.
    func release() { shell = nil }

    static func find(_ label: String, in content: Content) -> Content? {
        if content.label == label, content.action != nil { return content }
        return content.children.reversed().lazy.compactMap { find(label, in: $0) }.first
    }

    /// The screen that appeared last.
    var screen: DiaryScreen? { diary.top }

    /// What became of all that arrived and is not held any more, in words.
    var records: [String] { shell?.arrivals.filter { !$0.outcome.isHeld }.map { "\($0.outcome)" } ?? [] }

    /// What waits, and why.
    var held: [String] { shell?.arrivals.filter(\.outcome.isHeld).map { "\($0.outcome)" } ?? [] }

    func receive(_ arrival: Arrival) {
        shell?.receive(arrival)
        executor.drain()
    }
}

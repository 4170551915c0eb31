public import AppShell
public import AppShellHeadless
import CucumberExpressions
public import CucumberGherkin
public import ScenarioReports

/// What steps of one's own keep during a scenario: see ``ScenarioWorld/subscript(_:)``.
public protocol ScenarioState {
    /// As it is before the first step.
    init()
}

/// What the steps of one scenario share: a phone with the product, its back end, the table or text under the step.
public final class ScenarioWorld: Attaching {
    public let session: HeadlessSession
    /// What stands under the step that runs.
    public var argument: PickleStep.Argument? {
        hasReadArgument = true
        return stepArgument
    }
    var stepArgument: PickleStep.Argument? {
        didSet { hasReadArgument = false }
    }
    /// A table that no step reads would be an expectation that nobody checks.
    private(set) var hasReadArgument = false
    /// How much virtual time an assertion lets pass at most until it holds, where its step does not say.
    public var assertionTimeout = AttemptOptions.defaultAssertionTimeout
    /// When the assertion of the step that runs looks, as long as it has not looked yet.
    var timing: AssertionTiming?

    /// What the step that runs has added to the reports.
    private var attachments: [Attachment] = []
    /// Told at once: the step may not come to its end.
    var didAttach: ((Attachment) -> Void)?
    private var states: [ObjectIdentifier: Any] = [:]
    /// What was seen when the scenario last walked through the app.
    var walk: AppWalk.Result?
    /// Whether this is a phone on which a scenario's steps are done again.
    let isReplayed: Bool
    /// The steps that passed, to do them again.
    private var history: [(ScenarioWorld) throws -> Void] = []
    private let makeSession: (() -> HeadlessSession)?

    /// - Parameter makeSession: makes a phone like this one, new, for steps that begin again; without it they fail.
    public convenience init(session: HeadlessSession, makeSession: (() -> HeadlessSession)? = nil) {
        self.init(session: session, isReplayed: false, makeSession: makeSession)
    }

    private init(session: HeadlessSession, isReplayed: Bool, makeSession: (() -> HeadlessSession)?) {
        self.session = session
        self.isReplayed = isReplayed
        self.makeSession = makeSession
    }

    /// What a product's own steps keep from one to the next; made when it is first asked for, new in each scenario.
    ///
    /// ```swift
    /// struct Basket: ScenarioState { var items: [String] = [] }
    ///
    /// library.step(.when, ["en": "I take {string}"], "Fills the basket.") { (world, item: String) in
    ///     world[Basket.self].items.append(item)
    /// }
    /// ```
    public subscript<State: ScenarioState>(_ type: State.Type) -> State {
        get { states[ObjectIdentifier(type)] as? State ?? State() }
        set { states[ObjectIdentifier(type)] = newValue }
    }

    public func attach(_ attachment: Attachment) {
        attachments.append(attachment)
        didAttach?(attachment)
    }

    func takeAttachments() -> [Attachment] {
        defer { attachments = [] }
        return attachments
    }

    /// What the scenario's after hooks do, in the order in which they run.
    var afterHooks: [(ScenarioWorld) throws -> Void] = []

    /// Keeps a step that passed.
    func remember(_ step: @escaping (ScenarioWorld) throws -> Void) {
        history.append(step)
    }

    /// A fresh phone and back end on which this scenario's before hooks and steps so far have been done again. `end()` it.
    func replayed() throws -> ScenarioWorld {
        guard let makeSession else { throw StepFailure("There is no fresh phone for this step to begin again on.") }
        let world = ScenarioWorld(session: makeSession(), isReplayed: true, makeSession: makeSession)
        world.afterHooks = afterHooks
        world.assertionTimeout = assertionTimeout
        do {
            for step in history { try step(world) }
        } catch let error as StepSkipped {
            world.session.end()
            throw StepFailure("What passed before is left out on a fresh phone: \(error)")
        } catch {
            world.session.end()
            throw error
        }
        return world
    }

    /// Ends a phone on which steps were done again: what its before hooks began, the after hooks end.
    func end() throws {
        defer { session.end() }
        for hook in afterHooks { try hook(self) }
    }

    /// The reference back end, as the product's own steps know it. Good for one step: where it is served elsewhere, this
    /// is its mirror, which is read again whenever the app comes to rest.
    public func backend<Backend: HTTPHandler>(_: Backend.Type) throws -> Backend {
        let handler = try session.lookAtBackend()
        guard let backend = handler as? Backend else {
            throw StepFailure("The back end is \(type(of: handler)), not \(Backend.self).")
        }
        return backend
    }

    /// The text under the step, between `"""`.
    ///
    /// - Throws: ``StepFailure`` where there is none.
    public func docString() throws -> String {
        guard let text = argument?.docString?.content else { throw StepFailure("This step needs a text under it.") }
        return text
    }

    /// The table under the step, row by row, its header included.
    ///
    /// - Throws: ``StepFailure`` where there is none.
    public func table() throws -> [[String]] {
        guard let table = argument?.dataTable else {
            throw StepFailure("This step needs a table under it.")
        }
        return table.rows
    }
}

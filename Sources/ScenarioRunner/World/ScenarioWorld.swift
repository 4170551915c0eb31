public import AppShell
public import AppShellHeadless
import AppShellTexts
import CucumberExpressions
public import CucumberGherkin
public import ScenarioReports

/// State that a product's own steps keep during a scenario; see ``ScenarioWorld/subscript(_:)``.
public protocol ScenarioState {
    /// The state before the first step.
    init()
}

/// What the steps of one scenario share: a phone with the product, its back end, the table or text below the step.
public final class ScenarioWorld: Attaching {
    /// The phone with the app.
    public let session: HeadlessSession
    /// The table or text below the current step.
    public var argument: PickleStep.Argument? {
        hasReadArgument = true
        return stepArgument
    }
    var stepArgument: PickleStep.Argument? {
        didSet { hasReadArgument = false }
    }
    /// A table that no step reads would be an unchecked expectation.
    private(set) var hasReadArgument = false
    /// How long an assertion waits at most, in virtual time, unless its step says otherwise.
    public var assertionTimeout = AttemptOptions.defaultAssertionTimeout
    /// When the assertion of the current step checks; nil once it has.
    var timing: AssertionTiming?
    /// Whether the current step is about the server: the screen does not explain its failure then.
    var isAboutServer = false
    var actStart = ActStart()

    /// In which words scripts are read; nil: in their own.
    var translation: ScriptTranslation?
    /// What the app says for a text of the current step; nil: the text itself.
    var wording: ((String) -> String)?

    /// The attachments of the current step.
    private var attachments: [Attachment] = []
    /// Called at once, as the step may crash.
    var didAttach: ((Attachment) -> Void)?
    private var states: [ObjectIdentifier: Any] = [:]
    /// The result of the last walk through the app.
    var walk: AppWalk.Result?
    /// Whether the scenario's steps are repeated on this phone.
    let isReplayed: Bool
    /// The steps that passed, to repeat them.
    private var history: [(ScenarioWorld) throws -> Void] = []
    private let makeSession: (() -> HeadlessSession)?

    /// - Parameter makeSession: makes another phone like this one, for steps that start over; without it they fail.
    public convenience init(session: HeadlessSession, makeSession: (() -> HeadlessSession)? = nil) {
        self.init(session: session, isReplayed: false, makeSession: makeSession)
    }

    /// - Parameter isReplayed: steps that begin again on fresh phones do nothing.
    init(session: HeadlessSession, isReplayed: Bool, makeSession: (() -> HeadlessSession)?) {
        self.session = session
        self.isReplayed = isReplayed
        self.makeSession = makeSession
    }

    /// State that a product's own steps keep from one to the next. Each scenario has its own.
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

    /// Adds an attachment to the current step.
    public func attach(_ attachment: Attachment) {
        attachments.append(attachment)
        didAttach?(attachment)
    }

    func takeAttachments() -> [Attachment] {
        defer { attachments = [] }
        return attachments
    }

    /// The scenario's after hooks, in the order in which they run.
    var afterHooks: [(ScenarioWorld) throws -> Void] = []

    /// Keeps a step that passed.
    func remember(_ step: @escaping (ScenarioWorld) throws -> Void) {
        history.append(step)
    }

    /// A fresh phone and back end on which the scenario's before hooks and steps so far were repeated. Call ``end()`` on it.
    ///
    /// - Parameter count: of the last steps, which are left out.
    func replayed(leavingOut count: Int = 0) throws -> ScenarioWorld {
        guard let makeSession else {
            throw StepFailure(localized("There is no fresh phone for this step to begin again on."))
        }
        let world = ScenarioWorld(session: makeSession(), isReplayed: true, makeSession: makeSession)
        world.afterHooks = afterHooks
        world.assertionTimeout = assertionTimeout
        do {
            for step in history.dropLast(count) { try step(world) }
        } catch let error as StepSkipped {
            world.session.end()
            throw StepFailure(localized("What passed before is left out on a fresh phone: \(error)"))
        } catch {
            world.session.end()
            throw error
        }
        return world
    }

    /// Such a phone on which something was done before the last step.
    func replayed(beforeLast act: (HeadlessSession) throws -> Void) throws -> ScenarioWorld {
        let world = try replayed(leavingOut: 1)
        do {
            try act(world.session)
            try history.last?(world)
        } catch {
            world.session.end()
            throw error
        }
        return world
    }

    /// Runs the after hooks on a phone on which steps were repeated, and ends it.
    func end() throws {
        defer { session.end() }
        for hook in afterHooks { try hook(self) }
    }

    /// The reference back end. It is valid for one step: that of a served back end is a copy, which is read again whenever
    /// the app comes to rest.
    public func backend<Backend: HTTPHandler>(_: Backend.Type) throws -> Backend {
        let handler = try session.lookAtBackend()
        guard let backend = handler as? Backend else {
            throw StepFailure("The back end is \(type(of: handler)), not \(Backend.self).")
        }
        return backend
    }

    /// The text below the step, between `"""`.
    ///
    /// - Throws: ``StepFailure`` where there is none.
    public func docString() throws -> String {
        guard let text = argument?.docString?.content else {
            throw StepFailure(localized("This step needs a text under it."))
        }
        return wording?(text) ?? text
    }

    /// The rows of the table below the step, including its header.
    ///
    /// - Throws: ``StepFailure`` where there is none.
    public func table() throws -> [[String]] {
        guard let table = argument?.dataTable else {
            throw StepFailure(localized("This step needs a table under it."))
        }
        guard let wording else { return table.rows }
        return table.rows.map { $0.map { wording($0) } }
    }
}

public import AppShell

/// Practising the decimals of constants: home → session → summary.
public final class PracticeModule: FeatureModule {
    public let id = "practice"
    private let link: String?
    private let desk: PracticeDesk

    /// - Parameters:
    ///   - constants: in the order in which they are offered; ids and titles each once.
    ///   - hooks: what the product does with sessions, and shows beside them.
    ///   - link: the pattern of links to a constant's session, with the parameter `{constant}`; nil: home alone leads there.
    public init(
        words: PracticeWords,
        constants: [PracticeConstant],
        settings: PracticeSettings,
        hooks: PracticeHooks,
        link: String? = nil,
        environment: AppEnvironment
    ) {
        self.link = link
        desk = PracticeDesk(
            words: words,
            constants: constants,
            settings: settings,
            hooks: hooks,
            environment: environment
        )
    }

    public func contribute(to contributions: inout Contributions) {
        let desk = desk
        desk.begin(with: contributions.appTasks)
        contributions.destination(PracticeHome.self, placement: .stack) { _, context in
            HomeScreen(desk: desk, router: context.router)
        }
        // Not durable: whoever comes back after the app was ended finds, at home, the offer to go on.
        contributions.destination(
            PracticeSession.self,
            placement: .stack,
            isDurable: false,
            isInternal: link == nil
        ) { destination, context in
            guard let constant = desk.constant(destination.constant) else {
                let message = desk.words.session.unknownConstantMessage(String(destination.constant.prefix(40)))
                let title = desk.words.session.unknownConstant
                return NoSessionScreen(title: title, message: message, desk: desk, router: context.router)
            }
            guard let digits = constant.playableDigits else {
                let message = desk.words.home.unusableDigits(constant.title)
                return NoSessionScreen(title: constant.title, message: message, desk: desk, router: context.router)
            }
            return SessionScreen(constant: constant, digits: digits, desk: desk, context: context)
        }
        contributions.destination(PracticeSummary.self, placement: .stack, isDurable: false, isInternal: true) {
            _,
            context in
            SummaryScreen(desk: desk, context: context)
        }
        if let link { contributions.link(link, to: PracticeSession.self) }
        for key in [SessionBook.key, PracticeDesk.choiceKey, PracticeDesk.progressKey, PracticeSettings.key] {
            contributions.store(key)
        }
        contributions.task(on: .foreground) { await desk.enterForeground() }
        contributions.task(on: .background) { await desk.enterBackground() }
    }
}

/// The choice of constant and mode, the records, the way into a session: the root of the stack.
public struct PracticeHome: Destination {
    public static let name = "practice.home"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
}

/// A session of one constant, in the mode that is chosen.
public struct PracticeSession: Destination {
    public static let name = "practice.session"
    public static let parameterNames = ["constant"]
    /// The constant's id.
    public let constant: String

    public init(constant: String) {
        self.constant = constant
    }

    public init(parameters: RouteParameters) throws(RouteError) {
        constant = try parameters.text("constant")
    }

    public var parameters: RouteParameters { ["constant": constant] }
}

/// How the last session ended. Takes the place of its screen.
struct PracticeSummary: Destination {
    static let name = "practice.summary"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

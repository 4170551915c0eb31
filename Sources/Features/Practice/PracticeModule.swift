public import AppShell

/// Practising the decimals of constants: home → session → summary.
public final class PracticeModule: FeatureModule {
    public let id = "practice"
    private let link: String?
    private let coordinator: PracticeCoordinator

    /// - Parameters:
    ///   - constants: in the order in which they are offered; ids and titles each once.
    ///   - hooks: what the product does with sessions, and shows beside them.
    ///   - link: the pattern of links to a constant's session, with the parameter `{constant}`; nil: home alone leads there.
    public init(
        strings: any PracticeStrings,
        constants: [PracticeConstant],
        settings: PracticeSettings,
        hooks: PracticeHooks,
        link: String? = nil,
        environment: AppEnvironment
    ) {
        self.link = link
        coordinator = PracticeCoordinator(
            strings: strings,
            constants: constants,
            settings: settings,
            hooks: hooks,
            environment: environment
        )
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner(
            "@appshell/practice",
            contract: "A session can be left and resumed at its digit; results go to the product as values"
        )
        let coordinator = coordinator
        contributions.start { coordinator.begin(with: $0) }
        contributions.task(on: .foreground) { await coordinator.save() }
        contributions.task(on: .background) { await coordinator.enterBackground() }
        contributions.destination(PracticeHome.self, placement: .stack) { _, context in
            HomeScreen(coordinator: coordinator, router: context.router)
        }
        // Not durable: whoever comes back after the app was ended finds, at home, the offer to go on.
        contributions.destination(
            PracticeSession.self,
            placement: .stack,
            isDurable: false,
            isInternal: link == nil
        ) { session, context in
            coordinator.makeScreen(of: session, context)
        }
        contributions.destination(PracticeSummary.self, placement: .stack, isDurable: false, isInternal: true) {
            _,
            context in
            SummaryScreen(coordinator: coordinator, context: context)
        }
        if let link { contributions.link(link, to: PracticeSession.self) }
        for key in [
            SessionStore.key, PracticeCoordinator.choiceKey, PracticeCoordinator.progressKey, PracticeSettings.key,
        ] {
            contributions.store(key)
        }
    }
}

extension PracticeCoordinator {
    fileprivate func makeScreen(of session: PracticeSession, _ context: ScreenContext) -> any Screen {
        let title: String
        let message: String
        if let constant = constant(session.constant) {
            if let digits = try? constant.digits.get() {
                return SessionScreen(constant: constant, digits: digits, coordinator: self, context: context)
            }
            title = constant.title
            message = strings.home.unusableDigits(constant.title)
        } else {
            title = strings.session.unknownConstant
            message = strings.session.unknownConstantMessage(String(session.constant.prefix(40)))
        }
        return NoSessionScreen(title: title, message: message, coordinator: self, router: context.router)
    }
}

/// The root of the stack: the choice of constant and mode, the records, the way into a session.
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

public import AppShell

/// A coach one can ask about the items of a catalogue: a button on every screen, and a chat (MAD-FR22 … MAD-FR27).
///
/// Knows no product: what it understands, says and knows is handed in.
public struct CoachModule: FeatureModule {
    public let id = "coach"
    private let strings: any CoachStrings
    private let settings: CoachSettings
    private let openItem: (Router, Int) -> Void
    private let conversation: CoachConversation

    /// - Parameters:
    ///   - service: asked first; the rules of `engine` answer where it does not.
    ///   - viewedItems: what the session has looked at, for the service.
    ///   - openItem: opens an item as from outside (`router.open`), which closes the chat (MAD-FR26).
    public init(
        strings: any CoachStrings,
        engine: @autoclosure @escaping () -> CoachEngine,
        catalogue: CoachCatalogue,
        service: any CoachService,
        settings: CoachSettings,
        viewedItems: @escaping () -> [Int],
        openItem: @escaping (Router, Int) -> Void,
        environment: AppEnvironment
    ) {
        self.strings = strings
        self.settings = settings
        self.openItem = openItem
        conversation = CoachConversation(
            engine: engine,
            catalogue: catalogue,
            service: service,
            viewedItems: viewedItems,
            environment: environment
        )
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner(
            "@appshell/coach",
            contract: "An answer within the time limit, from the service or from the rules"
        )
        let (conversation, settings) = (conversation, settings)
        contributions.start { start in
            conversation.tasks = start.tasks
            settings.begin(with: start.tasks)
        }
        contributions.store(CoachSettings.key)
        contributions.destination(CoachChat.self, placement: .sheet, isInternal: true) { _, context in
            CoachChatScreen(conversation: conversation, strings: strings, openItem: openItem, context: context)
        }
        contributions.overlay("coach.button", at: .bottomTrailing) { router in
            guard settings.isOn else { return nil }
            return .button(strings.button) { router.present(CoachChat()) }
        }
    }
}

/// The conversation with the coach.
public struct CoachChat: PlainDestination {
    public static let name = "coach.chat"

    public init() {}
}

public import AppShell

/// The contact form, which knows what the person has looked at.
public struct ContactModule: FeatureModule {
    public let id = "contact"
    private let tab: TabID
    private let link: String
    private let strings: any ContactStrings
    private let service: any ContactService
    private let context: ViewedItems
    private let onSent: (ContactMessage) -> Void
    private let environment: AppEnvironment
    private let keeper: DraftStore
    private let outbox: ContactOutbox

    /// - Parameters:
    ///   - tab: where the form is.
    ///   - context: the product records in it what is viewed; cleared once a message was sent (MAD-FR20).
    ///   - onSent: called when the back end has a message.
    public init(
        tab: TabID,
        link: String,
        strings: any ContactStrings,
        service: any ContactService,
        context: ViewedItems,
        onSent: @escaping (ContactMessage) -> Void = { _ in },
        environment: AppEnvironment
    ) {
        self.tab = tab
        self.link = link
        self.strings = strings
        self.service = service
        self.context = context
        self.onSent = onSent
        self.environment = environment
        let outbox = ContactOutbox(service: service, environment: environment)
        self.outbox = outbox
        keeper = DraftStore(environment: environment) { await outbox.forget() }
    }

    /// What could not be stored or read, without personal data.
    public var storageIssues: [String] { [keeper.storageIssue, outbox.storageIssue].compactMap(\.self) }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner("@appshell/contact", contract: "What was typed is kept until it was sent, and sent once")
        let keeper = keeper
        contributions.start { start in keeper.tasks = start.tasks }
        let draft = ContactDraft(viewed: context, strings: strings, keeper: keeper)
        contributions.store(TypedDraft.key)
        contributions.store(ContactOutbox.key)
        contributions.task(on: .background) { await keeper.save() }
        let outbox = outbox
        contributions.destination(ContactForm.self, placement: .tab(tab)) { _, context in
            // Read when the form is first shown: a launch that leads elsewhere does not wait for it.
            draft.begin()
            return ContactScreen(
                draft: draft,
                outbox: outbox,
                strings: strings,
                onSent: onSent,
                haptics: environment.device.haptics,
                context: context
            )
        }
        contributions.link(link, to: ContactForm.self)
    }
}

/// The contact form.
public struct ContactForm: PlainDestination {
    public static let name = "contact.form"

    public init() {}
}

public import AppShell

/// The member's account: signing in and out, the card, the profile, an order, a message; and what arrives while nobody is
/// signed in waits until somebody is.
public struct AccountModule: FeatureModule {
    public let id = "account"
    private let account: Account
    private let cardTab: TabID
    private let profileTab: TabID
    private let payloads: AccountPayloads
    private let hooks: AccountHooks

    /// - Parameters:
    ///   - cardTab: where the card is: ``MemberCardScreen`` is its root.
    ///   - profileTab: where the profile is, ``Profile`` its root, and where orders and messages open.
    public init(
        account: Account,
        cardTab: TabID,
        profileTab: TabID,
        payloads: AccountPayloads = AccountPayloads(),
        hooks: AccountHooks
    ) {
        self.account = account
        self.cardTab = cardTab
        self.profileTab = profileTab
        self.payloads = payloads
        self.hooks = hooks
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner(
            "@appshell/account",
            contract: "What arrives while nobody is signed in waits; a secret never leaves the secret store"
        )
        let account = account
        let hooks = hooks
        contributions.start { start in account.begin(with: hooks, start) }
        contributions.store(StoredSession.key)
        contributions.startLock(account.lock) { !account.isSignedIn }
        contributions.task(on: .launch) { await account.start() }
        contributions.task(on: .launch) { await account.followConnection() }
        contributions.task(on: .foreground) { await account.wake() }
        contributions.task(on: .background) { await account.save() }
        contributions.destination(MemberCardScreen.self, placement: .tab(cardTab)) { _, context in
            CardScreen(account: account, context: context)
        }
        contributions.destination(Profile.self, placement: .tab(profileTab)) { _, context in
            ProfileScreen(account: account, context: context)
        }
        contributions.destination(SignIn.self, placement: .sheet, isInternal: true) { _, context in
            SignInScreen(account: account, context: context)
        }
        contributions.destination(
            OrderDetail.self,
            placement: .tab(profileTab),
            isInternal: payloads.order.isEmpty
        ) { order, context in
            ItemScreen(key: AccountItemKey(kind: .order, id: order.id), account: account, context: context)
        }
        contributions.destination(
            MessageThread.self,
            placement: .tab(profileTab),
            isInternal: payloads.message.isEmpty
        ) { message, context in
            ItemScreen(key: AccountItemKey(kind: .message, id: message.id), account: account, context: context)
        }
        for rule in payloads.order { contributions.payload(rule, to: OrderDetail.self) }
        for rule in payloads.message { contributions.payload(rule, to: MessageThread.self) }
    }
}

/// The product's notifications that lead to the account. Their rules call the number of an order or a message `id`.
public struct AccountPayloads: Sendable {
    public var order: [PayloadRule]
    public var message: [PayloadRule]

    public init(order: [PayloadRule] = [], message: [PayloadRule] = []) {
        self.order = order
        self.message = message
    }
}

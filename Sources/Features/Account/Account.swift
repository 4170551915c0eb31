public import AppShell
public import Observation

/// Who is signed in, on this device and in this process.
///
/// ```swift
/// let account = Account(strings: …, service: api, environment: environment)
/// let reference = AccountReference(account)
/// let offers = OffersModule(…, hooks: OffersHooks(gate: { reference.gate($0) }, …))
/// let module = AccountModule(account: account, cardTab: …, profileTab: …, hooks: …)
/// ```
///
/// Not Sendable: it lives with the modules.
@Observable
public final class Account {
    static let lockName = "account.signed-out"

    /// Who is signed in; nil while nobody is.
    private(set) var access: Access?
    /// Whose session ended by itself; nil after a sign-out. In memory alone.
    private(set) var expired: Access?
    /// The orders and messages that were looked at in this session.
    private(set) var items: [AccountItemKey: PersonalValue<AccountItem>] = [:]
    /// What is known of the person.
    @ObservationIgnored let member = PersonalValue<Member>()
    @ObservationIgnored let strings: any AccountStrings
    @ObservationIgnored let service: any AccountService
    @ObservationIgnored let environment: AppEnvironment
    @ObservationIgnored private(set) var hooks = AccountHooks()
    @ObservationIgnored var tasks: TaskScope?
    @ObservationIgnored var router: Router?
    @ObservationIgnored private let stored: StoredValue<StoredSession>
    /// Whether what was stored is known, or not asked for any more: somebody has signed in since.
    @ObservationIgnored private var isSettled = false
    /// Whose session had ended when it was read; nil once that is told.
    @ObservationIgnored private var untold: Access?
    /// Whether the last thing that happened is the end of a session.
    @ObservationIgnored private var hasEnded = false

    public init(strings: any AccountStrings, service: any AccountService, environment: AppEnvironment) {
        self.strings = strings
        self.service = service
        self.environment = environment
        stored = StoredValue(StoredSession.key, in: environment.storage.secrets, empty: StoredSession())
    }

    public var isSignedIn: Bool { access != nil }

    /// The address that the person signed in with; nil while nobody is.
    public var email: String? { access?.email }

    /// Why the last read or write of the session failed, without personal data; nil if it worked.
    public var storageIssue: String? { stored.issue?.description }

    /// Ends the session on this device: nothing of the person stays in memory, on screen or stored, copies of what a
    /// version could not decode included, and arrivals wait.
    public func signOut() {
        guard let access else { return }
        stored.forgetCopies()
        end(access, telling: hooks.onSignOut)
        router?.send(.reset)
    }

    /// A call was answered 401: the session is over, and that is said. Where the person stood, they stand when they have
    /// signed in again; somebody else begins at the roots.
    ///
    /// - Parameter token: the one that the call was made with; one of another session tells nothing of this one. nil:
    ///   the present one.
    public func expire(_ token: Secret? = nil) {
        guard let access, token == nil || token == access.token else { return }
        end(access, telling: hooks.onExpire)
        expired = access
    }

    // MARK: The life of a session

    /// Reads what is kept of a session, and tells the hooks of it: whoever was signed in when the app was last open
    /// still is.
    func begin(with hooks: AccountHooks, _ start: AppStart) {
        self.hooks = hooks
        tasks = start.tasks
        router = start.router
        settle()
        hooks.onAccess(access?.token)
        if let access { hooks.onSignIn(access.email) }
    }

    /// What arrives waits while nobody is signed in.
    var lock: NavigationLock {
        NavigationLock(name: Account.lockName, policy: .defer, scope: .arrivals, reason: strings.lockReason)
    }

    /// The person has signed in, with a token that was just handed out.
    func begin(email: String, token: Secret) {
        guard access == nil else { return }
        if let expired, !expired.belongs(to: email) { router?.send(.reset) }
        isSettled = true
        let access = Access(email: email, token: token, now: environment.clock.now)
        let storedAccess = StoredSession.Access(
            email: email,
            token: token.reveal(),
            ignoresEnd: access.end == nil ? true : nil
        )
        stored.change { $0 = StoredSession(access: storedAccess) }
        open(access)
        hooks.onAccess(token)
        hooks.onSignIn(email)
        router?.send(.unlock(Account.lockName))
        tasks? { await self.save() }
    }

    private func open(_ access: Access) {
        self.access = access
        expired = nil
        hasEnded = false
    }

    private func end(_ ended: Access, telling tell: (_ email: String?, _ token: Secret) -> Void) {
        access = nil
        hasEnded = true
        member.forget()
        items = [:]
        stored.change { $0 = StoredSession() }
        // Before anyone is told: what they do about it may navigate.
        router?.send(.lock(lock))
        hooks.onAccess(nil)
        tell(ended.email, ended.token)
        tasks? { await self.save() }
    }

    /// Takes up what is stored of a session.
    private func settle() {
        guard !isSettled else { return }
        let session = stored.value
        isSettled = stored.isKnown
        guard let storedAccess = session.access else { return }
        let access = Access(storedAccess)
        guard !access.hasEnded(at: environment.clock.now) else {
            stored.change { $0 = StoredSession() }
            expired = access
            untold = access
            hasEnded = true
            return
        }
        open(access)
        if let known = session.member { member.show(known) }
    }

    /// Tells of a session that ended while the app did not run.
    private func tellEnd() {
        guard let ended = untold else { return }
        untold = nil
        hooks.onExpire(ended.email, ended.token)
    }

    // MARK: The life of the app

    func start() async {
        tellEnd()
        await save()
    }

    /// In the foreground: catches up with what may have changed.
    func wake() async {
        if let access, access.hasEnded(at: environment.clock.now) { expire() }
        if !isSettled {
            settle()
            if let access {
                hooks.onAccess(access.token)
                hooks.onSignIn(access.email)
                router?.send(.unlock(Account.lockName))
            }
            tellEnd()
        }
        await save()
        if member.state.value == nil { member.age() } else { await loadMember(anew: true) }
    }

    /// What was shown from before is loaded anew once the network is back.
    func followConnection() async {
        for await isOnline in environment.device.connectivity.changes()
        where isOnline && member.state.error != nil {
            await loadMember(anew: true)
        }
    }

    /// What can't be stored now is tried again when the app is left, when it comes back, and with the next change.
    func save() async { await stored.save() }

    /// What the secret store refused, as it bears on the person; nil where it did not.
    var storageText: String? {
        guard stored.issue != nil else { return nil }
        if isSignedIn { return strings.notKept }
        return hasEnded ? strings.notForgotten : strings.unreadable
    }

    // MARK: What is loaded of the person

    /// - Parameter anew: also where the back end has answered before.
    func loadMember(anew: Bool = false) async {
        guard let loaded = await ask(for: member, anew: anew, service.me) else { return }
        stored.change { $0.member = loaded }
        await save()
    }

    /// Anew each time: whoever comes to an order or a message may have been told that it has changed.
    func load(_ key: AccountItemKey) async {
        guard isSignedIn else { return }
        let item = items[key] ?? PersonalValue()
        if items[key] == nil { items[key] = item }
        _ = await ask(for: item, anew: true) { () async throws(APIError) -> AccountItem in
            switch key.kind {
            case .order: try await self.service.order(key.id)
            case .message: try await self.service.message(key.id)
            }
        }
    }

    /// - Returns: what the back end has answered to this session.
    private func ask<Value>(
        for value: PersonalValue<Value>,
        anew: Bool,
        _ fetch: () async throws(APIError) -> Value
    ) async -> Value? {
        guard let access else { return nil }
        do throws(APIError) {
            return anew ? try await value.load(fetch) : try await value.loadIfNeeded(fetch)
        } catch {
            if case .unauthorized(status: 401) = error.group { expire(access.token) }
            return nil
        }
    }
}

/// Names an order or a message.
struct AccountItemKey: Hashable {
    enum Kind {
        case order, message
    }

    let kind: Kind
    let id: Int
}

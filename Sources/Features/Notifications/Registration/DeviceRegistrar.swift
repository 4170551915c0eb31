import AppShell

/// Tells the back end of this device and of what the person wants to hear (MAD-FR40, MAD-FR32, AIC-1…5).
///
/// Calls go out one at a time, each with the newest state, and a failure is silent: what the back end has not taken is
/// sent again at the next occasion. « Unchanged » skips only what it has certainly taken, for the account that is signed
/// in, in this environment, under this token; and for members once a launch not even that, so that a row which the back
/// end has lost comes back (AIC-2).
///
/// Of members it tells only while one is signed in. Who signs out leaves a farewell: the bearer that was dropped is stored
/// in the secret store, and nowhere else, for the one call that takes the device away from them; a call that failed is
/// tried again at each occasion, and by itself after a while, until the back end answers, and then the bearer is gone. Whoever signs in again
/// themselves before that needs no farewell any more.
final class DeviceRegistrar {
    let service: any DeviceService
    let environment: AppEnvironment
    let policy: DeviceRegistrationPolicy
    let stored: StoredValue<DeviceRecord>
    private let preferences: () -> DevicePreferences?
    private let latest = LatestWork()
    private var isAskingForToken = false
    /// What the back end has taken in this launch.
    private var confirmed: DeviceRecord.Accepted?
    /// Whether a call of the present pass has failed and may succeed later.
    var hasFailed = false
    private let retries: RetryTimer
    /// Who is signed in; always nil where nobody does.
    private(set) var account: String?
    /// Counts who came and went: an answer to a call of before is no answer to who is here now, even the same one.
    private var session = 0

    /// - Parameter preferences: as they are now; nil where they can't be read, or there are none.
    init(
        service: any DeviceService,
        environment: AppEnvironment,
        policy: DeviceRegistrationPolicy = .anyone,
        preferences: @escaping () -> DevicePreferences?
    ) {
        self.service = service
        self.environment = environment
        self.policy = policy
        self.preferences = preferences
        retries = RetryTimer(purpose: "the next attempt at the registration", clock: environment.clock)
        stored = StoredValue(NotificationKeys.device, in: environment.storage.secrets, empty: DeviceRecord())
    }

    /// Why the last read or write failed; nil if it worked.
    var storageIssue: String? { stored.issue?.description }

    func begin(with tasks: TaskScope) { retries.tasks = tasks }

    // MARK: What happens

    /// Asks the push service for the token, which may have changed, and brings the back end up to date.
    func wake() async {
        await askForToken()
        noteMessagingToken()
        await synchronise()
    }

    /// Remembers the address: stored with the next ``store()``, sent with the next ``synchronise()``.
    func learn(email: String) {
        stored.change { $0.email = email }
    }

    /// - Returns: whether that is new.
    func signedIn(as account: String) -> Bool {
        guard policy.isForMembers, self.account != account else { return false }
        self.account = account
        session += 1
        return true
    }

    /// What there is to take back goes out with the next ``synchronise()``.
    func signedOut(bearer: Secret, mayComeBack: Bool = false) {
        guard policy.isForMembers else { return }
        let leaving = account
        account = nil
        confirmed = nil
        session += 1
        stored.change {
            $0.signOut(leaving, bearer: bearer.reveal())
            if !mayComeBack { $0.member = nil }
        }
        if !mayComeBack { stored.forgetCopies() }
    }

    /// The messaging service gives a new token when it likes (AIC-2).
    func followMessaging() async {
        guard policy.usesMessaging else { return }
        let tokens = environment.device.messaging.tokens()
        // One that came before anybody listened.
        if noteMessagingToken() { await synchronise() }
        for await token in tokens where !token.isEmpty {
            stored.change { $0.messagingToken = token }
            await store()
            await synchronise()
        }
    }

    /// Brings the back end up to date. Asked for while it works, it does so once more.
    func synchronise() async {
        await latest {
            self.hasFailed = false
            await self.pass()
        }
        guard policy.isForMembers else { return }
        if hasFailed { retries.plan { await self.synchronise() } } else { retries.reset() }
    }

    /// Keeps what is known, also while a call is under way.
    func store() async { await stored.save() }

    // MARK: Tokens

    private var isPermitted: Bool {
        get async { await environment.device.notifications.permission().allowsNotifications }
    }

    private func askForToken() async {
        guard !isAskingForToken, await isPermitted else { return }
        isAskingForToken = true
        defer { isAskingForToken = false }
        // A push service that is out of reach is asked again at the next launch.
        guard let token = try? await environment.device.notifications.registerForPushes() else { return }
        stored.change { $0.token = token.hex }
    }

    /// The last one is stored where the service has yet to give one.
    ///
    /// - Returns: whether it is a new one.
    @discardableResult
    private func noteMessagingToken() -> Bool {
        guard policy.usesMessaging, let token = environment.device.messaging.token, !token.isEmpty,
            token != stored.value.messagingToken
        else { return false }
        stored.change { $0.messagingToken = token }
        return true
    }

    // MARK: Calls

    private func pass() async {
        // What the back end has taken is not known while that can't be read, nor could it be remembered.
        guard stored.isKnown else { return }
        if policy.isForMembers { prepareForMembers() }
        await store()
        await sayFarewells()
        guard let wanted = registration, await isPermitted else { return await sendPreferences() }
        await register(wanted)
        await sendPreferences()
    }

    /// As things are now; nil while nothing reaches this device, or nobody is signed in who should be.
    private var registration: DeviceRecord.Accepted? {
        guard account != nil || !policy.isForMembers else { return nil }
        guard let (token, kind) = stored.value.address(usesMessaging: policy.usesMessaging) else { return nil }
        let appVersion = environment.configuration.appVersion
        guard let account else {
            return DeviceRecord.Accepted(token: token, appVersion: appVersion, email: stored.value.email)
        }
        return DeviceRecord.Accepted(
            token: token,
            kind: kind,
            appVersion: appVersion,
            email: nil,
            account: account,
            environment: environment.configuration.pushEnvironment ?? .production
        )
    }

    /// Whether the back end has certainly taken it: for members in this launch.
    private func isKnown(_ wanted: DeviceRecord.Accepted) -> Bool {
        guard stored.value.accepted == wanted else { return false }
        // The push service may be about to give another token; then there is another pass.
        return !policy.isForMembers || confirmed == wanted || isAskingForToken
    }

    private func register(_ wanted: DeviceRecord.Accepted) async {
        guard wanted.account == account, !isKnown(wanted) else { return }
        stored.change { record in
            record.accepted = nil
            if wanted.account != nil { record.sent = wanted }
        }
        let session = session
        await store()
        // Someone else's bearer would go with it: whoever came or went has asked for another pass.
        guard session == self.session else { return }
        do throws(APIError) {
            try await service.register(wanted.registration(deviceID: stored.value.deviceID ?? ""))
        } catch {
            let isOver = error.group == .unauthorized(status: 401)
            if !error.isAnswer { hasFailed = true }
            if isOver, account != nil, session == self.session { policy.onUnauthorized() }
            return
        }
        // Who has signed out meanwhile has a farewell waiting, and whoever came is registered anew.
        guard session == self.session else { return }
        confirmed = wanted
        stored.change { record in
            record.accepted = wanted
            if record.knownToken != wanted.token {
                record.knownToken = wanted.token
                record.preferences = nil
            }
        }
        await store()
    }

    private func sendPreferences() async {
        guard let token = stored.value.address(usesMessaging: policy.usesMessaging)?.token,
            stored.value.knownToken == token, let wanted = preferences(), stored.value.preferences != wanted
        else { return }
        stored.change { $0.preferences = nil }
        await store()
        do throws(APIError) {
            try await service.setPreferences(wanted, token: Secret(token))
            stored.change { $0.preferences = wanted }
        } catch .notFound {
            // The back end has forgotten this device: it is told of it again at the next occasion.
            stored.change { $0.forgetRegistration() }
        } catch {}
        await store()
    }
}

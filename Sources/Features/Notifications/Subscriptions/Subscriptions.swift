public import AppShell
public import Observation

/// What an account hears of, stored by the back end with the account (AIC-6…9).
///
/// Loaded at launch, after sign-in and whenever the app comes back; changed on the screen at once and saved 300 ms after
/// the last change, one save at a time. What is changed during a save is saved after it; a load never undoes what waits
/// to be saved, and saves nothing itself. A save or a load that failed says so (``note``) and is tried again with the
/// next change, in the foreground, once the network is back, and by itself after a while; a save also by a later process:
/// what waits to be saved is stored in the secret store until it is. What someone who signs out has yet to save is saved
/// with the bearer that was dropped, which is stored there for that alone; nothing else of them stays.
///
/// Not Sendable: it lives with the modules. The module of its product tells it who is signed in.
@Observable
public final class Subscriptions {
    /// Why the screen shows something else than the person chose, or nothing.
    private enum Issue {
        case notLoaded(APIError)
        case notSaved(APIError)
        case restored
    }

    public let strings: any SubscriptionStrings
    private var state = SubscriptionState()
    private var issue: Issue?
    private var isLoading = false
    private var account: String?
    /// Counts who came and went: an answer to someone else's call is nobody's.
    @ObservationIgnored private var session = 0
    /// Counts changes, so that only the last of a burst is saved.
    @ObservationIgnored private var changes = 0
    @ObservationIgnored private var hasResumed = false
    @ObservationIgnored private let saves = LatestWork()
    @ObservationIgnored private let stored: StoredValue<UnsavedSubscriptions>
    @ObservationIgnored private let service: any SubscriptionService
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let retries: RetryTimer
    @ObservationIgnored var tasks: TaskScope? { didSet { retries.tasks = tasks } }
    @ObservationIgnored var onUnauthorized: () -> Void = {}

    /// How long after the last change it is saved (AIC-7).
    public static let debounce = Duration.milliseconds(300)

    public init(strings: any SubscriptionStrings, service: any SubscriptionService, environment: AppEnvironment) {
        self.strings = strings
        self.service = service
        self.environment = environment
        retries = RetryTimer(purpose: "the next attempt at the preferences", clock: environment.clock)
        stored = StoredValue(
            NotificationKeys.subscriptions,
            in: environment.storage.secrets,
            empty: UnsavedSubscriptions()
        )
    }

    // MARK: What the person sees and does

    /// As the screen shows them; nil while nobody is signed in, or nothing is loaded.
    public var preferences: SubscriptionPreferences? { state.shown }

    /// Effective at once, and saved soon; without effect while there is nothing to change.
    public func change(_ change: (inout SubscriptionPreferences) -> Void) {
        let radii = strings.radii
        let hasChanged = state.change { preferences in
            change(&preferences)
            preferences.radius = min(max(preferences.radius, radii.lowerBound), radii.upperBound)
        }
        guard hasChanged else { return }
        if case .restored = issue { issue = nil }
        changes += 1
        let (number, session) = (changes, session)
        start { await self.keep() }
        start {
            let purpose = "the saving of the preferences"
            do { try await self.environment.clock.sleep(for: Self.debounce, purpose: purpose) } catch { return }
            guard self.changes == number, self.session == session else { return }
            await self.save()
            await self.catchUp()
        }
    }

    /// What a person should know of it now; nil where there is nothing to say.
    public var note: String? {
        guard account != nil else { return nil }
        switch issue {
        case .notLoaded(let error): return strings.notLoaded + " " + strings.errors.text(for: error)
        case .notSaved(let error): return strings.notSaved + " " + strings.errors.text(for: error)
        case .restored: return strings.restored
        case nil: return state.shown == nil ? strings.loading : nil
        }
    }

    /// Why the last read or write failed, without the value; nil if it worked.
    public var storageIssue: String? { stored.issue?.description }

    /// Whether something failed that may work by now.
    public var canRetry: Bool {
        switch issue {
        case .notLoaded, .notSaved: account != nil && !isLoading
        case .restored, nil: false
        }
    }

    /// Tries again what failed: for a button beside the note.
    public func retry() {
        start { await self.wake() }
    }

    // MARK: Who is signed in

    func signedIn(as account: String) {
        guard self.account != account else { return }
        forget()
        self.account = account
        stored.change { $0.signIn(account) }
        start {
            await self.stored.save()
            await self.wake()
        }
    }

    /// The session has ended by itself: what waits to be saved waits for the same person to come back.
    func expired() { forget() }

    /// What is still to be saved is, with the bearer that was dropped.
    func signedOut(bearer: Secret) {
        let leaving = account
        let earlier = hasResumed || stored.value.account != leaving ? nil : stored.value.choice
        let unsaved = state.choice ?? earlier
        forget()
        stored.change { $0.signOut(leaving, unsaved: unsaved, bearer: bearer) }
        stored.forgetCopies()
        start {
            await self.stored.save()
            await self.save()
        }
    }

    private func forget() {
        session += 1
        account = nil
        hasResumed = false
        state = SubscriptionState()
        issue = nil
        isLoading = false
    }

    // MARK: The life of the app

    /// At launch and in the foreground, and for whoever has just signed in.
    func wake() async {
        await save()
        await load()
    }

    func followConnection() async {
        for await isOnline in environment.device.connectivity.changes() where isOnline {
            await save()
            await catchUp()
        }
    }

    /// The system may end the app in the background: what was just changed is saved now.
    func leave() async { await save() }

    private func start(_ work: @escaping () async -> Void) {
        tasks?(work)
    }

    // MARK: What waits to be saved

    /// What an earlier process could not save, of the same account; before anything else is asked or sent.
    private func resume() {
        guard let account, !hasResumed, stored.isKnown else { return }
        hasResumed = true
        if stored.value.account == account, let choice = stored.value.choice { state.resume(choice) }
    }

    private func keep() async {
        // Whoever is not signed in any more chooses nothing: what they chose stays as it is stored.
        guard account != nil else { return }
        let choice = state.choice
        let account = choice == nil ? nil : account
        stored.change {
            $0.account = account
            $0.choice = choice
        }
        await stored.save()
    }

    // MARK: Calls

    private func load() async {
        resume()
        // What is to be saved stays whatever the back end has.
        guard account != nil, !isLoading, state.choice == nil else { return }
        isLoading = true
        let (session, version) = (session, state.version)
        let result: Result<SubscriptionPreferences, APIError>
        do throws(APIError) { result = .success(try await service.subscriptions()) } catch { result = .failure(error) }
        guard session == self.session else { return }
        isLoading = false
        switch result {
        case .success(let preferences):
            state.loaded(preferences, since: version)
            if case .notLoaded = issue { issue = nil }
        case .failure(let error):
            // What was loaded before goes on to be shown.
            if state.shown == nil { issue = .notLoaded(error) }
            note(error)
        }
        planRetry()
    }

    /// Nothing was loaded yet, or a save was rejected while nobody knew what the back end had.
    private func catchUp() async {
        if state.needsLoad { await load() }
    }

    private func save() async {
        await saves {
            await self.pass()
            await self.sayFarewells()
        }
        planRetry()
    }

    private func pass() async {
        resume()
        guard let account, let save = state.beginSave() else { return }
        let session = session
        let result: Result<Void, APIError>
        do throws(APIError) { result = .success(try await service.setSubscriptions(save.sent)) } catch {
            result = .failure(error)
        }
        guard session == self.session else {
            // Whoever has signed out meanwhile has nothing more to save, if that was all.
            if case .success = result {
                stored.change { $0.forgetFarewells { $0.account == account && $0.choice == save.sent } }
                await stored.save()
            }
            return
        }
        switch result {
        case .success:
            state.accepted(save)
            issue = nil
        case .failure(let error):
            if case .invalid = error.group {
                state.rejected(save)
                issue = .restored
            } else {
                issue = .notSaved(error)
            }
            note(error)
        }
        await keep()
    }

    /// Saves what those who have signed out had yet to save; without an answer it is tried again at the next occasion.
    private func sayFarewells() async {
        guard stored.isKnown else { return }
        for farewell in stored.value.farewells ?? [] {
            // They may have come back while another one's call was under way.
            guard farewell.account != account, stored.value.farewells?.contains(farewell) == true else { continue }
            do throws(APIError) {
                try await service.setSubscriptions(farewell.choice, authorization: Secret(farewell.bearer))
            } catch {
                guard error.isAnswer else { continue }
            }
            stored.change { $0.forgetFarewells { $0 == farewell } }
            await stored.save()
        }
    }

    /// A server that is back tells nobody: what has not got through is tried again after a while.
    private func planRetry() {
        let error: APIError? =
            switch issue {
            case .notLoaded(let error), .notSaved(let error): error
            case .restored, nil: nil
            }
        let isWorthwhile = error.map { !$0.isAnswer } ?? false
        if isWorthwhile || stored.value.farewells != nil { retries.plan { await self.wake() } } else { retries.reset() }
    }

    private func note(_ error: APIError) {
        if error.group == .unauthorized(status: 401) { onUnauthorized() }
    }
}

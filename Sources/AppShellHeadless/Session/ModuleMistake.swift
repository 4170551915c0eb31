import AppShell
import AppShellInspection
import AppShellTexts
import Synchronization

/// A mistake of a module that no composition finds, since it is made while the app runs.
public enum ModuleMistake: Hashable, Sendable {
    /// Something is stored or read under a name that no module declares.
    case undeclaredKey(String)
    /// A flag is read that the product does not list.
    case undeclaredFlag(String)
    /// An event is sent, or would be with the person's consent, that no module declares.
    case undeclaredEvent(String)
    /// A module opens a destination, by its name, that none contributes.
    case unknownDestination(String)
    /// A module goes to a tab that the product lacks.
    case unknownTab(String)
    /// A notification is scheduled, by its id, whose payload fits no rule: a tap on it opens nothing. With the reason, in
    /// English.
    case deadNotification(String, reason: String)
    /// An operation that a module hands over leaves the app's actor, and changes from there what the app shows; with the
    /// route on top.
    case offActor(screen: String)
}

extension ModuleMistake: CustomStringConvertible {
    /// The fact, in the language of the current `Reader`.
    public var description: String {
        switch self {
        case .undeclaredKey(let key): localized("the app uses the stored key “\(key)”, which no module declares")
        case .undeclaredFlag(let name):
            localized("the app reads the flag “\(name)”, which the product does not list")
        case .undeclaredEvent(let name):
            localized("the app sends the event “\(name)”, which no module declares")
        case .unknownDestination(let name):
            localized("the app opens “\(name)”, a destination that no module contributes")
        case .unknownTab(let tab): localized("the app goes to the tab “\(tab)”, which the product does not have")
        case .deadNotification(let id, let reason):
            localized("a tap on the notification “\(id)” would open nothing: \(KnownText.reason(reason))")
        case .offActor(let screen):
            localized("what the app shows on “\(screen)” was changed from outside the app's actor")
        }
    }

    /// What to do about it, for the team of the module.
    public var fix: String {
        switch self {
        case .undeclaredKey:
            localized("Declare it where its module contributes: contributions.store(…).")
        case .undeclaredFlag: localized("Add its declaration to the product's flags.")
        case .undeclaredEvent:
            localized("Declare it where its module contributes: contributions.event(…).")
        case .unknownDestination:
            localized("List the module that contributes it in the product, or correct the route.")
        case .unknownTab: localized("Add the tab to the product's manifest, or correct its id.")
        case .deadNotification:
            localized(
                "Contribute a payload rule that fits, or correct the payload; without any, a tap opens the app as it is."
            )
        case .offActor:
            localized(
                "Write the action without a capture list: { await self.sign() }, not { [weak self] in … } or { [store] in … }: Swift 6.3 runs an async closure that has one outside its actor. A @concurrent function must return its result, not change the screen."
            )
        }
    }
}

/// The mistakes of a running app, until its step ends.
final class ModuleMistakes: Sendable {
    private struct State {
        var noted: [ModuleMistake] = []
        /// The route on top while something runs off the app's actor.
        var away: String?
    }

    private let state = Mutex(State())

    func note(_ mistake: ModuleMistake) {
        state.withLock { $0.noted.append(mistake) }
    }

    func note(_ event: ShellEvent) {
        switch event {
        case .command(_, .refused(.unknownDestination(let name))): note(.unknownDestination(name))
        case .command(_, .refused(.unknownTab(let tab))): note(.unknownTab(tab.description))
        case .command, .arrival, .acted, .started, .restored, .screenUnavailable: break
        }
        if case .command = event { noteChange() }
    }

    /// What the app shows changes.
    func noteChange() {
        state.withLock { state in
            if let screen = state.away { state.noted.append(.offActor(screen: screen)) }
        }
    }

    func whileAway(on screen: String, _ run: () -> Void) {
        state.withLock { $0.away = screen }
        run()
        state.withLock { $0.away = nil }
    }

    /// All since the last time, each once, in the order in which they were made.
    func take() -> [ModuleMistake] {
        state.withLock { state in
            defer { state.noted = [] }
            return state.noted.reduce(into: []) { all, mistake in
                if !all.contains(mistake) { all.append(mistake) }
            }
        }
    }
}

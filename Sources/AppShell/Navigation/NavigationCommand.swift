/// A change of the navigation state.
public enum NavigationCommand: Hashable, Codable, Sendable {
    /// Shows a tab as it was left; the tab that is selected already goes back to its root, as iOS does.
    case select(TabID)
    /// Pushes on the stack that is on top.
    case push(Route)
    /// Shows a screen in place of the one on top, so that back leads to where that one came from; a root stays.
    /// Where it stands right below already, that one is shown.
    case replace(Route)
    /// Goes back one screen on the stack that is on top.
    case pop
    /// Goes back to the root of the stack that is on top.
    case popToRoot
    /// Shows a sheet above everything.
    case present(Route)
    /// Closes the highest sheet.
    case dismiss
    /// Closes the screen on top if it shows this route. A screen closes itself this way.
    case close(Route)
    /// Opens a screen from outside: closes the sheets, selects the tab and shows the route above its root, whatever
    /// was open before. `tab` nil: the base stack.
    case open(Route, tab: TabID?)
    /// Opens a sheet from outside: closes the open ones, and keeps what is under them.
    case openSheet(Route)
    /// Closes all sheets and goes back to the root of every stack. The selected tab stays. For signing out, say.
    case reset
    /// Adds a lock.
    case lock(NavigationLock)
    /// Removes the lock of that name.
    case unlock(String)
}

/// The outcome of a command.
public enum NavigationOutcome: Hashable, Sendable {
    /// The state it led to.
    case applied(NavigationState)
    /// The state stays as it was.
    case refused(NavigationRefusal)
    /// The state stays as it was until that lock is gone. The shell delivers arrivals again then; a screen repeats its
    /// own command.
    case deferred(NavigationLock)
}

/// Why a command did not change the state.
public enum NavigationRefusal: Hashable, Sendable, CustomStringConvertible {
    /// Going back from, or closing, this root of a stack.
    case atRoot(Route)
    /// Closing a sheet where none is open.
    case noSheet
    /// Selecting or opening on a tab that the product lacks.
    case unknownTab(TabID)
    /// Showing a destination, by its name, that no module contributes.
    case unknownDestination(String)
    /// An app with tabs opens screens on one of them.
    case noTabNamed(Route)
    /// The route is on top already. A second tap may come before the first one shows.
    case alreadyOnTop(Route)
    /// Closing a screen that is not on top; with the one that is.
    case notOnTop(Route, top: Route)
    /// Changing a stack of the base while this sheet is above it.
    case coveredBySheet(Route)
    /// Pushing beyond the most screens of a stack, or presenting beyond the most sheets.
    case tooDeep(limit: Int)
    /// Going back, or closing a sheet, while the dialog of that title waits for an answer.
    case dialogShown(String)
    /// A lock refuses the command.
    case locked(NavigationLock)
    /// Adding a lock whose name another one has.
    case lockHeld(String)
    /// Removing a lock that is not held.
    case noSuchLock(String)
    /// The app was not started, or was stopped.
    case notRunning

    /// Why, in a sentence for developers.
    public var description: String {
        switch self {
        case .atRoot(let route): "\(route) is the root of its stack: there is nothing to go back to"
        case .noSheet: "no sheet is shown"
        case .unknownTab(let tab): "the product has no tab “\(tab)”"
        case .noTabNamed(let route): "\(route) is to be opened on no tab, and the app has tabs"
        case .unknownDestination(let name): "no module contributes a destination “\(name)”"
        case .alreadyOnTop(let route): "\(route) is on top already"
        case .notOnTop(let route, let top): "\(route) is not on top, \(top) is"
        case .coveredBySheet(let route): "the sheet \(route) covers the tabs"
        case .tooDeep(let limit): "a stack holds \(limit) screens at most"
        case .dialogShown(let title): "the dialog “\(title)” waits for an answer"
        case .locked(let lock): "locked by “\(lock.name)”: \(lock.reason)"
        case .lockHeld(let name): "the lock “\(name)” is held already"
        case .noSuchLock(let name): "no lock “\(name)” is held"
        case .notRunning: "the app is not running"
        }
    }
}

/// What the composed product allows.
public struct NavigationRules: Hashable, Sendable {
    /// The names of all contributed destinations.
    public let destinations: Set<String>
    /// How many screens a stack may hold, and how many sheets may be open; at least 1.
    package let maximumDepth: Int

    package init(destinations: Set<String>, maximumDepth: Int = 64) {
        self.destinations = destinations
        self.maximumDepth = max(1, maximumDepth)
    }
}

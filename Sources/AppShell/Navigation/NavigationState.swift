/// Where the person is: the tabs in order, the selected one, a stack for each, the sheets above, the locks.
///
/// Holds no closure, date or generated identifier, so that it can be compared, stored and replayed. Only
/// ``apply(_:under:)`` changes it. An app without tabs has exactly one stack.
public struct NavigationState: Hashable, Codable, Sendable {
    /// One for each tab in the order of the tab bar, or the only one. Never empty.
    public internal(set) var stacks: [NavigationStack]
    /// The selected tab; nil in an app without tabs.
    public internal(set) var selected: TabID?
    /// The sheets, lowest first.
    public internal(set) var sheets: [NavigationStack]
    /// What holds navigation or arrivals back, oldest first.
    public internal(set) var locks: [NavigationLock]

    // Not private: the compiler (6.3) crashes on a private one that another file's init(from:) uses.
    enum CodingKeys: String, CodingKey {
        case stacks, selected, sheets, locks
    }

    /// An app of one stack.
    public init(root: Route) {
        stacks = [NavigationStack(root: root)]
        sheets = []
        locks = []
    }

    /// An app with tabs.
    ///
    /// - Returns: nil without a tab, or where `selected` is not one of them.
    public init?(tabs: [(id: TabID, root: Route)], selected: TabID) {
        guard tabs.contains(where: { $0.id == selected }) else { return nil }
        stacks = tabs.map { NavigationStack(tab: $0.id, root: $0.root) }
        self.selected = selected
        sheets = []
        locks = []
    }

    /// The stack of the selected tab, under any sheet.
    public var base: NavigationStack { stacks[selectedIndex] }

    /// The stack on top: the highest sheet's, or the base.
    public var top: NavigationStack { sheets.last ?? base }

    /// The route on top: what the person looks at.
    public var current: Route { top.current }

    var selectedIndex: Int { stacks.firstIndex { $0.tab == selected } ?? 0 }
}

/// A root and what was pushed above it.
public struct NavigationStack: Hashable, Codable, Sendable {
    /// The tab this stack belongs to; nil for a sheet or an app without tabs.
    public let tab: TabID?
    /// The lowest route.
    public let root: Route
    /// The routes above the root, lowest first.
    public internal(set) var pushed: [Route]

    /// Makes a stack. Nothing is checked: ``NavigationState/apply(_:under:)`` keeps the rules.
    public init(tab: TabID? = nil, root: Route, pushed: [Route] = []) {
        self.tab = tab
        self.root = root
        self.pushed = pushed
    }

    /// The route on top of the stack.
    public var current: Route { pushed.last ?? root }

    /// From the root to the top.
    public var routes: [Route] { [root] + pushed }
}

/// Holds back navigation while a screen must not be left, such as a form being sent, or arrivals until the app is ready.
public struct NavigationLock: Hashable, Codable, Sendable {
    /// What happens to a command under the lock.
    public enum Policy: String, Hashable, Codable, Sendable {
        /// The command is refused.
        case refuse
        /// An arrival waits until the lock is gone. A screen hears of it, and repeats its own command.
        case `defer`
    }

    /// What the lock holds back.
    public enum Scope: String, Hashable, Codable, Sendable {
        /// Every command.
        case navigation
        /// Arrivals only: until someone has signed in, say. The person moves freely.
        case arrivals
        /// Arrivals that an earlier lock deferred. Later ones open.
        case waitingArrivals
    }

    /// Unique among the locks of a state.
    public let name: String
    /// What happens to a command under the lock.
    public let policy: Policy
    /// What the lock holds back.
    public let scope: Scope
    /// For traces and refusals, to say why nothing moved.
    public let reason: String

    // Not private: see NavigationState.
    enum CodingKeys: String, CodingKey {
        case name, policy, scope, reason
    }

    /// - Parameter reason: for traces and refusals, to say why nothing moved.
    public init(name: String, policy: Policy, scope: Scope = .navigation, reason: String) {
        self.name = name
        self.policy = policy
        self.scope = scope
        self.reason = reason
    }
}

extension NavigationState: CustomStringConvertible {
    /// `tab formations: catalog.list › catalog.formation(key: starter) + sheet catalog.pre-registration(…)`
    public var description: String {
        var text = selected.map { "tab \($0): " } ?? ""
        text += base.routes.map(\.description).joined(separator: " › ")
        for sheet in sheets {
            text += " + sheet " + sheet.routes.map(\.description).joined(separator: " › ")
        }
        for lock in locks { text += " [locked: \(lock.name)]" }
        return text
    }
}

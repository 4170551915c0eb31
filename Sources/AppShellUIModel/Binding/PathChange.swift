import AppShell

/// What the new path of a native stack asks of the shell.
enum PathChange: Equatable {
    /// Nothing: the shell is there already.
    case none
    /// To go back to the root.
    case popToRoot
    /// To go back by that many screens.
    case pop(Int)
    /// What can't be: to go back on a stack that has changed since it was drawn, or to show what no command asked for.
    case stale

    /// - Parameters:
    ///   - new: what the view shows now.
    ///   - drawn: what the view was given when it was drawn.
    ///   - live: what the shell has now.
    ///
    /// A native stack only takes away from its end: by a swipe, the back button, a long press on it. What was drawn
    /// counts: a swipe that began before a push, or before the shell itself went back, was meant for another screen.
    init(to new: [StackEntry], from drawn: [StackEntry], live: [StackEntry]) {
        if new == live {
            self = .none
        } else if live == drawn, new.count < live.count, live.starts(with: new) {
            self = new.isEmpty && live.count > 1 ? .popToRoot : .pop(live.count - new.count)
        } else {
            self = .stale
        }
    }

    /// In order; the first refusal ends them.
    var commands: [NavigationCommand] {
        switch self {
        case .none, .stale: []
        case .popToRoot: [.popToRoot]
        case .pop(let count): Array(repeating: .pop, count: count)
        }
    }
}

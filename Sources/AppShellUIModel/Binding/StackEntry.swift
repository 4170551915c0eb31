public import AppShell

/// One screen of a stack, as a native stack tells its screens apart. A route may stand twice on a stack; a depth can't.
public struct StackEntry: Hashable, Sendable {
    /// The stack.
    public let place: StackPlace
    /// 0 at the root.
    public let depth: Int
    /// What it shows.
    public let route: Route

    /// The screen of that route at that depth.
    public init(place: StackPlace, depth: Int, route: Route) {
        self.place = place
        self.depth = depth
        self.route = route
    }
}

extension NavigationState {
    /// The root of a stack; nil where there is no such stack.
    public func rootEntry(at place: StackPlace) -> StackEntry? {
        stack(at: place).map { StackEntry(place: place, depth: 0, route: $0.root) }
    }

    /// What is pushed above the root of a stack, lowest first: the path of a native stack.
    public func path(at place: StackPlace) -> [StackEntry] {
        (stack(at: place)?.pushed ?? []).enumerated().map { index, route in
            StackEntry(place: place, depth: index + 1, route: route)
        }
    }
}

/// The identity of a sheet for a native sheet at the same height.
public struct SheetItem: Hashable, Sendable, Identifiable {
    /// 0 for the lowest.
    public let height: Int
    /// The lowest screen of its stack.
    public let root: Route
    /// How often the sheet at this height had to be presented again, because the view dismissed it but the shell did not.
    public let rebuilds: Int

    /// The place of its stack.
    public var place: StackPlace { .sheet(height) }

    /// Changes whenever a native sheet has to be presented again.
    public var id: Self { self }
}

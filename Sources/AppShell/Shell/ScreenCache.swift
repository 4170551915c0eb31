/// The identity of a screen: its stack, its depth there and its route.
struct ScreenSlot: Hashable {
    let stack: StackPlace
    let depth: Int
    let route: Route

    /// Whether a state has it. A screen lives on while another covers it.
    func isSlot(of state: NavigationState) -> Bool { ScreenSlot(at: stack, depth: depth, in: state) == self }

    /// The slots on display: the top of the base, then of each sheet, lowest first. Never empty.
    static func drawn(in state: NavigationState) -> [ScreenSlot] {
        let sheets = state.sheets.enumerated().map { ($0.element, StackPlace.sheet($0.offset)) }
        return ([(state.base, .base(state.base.tab))] + sheets).map { stack, id in
            ScreenSlot(stack: id, depth: stack.pushed.count, route: stack.current)
        }
    }

    /// The slot at a depth of a stack, 0 at its root; nil where the state has none.
    init?(at stack: StackPlace, depth: Int, in state: NavigationState) {
        guard let routes = state.stack(at: stack), (0...routes.pushed.count).contains(depth) else { return nil }
        self.init(stack: stack, depth: depth, route: depth == 0 ? routes.root : routes.pushed[depth - 1])
    }

    init(stack: StackPlace, depth: Int, route: Route) {
        self.stack = stack
        self.depth = depth
        self.route = route
    }
}

/// A screen with its slot.
struct PlacedScreen {
    let slot: ScreenSlot
    let context: ScreenContext
    let screen: any Screen
}

/// The living screens. Each is made when it is first drawn and dropped when the state loses its slot.
struct ScreenCache {
    private var bySlot: [ScreenSlot: PlacedScreen] = [:]
    /// In the order of making.
    private var order: [ScreenSlot] = []
    private var drawn: [ScreenSlot] = []

    subscript(_ slot: ScreenSlot) -> PlacedScreen? { bySlot[slot] }

    /// The only one that takes actions.
    var top: PlacedScreen? { drawn.last.flatMap { bySlot[$0] } }

    /// Those on display, lowest first.
    var visible: [PlacedScreen] { drawn.compactMap { bySlot[$0] } }

    /// Drops the screens without a slot in the state.
    ///
    /// - Returns: the slots on display that have no screen yet, lowest first.
    mutating func follow(_ state: NavigationState) -> [ScreenSlot] {
        remove { !$0.isSlot(of: state) }
        drawn = ScreenSlot.drawn(in: state)
        return drawn.filter { bySlot[$0] == nil }
    }

    /// Those that live, but are not on display, the oldest first.
    var undrawn: [PlacedScreen] { order.filter { !drawn.contains($0) }.compactMap { bySlot[$0] } }

    mutating func add(_ placed: PlacedScreen) {
        bySlot[placed.slot] = placed
        order.append(placed.slot)
    }

    mutating func removeAll() {
        remove { _ in true }
        drawn = []
    }

    /// The youngest first: cancelling starts work, and the order of a dictionary differs between processes.
    private mutating func remove(where isGone: (ScreenSlot) -> Bool) {
        for slot in order.reversed() where isGone(slot) {
            bySlot.removeValue(forKey: slot)?.context.tasks.cancelAll()
        }
        order.removeAll(where: isGone)
    }
}

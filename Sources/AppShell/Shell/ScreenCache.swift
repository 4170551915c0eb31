/// A place on a stack, and the route that stands there: what gives a screen its identity.
struct ScreenSlot: Hashable {
    enum Stack: Hashable {
        case base(TabID?)
        case sheet(Int)
    }

    let stack: Stack
    let depth: Int
    let route: Route

    /// Every place of a state: a screen there may live on while another covers it.
    static func all(in state: NavigationState) -> Set<ScreenSlot> {
        var all: Set<ScreenSlot> = []
        for (stack, id) in stacks(of: state) {
            for (depth, route) in stack.routes.enumerated() {
                all.insert(ScreenSlot(stack: id, depth: depth, route: route))
            }
        }
        return all
    }

    /// What is drawn: the top of the base, then of each sheet, lowest first. Never empty.
    static func drawn(in state: NavigationState) -> [ScreenSlot] {
        let sheets = state.sheets.enumerated().map { ($0.element, Stack.sheet($0.offset)) }
        return ([(state.base, .base(state.base.tab))] + sheets).map { stack, id in
            ScreenSlot(stack: id, depth: stack.pushed.count, route: stack.current)
        }
    }

    private static func stacks(of state: NavigationState) -> [(NavigationStack, Stack)] {
        state.stacks.map { ($0, .base($0.tab)) } + state.sheets.enumerated().map { ($0.element, .sheet($0.offset)) }
    }
}

/// A screen in its place.
struct PlacedScreen {
    let slot: ScreenSlot
    let context: ScreenContext
    let screen: any Screen
}

/// The screens that live: made when they are first drawn, gone when their place is.
struct ScreenCache {
    private var bySlot: [ScreenSlot: PlacedScreen] = [:]
    /// In the order in which they were made.
    private var order: [ScreenSlot] = []
    private var drawn: [ScreenSlot] = []

    subscript(_ slot: ScreenSlot) -> PlacedScreen? { bySlot[slot] }

    /// The one that can be acted on.
    var top: PlacedScreen? { drawn.last.flatMap { bySlot[$0] } }

    /// All that a person sees, lowest first.
    var visible: [PlacedScreen] { drawn.compactMap { bySlot[$0] } }

    /// Follows the state: what has no place in it any more is gone.
    ///
    /// - Returns: the places that are drawn and have no screen yet, lowest first.
    mutating func follow(_ state: NavigationState) -> [ScreenSlot] {
        let all = ScreenSlot.all(in: state)
        remove { !all.contains($0) }
        drawn = ScreenSlot.drawn(in: state)
        return drawn.filter { bySlot[$0] == nil }
    }

    mutating func add(_ presentation: PlacedScreen) {
        bySlot[presentation.slot] = presentation
        order.append(presentation.slot)
    }

    mutating func removeAll() {
        remove { _ in true }
        drawn = []
    }

    /// The youngest first: cancelling starts work, and a dictionary's order differs from process to process.
    private mutating func remove(where isGone: (ScreenSlot) -> Bool) {
        for slot in order.reversed() where isGone(slot) {
            bySlot.removeValue(forKey: slot)?.context.tasks.cancelAll()
        }
        order.removeAll(where: isGone)
    }
}

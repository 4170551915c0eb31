import AppShell
import AppShellHeadless

/// What a state looks like to whoever wonders what to try next: states that look alike most likely behave alike.
public struct StateLooks: Hashable, Codable, Sendable {
    /// A hash of the screen and of each element that can be acted on: its role, label and state, and whether a field has
    /// its best text, another one or none.
    let shape: UInt64
    /// The same without labels: of all items of a list there is one. What counts is how far a form is filled in.
    let kind: UInt64
    /// How much there is to go wrong: a form that is filled in, a failure, a write that was not answered.
    let stakes: Int
    static let mostStakes = 3
    /// A hash of the screen alone.
    let screen: UInt64

    init(shape: UInt64, kind: UInt64, screen: UInt64 = 0, stakes: Int = 0) {
        self.shape = shape
        self.kind = kind
        self.screen = screen
        self.stakes = stakes
    }

    init(_ state: StateView) {
        var screen = StableHash()
        screen.add(state.screen)
        // The system's question covers it.
        screen.add(state.session.phone.notifications.isAsking)
        self.screen = screen.value
        var (shape, kind) = (screen, screen)
        // What the person can't see and will matter: whether a write went out that was not answered.
        let hasLostWrite = state.exchanges.contains { $0.request.method.isWrite && $0.end != nil && $0.status == nil }
        for isTrue in [state.session.phone.isOnline, hasLostWrite] {
            shape.add(isTrue)
            kind.add(isTrue)
        }
        var (kinds, done): (Set<String>, Int) = ([], 0)
        for element in state.elements
        where element.isInteractive || element.role == .failure || element.role == .loading {
            let role = element.role.name
            shape.add(role)
            shape.add(element.label)
            shape.add(element.state.isDisabled)
            shape.add(element.state.isSelected)
            kinds.insert(element.state.isDisabled ? role + " disabled" : role)
            switch element.role {
            case .field(let keyboard):
                let best = state.inputs.texts(for: element.label, keyboard: keyboard.rawValue).first ?? ""
                let text = element.value ?? ""
                // A password shows as so many dots.
                let isBest = text == best || text == String(repeating: "•", count: best.count)
                shape.add(text.isEmpty ? 0 : isBest ? 1 : 2)
                if isBest { done += 1 }
            case .toggle where element.state.isSelected: done += 1
            default: break
            }
        }
        for text in kinds.sorted() { kind.add(text) }
        kind.add(done)
        (self.shape, self.kind) = (shape.value, kind.value)
        stakes = [done > 0, !state.failures.isEmpty, hasLostWrite].count(where: \.self)
    }
}

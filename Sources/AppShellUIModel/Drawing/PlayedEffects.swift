public import AppShell

/// The effects of a screen that were played. A lazy stack makes views anew, which must not play them again.
///
/// Not observed: drawing writes it.
@MainActor
public final class PlayedEffects {
    private struct Key: Hashable {
        let role: Content.Role
        let name: String
    }

    /// By element; 0 while it has none.
    private var numbers: [Key: Int] = [:]

    public init() {}

    /// Notes the element's current effect.
    ///
    /// - Returns: whether it is to be played.
    public func isNew(on element: Content) -> Bool {
        let number = element.state.look?.effect?.number ?? 0
        let key = Key(role: element.role, name: element.id ?? element.label)
        return numbers.updateValue(number, forKey: key) ?? 0 != number && number != 0
    }
}

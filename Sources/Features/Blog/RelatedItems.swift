public import AppShell

/// What an article leads to, which belongs to another feature: the product maps one to the other.
public struct RelatedItems {
    /// Sees that what is known of an item, if anything, can be shown.
    public var load: (Int) async -> Void
    /// The item's card, which leads to it; nil while it is unknown.
    public var card: (Int, Router) -> Content?

    /// Without arguments: articles lead nowhere.
    public init(
        load: @escaping (Int) async -> Void = { _ in },
        card: @escaping (Int, Router) -> Content? = { _, _ in nil }
    ) {
        self.load = load
        self.card = card
    }
}

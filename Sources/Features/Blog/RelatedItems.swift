public import AppShell

/// What an article leads to, which belongs to another feature: the product maps one to the other.
public struct RelatedItems {
    /// Heads it, at the end of the article.
    let title: String
    /// Sees that what is known of an item, if anything, can be shown.
    let load: (Int) async -> Void
    /// The item's card, which leads to it; nil while it is unknown.
    let card: (Int, Router) -> Content?

    public init(
        title: String,
        load: @escaping (Int) async -> Void = { _ in },
        card: @escaping (Int, Router) -> Content?
    ) {
        self.title = title
        self.load = load
        self.card = card
    }
}

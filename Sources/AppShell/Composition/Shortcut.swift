/// What a long press on the app's icon offers.
public struct Shortcut: Hashable, Sendable {
    /// As the system hands it back; unique in a product.
    public let id: String
    /// What the person reads.
    public let title: String
    /// The name of an SF Symbol.
    public let symbol: String
    /// Where it leads.
    public let route: Route
}

public import AppShell

/// What the directories need from the rest of the app.
public struct DirectoryHooks {
    /// Replaces the content while nobody is signed in; nil means show the content.
    public var gate: (Router) -> Content?
    /// Whether someone is signed in; nothing is requested until then.
    public var isOpen: () -> Bool
    /// A call was answered 401: the session is over.
    public var onUnauthorized: () -> Void

    /// Without arguments, everyone may look.
    public init(
        gate: @escaping (Router) -> Content? = { _ in nil },
        isOpen: @escaping () -> Bool = { true },
        onUnauthorized: @escaping () -> Void = {}
    ) {
        self.gate = gate
        self.isOpen = isOpen
        self.onUnauthorized = onUnauthorized
    }
}

/// What the offers need from a back end. The product implements it with its own API.
public protocol OffersService: Sendable {
    /// The matching offers and events, in the back end's order.
    func offers(_ search: DirectorySearch) async throws(APIError) -> [Offer]

    /// One offer or event.
    func offer(_ id: Int) async throws(APIError) -> Offer
}

/// What the partners need from a back end. The product implements it with its own API.
public protocol PartnersService: Sendable {
    /// The matching partners, in the back end's order.
    func partners(_ search: DirectorySearch) async throws(APIError) -> [Partner]

    /// One partner with what they offer.
    func partner(_ id: Int) async throws(APIError) -> Partner
}

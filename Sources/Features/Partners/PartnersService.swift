public import AppShell

/// What the partners need of a back end. The product implements it with its own API.
public protocol PartnersService: Sendable {
    /// The partners that fit, in the order of the back end.
    func partners(_ search: PartnerSearch) async throws(APIError) -> [Partner]

    func partner(_ id: Int) async throws(APIError) -> Partner
}

/// What the partners need of the rest of the app.
public struct PartnersHooks {
    /// In place of the content while nobody is signed in; nil: go on.
    public var gate: (Router) -> Content?
    /// Whether someone is signed in; until then nothing is asked for.
    public var isOpen: () -> Bool
    /// Leads to what a partner offers.
    public var openOffer: (PartnerOffer, Router) -> Void
    /// A call was answered 401: the session is over.
    public var onUnauthorized: () -> Void

    public init(
        gate: @escaping (Router) -> Content? = { _ in nil },
        isOpen: @escaping () -> Bool = { true },
        openOffer: @escaping (PartnerOffer, Router) -> Void,
        onUnauthorized: @escaping () -> Void = {}
    ) {
        self.gate = gate
        self.isOpen = isOpen
        self.openOffer = openOffer
        self.onUnauthorized = onUnauthorized
    }
}

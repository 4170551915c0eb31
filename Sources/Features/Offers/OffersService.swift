public import AppShell

/// What the offers need of a back end. The product implements it with its own API.
public protocol OffersService: Sendable {
    /// The offers and events that fit, in the order of the back end.
    func offers(_ search: OfferSearch) async throws(APIError) -> [Offer]

    func offer(_ id: Int) async throws(APIError) -> Offer
}

/// What the offers need of the rest of the app.
public struct OffersHooks {
    /// In place of the content while nobody is signed in; nil: go on.
    public var gate: (Router) -> Content?
    /// Whether someone is signed in; until then nothing is asked for.
    public var isOpen: () -> Bool
    /// Leads to whoever offers it, by their id.
    public var openProfessional: (Int, Router) -> Void
    /// A call was answered 401: the session is over.
    public var onUnauthorized: () -> Void

    public init(
        gate: @escaping (Router) -> Content? = { _ in nil },
        isOpen: @escaping () -> Bool = { true },
        openProfessional: @escaping (Int, Router) -> Void,
        onUnauthorized: @escaping () -> Void = {}
    ) {
        self.gate = gate
        self.isOpen = isOpen
        self.openProfessional = openProfessional
        self.onUnauthorized = onUnauthorized
    }
}

public import AppShell

/// What partners offer, in a product that has offers.
public struct PartnerOffersSetup {
    let strings: any PartnerOffersStrings
    let open: (PartnerOffer, Router) -> Void

    /// - Parameter open: shows what a partner offers.
    public init(strings: any PartnerOffersStrings, open: @escaping (PartnerOffer, Router) -> Void) {
        self.strings = strings
        self.open = open
    }
}

/// What the directory says of what partners offer.
public protocol PartnerOffersStrings: Sendable {
    /// Head what a partner offers.
    var offers: String { get }
    var events: String { get }
    /// The partner offers nothing.
    var noOffers: String { get }
    /// On a card: how many offers and events there are, at least one.
    func offerCount(_ count: Int) -> String
}

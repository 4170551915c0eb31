/// What the directory of partners says.
public protocol PartnersStrings: DirectoryStrings {
    /// The title of a detail until it is loaded.
    var partner: String { get }
    var partnerLoading: String { get }
    /// The back end does not know the partner.
    var notFound: String { get }
    var address: String { get }
    /// Head what a partner offers.
    var offers: String { get }
    var events: String { get }
    /// The choice between the list and the map.
    var view: String { get }
    var asList: String { get }
    var asMap: String { get }
    /// Heads the partners without a known place, below the map.
    var unplaced: String { get }
    /// The partner offers nothing.
    var noOffers: String { get }
    /// On a card: how many offers and events there are, at least one.
    func offerCount(_ count: Int) -> String
}

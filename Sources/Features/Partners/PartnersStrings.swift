public import AppShell

/// Everything the partners say, in the product's words.
public struct PartnersStrings: Sendable {
    public var list: String
    public var loading: String
    /// In place of a list where there is nothing at all.
    public var empty: String
    public var retry: String
    public var errors: APIErrorStrings
    public var search: PartnerSearchStrings

    /// The title of a detail before it is loaded.
    public var partner: String
    /// In its place until then.
    public var partnerLoading: String
    /// In place of one that the back end does not know.
    public var notFound: String
    public var category: String
    public var distance: String
    /// Nearer than 100 m.
    public var veryNear: String
    public var address: String
    /// What a partner offers, and in place of it where that is nothing.
    public var offers: String
    public var events: String
    public var noOffers: String
    /// On a card: how many offers and events there are, at least one.
    public var offerCount: @Sendable (Int) -> String
    /// The button that shows a partner to others.
    public var share: String

    public init(
        list: String,
        loading: String,
        empty: String,
        retry: String,
        errors: APIErrorStrings,
        search: PartnerSearchStrings,
        partner: String,
        partnerLoading: String,
        notFound: String,
        category: String,
        distance: String,
        veryNear: String,
        address: String,
        offers: String,
        events: String,
        noOffers: String,
        offerCount: @escaping @Sendable (Int) -> String,
        share: String
    ) {
        self.list = list
        self.loading = loading
        self.empty = empty
        self.retry = retry
        self.errors = errors
        self.search = search
        self.partner = partner
        self.partnerLoading = partnerLoading
        self.notFound = notFound
        self.category = category
        self.distance = distance
        self.veryNear = veryNear
        self.address = address
        self.offers = offers
        self.events = events
        self.noOffers = noOffers
        self.offerCount = offerCount
        self.share = share
    }
}

/// What a list of partners is searched by.
public struct PartnerSearchStrings: Sendable {
    public var category: String
    public var allCategories: String
    public var radius: String
    public var anyRadius: String
    /// A distance in kilometres, as the person's language writes the number: `10 km`, `1,2 km`.
    public var kilometres: @Sendable (String) -> String
    /// The switch that asks for what is near.
    public var aroundMe: String
    /// While the phone is asked where it is.
    public var locating: String
    /// The person does not want the app to know.
    public var denied: String
    /// The phone can't tell.
    public var unavailable: String
    /// In place of a list that the search leaves nothing of.
    public var nothing: String
    /// The button that takes the search back.
    public var clear: String

    public init(
        category: String,
        allCategories: String,
        radius: String,
        anyRadius: String,
        kilometres: @escaping @Sendable (String) -> String,
        aroundMe: String,
        locating: String,
        denied: String,
        unavailable: String,
        nothing: String,
        clear: String
    ) {
        self.category = category
        self.allCategories = allCategories
        self.radius = radius
        self.anyRadius = anyRadius
        self.kilometres = kilometres
        self.aroundMe = aroundMe
        self.locating = locating
        self.denied = denied
        self.unavailable = unavailable
        self.nothing = nothing
        self.clear = clear
    }
}

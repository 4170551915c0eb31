public import AppShell

/// Everything the offers say, in the product's words.
public struct OffersStrings: Sendable {
    public var list: String
    public var loading: String
    /// In place of a list where there is nothing at all.
    public var empty: String
    public var retry: String
    public var errors: APIErrorStrings
    public var search: OfferSearchStrings
    public var facts: OfferFactStrings

    /// The titles of a detail before it is loaded.
    public var offer: String
    public var event: String
    /// In its place until then.
    public var offerLoading: String
    public var eventLoading: String
    /// In place of one that the back end does not know.
    public var offerNotFound: String
    public var eventNotFound: String
    /// Over the one who offers it.
    public var professional: String
    /// The button that offers it to others.
    public var share: String

    public init(
        list: String,
        loading: String,
        empty: String,
        retry: String,
        errors: APIErrorStrings,
        search: OfferSearchStrings,
        facts: OfferFactStrings,
        offer: String,
        event: String,
        offerLoading: String,
        eventLoading: String,
        offerNotFound: String,
        eventNotFound: String,
        professional: String,
        share: String
    ) {
        self.list = list
        self.loading = loading
        self.empty = empty
        self.retry = retry
        self.errors = errors
        self.search = search
        self.facts = facts
        self.offer = offer
        self.event = event
        self.offerLoading = offerLoading
        self.eventLoading = eventLoading
        self.offerNotFound = offerNotFound
        self.eventNotFound = eventNotFound
        self.professional = professional
        self.share = share
    }
}

/// What a list of offers is searched by.
public struct OfferSearchStrings: Sendable {
    public var category: String
    public var allCategories: String
    public var kind: String
    public var allKinds: String
    public var offers: String
    public var events: String
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
        kind: String,
        allKinds: String,
        offers: String,
        events: String,
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
        self.kind = kind
        self.allKinds = allKinds
        self.offers = offers
        self.events = events
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

/// What is told of one offer.
public struct OfferFactStrings: Sendable {
    /// A moment in the person's language: `15 février 2026`, `19:30`.
    public struct Moment: Hashable, Sendable {
        public let day: String
        public let time: String

        public init(day: String, time: String) {
            self.day = day
            self.time = time
        }
    }

    public var category: String
    /// The badge of an event, and what it says.
    public var kind: String
    public var event: String
    public var price: String
    /// In place of a price of 0.
    public var free: String
    /// ISO 4217.
    public var currency: String
    public var distance: String
    /// Nearer than 100 m.
    public var veryNear: String
    /// When an event is: its start, and its end where that is known.
    public var date: String
    public var period: @Sendable (Moment, Moment?) -> String
    /// How long an offer holds: from a day that is still to come, and to another; never both nil.
    public var validity: String
    public var validDays: @Sendable (_ from: String?, _ to: String?) -> String
    /// The badge of what is over, and what it says.
    public var state: String
    public var ended: @Sendable (Offer.Kind) -> String
    /// Whose it is and where: `Chez Rosa, Menton`.
    public var place: @Sendable (_ name: String, _ city: String?) -> String

    public init(
        category: String,
        kind: String,
        event: String,
        price: String,
        free: String,
        currency: String,
        distance: String,
        veryNear: String,
        date: String,
        period: @escaping @Sendable (Moment, Moment?) -> String,
        validity: String,
        validDays: @escaping @Sendable (_ from: String?, _ to: String?) -> String,
        state: String,
        ended: @escaping @Sendable (Offer.Kind) -> String,
        place: @escaping @Sendable (_ name: String, _ city: String?) -> String
    ) {
        self.category = category
        self.kind = kind
        self.event = event
        self.price = price
        self.free = free
        self.currency = currency
        self.distance = distance
        self.veryNear = veryNear
        self.date = date
        self.period = period
        self.validity = validity
        self.validDays = validDays
        self.state = state
        self.ended = ended
        self.place = place
    }
}

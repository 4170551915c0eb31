public import AppShell

/// All offers and events.
public struct OfferList: PlainDestination {
    public static let name = "offers.list"

    public init() {}
}

/// One offer (AIC-10).
public struct OfferDetail: NumberedDestination {
    public static let name = "offers.offer"

    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}

/// One event (AIC-11).
public struct EventDetail: NumberedDestination {
    public static let name = "offers.event"

    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}

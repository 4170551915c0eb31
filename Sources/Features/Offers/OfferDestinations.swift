public import AppShell

/// All offers and events.
public struct OfferList: Destination {
    public static let name = "offers.list"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
}

/// One offer (AIC-10).
public struct OfferDetail: Destination {
    public static let name = "offers.offer"
    public static let parameterNames = ["id"]

    /// 1 … 2^63-1.
    public let id: Int

    public init(id: Int) {
        self.id = id
    }

    public init(parameters: RouteParameters) throws(RouteError) {
        id = try parameters.identifier("id")
    }

    public var parameters: RouteParameters { ["id": "\(id)"] }
}

/// One event (AIC-11).
public struct EventDetail: Destination {
    public static let name = "offers.event"
    public static let parameterNames = ["id"]

    /// 1 … 2^63-1.
    public let id: Int

    public init(id: Int) {
        self.id = id
    }

    public init(parameters: RouteParameters) throws(RouteError) {
        id = try parameters.identifier("id")
    }

    public var parameters: RouteParameters { ["id": "\(id)"] }
}

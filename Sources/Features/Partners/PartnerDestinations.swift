public import AppShell

/// All partners.
public struct PartnerList: Destination {
    public static let name = "partners.list"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
}

/// One partner (AIC-12).
public struct PartnerDetail: Destination {
    public static let name = "partners.partner"
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

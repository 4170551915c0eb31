public import AppShell

/// All partners.
public struct PartnerList: PlainDestination {
    public static let name = "partners.list"

    public init() {}
}

/// One partner (AIC-12).
public struct PartnerDetail: NumberedDestination {
    public static let name = "partners.partner"

    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}

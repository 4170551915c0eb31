/// Everything the back end keeps, as one value.
public struct AllInConnectData: Hashable, Sendable, Codable {
    public var users: [UserData]
    public var professionals: [ProfessionalData]
    public var offers: [OfferData]
    public var orders: [OrderData]
    public var messages: [MessageData]
    /// In the order in which they were sent last.
    public var registrations: [RegistrationData]
    /// By member; a member who never sent any has none.
    public var preferences: [Int: PreferencesData]
    /// Where each member's last search was.
    public var positions: [Int: GeoPoint]

    public init(
        users: [UserData] = [],
        professionals: [ProfessionalData] = [],
        offers: [OfferData] = [],
        orders: [OrderData] = [],
        messages: [MessageData] = [],
        registrations: [RegistrationData] = [],
        preferences: [Int: PreferencesData] = [:],
        positions: [Int: GeoPoint] = [:]
    ) {
        self.users = users
        self.professionals = professionals
        self.offers = offers
        self.orders = orders
        self.messages = messages
        self.registrations = registrations
        self.preferences = preferences
        self.positions = positions
    }
}

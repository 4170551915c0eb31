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
    /// Tokens of another one are void, whoever issued them: see ``revokeTokens()``. A count and no date, since clocks
    /// that stand still or differ can't tell what was issued before.
    public var tokenGeneration: Int
    /// How often a member's own tokens were revoked; kept when the member goes, since ids come back.
    public var memberGenerations: [Int: Int]

    public init(
        users: [UserData] = [],
        professionals: [ProfessionalData] = [],
        offers: [OfferData] = [],
        orders: [OrderData] = [],
        messages: [MessageData] = [],
        registrations: [RegistrationData] = [],
        preferences: [Int: PreferencesData] = [:],
        positions: [Int: GeoPoint] = [:],
        tokenGeneration: Int = 0,
        memberGenerations: [Int: Int] = [:]
    ) {
        self.users = users
        self.professionals = professionals
        self.offers = offers
        self.orders = orders
        self.messages = messages
        self.registrations = registrations
        self.preferences = preferences
        self.positions = positions
        self.tokenGeneration = tokenGeneration
        self.memberGenerations = memberGenerations
    }

    /// What is absent is empty, so that a state outlives the version that wrote it.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        func member<Value: Decodable>(_ key: CodingKeys, else value: Value) throws -> Value {
            try members.decodeIfPresent(Value.self, forKey: key) ?? value
        }
        self.init(
            users: try member(.users, else: []),
            professionals: try member(.professionals, else: []),
            offers: try member(.offers, else: []),
            orders: try member(.orders, else: []),
            messages: try member(.messages, else: []),
            registrations: try member(.registrations, else: []),
            preferences: try member(.preferences, else: [:]),
            positions: try member(.positions, else: [:]),
            tokenGeneration: try member(.tokenGeneration, else: 0),
            memberGenerations: try member(.memberGenerations, else: [:])
        )
    }

    /// All sessions are revoked: every token that was issued so far is void, and the next calls of every phone are
    /// answered 401.
    public mutating func revokeTokens() {
        tokenGeneration &+= 1
    }

    /// What a member's tokens must say. Both counts only grow, so that their sum tells every revocation.
    public func generation(of memberID: Int) -> Int {
        tokenGeneration &+ (memberGenerations[memberID] ?? 0)
    }
}

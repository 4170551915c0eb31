import AppShell

/// What a member wants to be told of (AIC-8).
public struct PreferencesData: Hashable, Sendable, Codable {
    public let notifyNewOffers: Bool
    public let notifyNewProNearby: Bool
    public let notifyLocalEvents: Bool
    /// In kilometres, ``radiusRange``.
    public let notificationRadius: Int
    /// Each once, in the order of ``CategoryData``; empty for none.
    public let preferredCategories: [CategoryData]

    public static let radiusRange = 5...50

    /// - Parameters:
    ///   - notificationRadius: what is outside of ``radiusRange`` is brought inside.
    ///   - preferredCategories: in any order.
    public init(
        notifyNewOffers: Bool = true,
        notifyNewProNearby: Bool = true,
        notifyLocalEvents: Bool = true,
        notificationRadius: Int = 10,
        preferredCategories: [CategoryData] = CategoryData.allCases
    ) {
        let range = PreferencesData.radiusRange
        self.notifyNewOffers = notifyNewOffers
        self.notifyNewProNearby = notifyNewProNearby
        self.notifyLocalEvents = notifyLocalEvents
        self.notificationRadius = min(max(notificationRadius, range.lowerBound), range.upperBound)
        self.preferredCategories = CategoryData.allCases.filter(preferredCategories.contains)
    }

    /// Of a member who never sent any: all is on, 10 km, all six.
    public static let standard = PreferencesData()

    var json: JSONValue {
        [
            "notifyNewOffers": .bool(notifyNewOffers),
            "notifyNewProNearby": .bool(notifyNewProNearby),
            "notifyLocalEvents": .bool(notifyLocalEvents),
            "notificationRadius": .number(JSONNumber(notificationRadius)),
            "preferredCategories": .array(preferredCategories.map { .string($0.rawValue) }),
        ]
    }
}

import AppShell

/// A business of the directory.
public struct ProfessionalData: Hashable, Sendable, Codable {
    public var id: Int
    public var name: String
    public var category: CategoryData
    public var address: String
    public var city: String
    public var location: GeoPoint

    public init(
        id: Int,
        name: String,
        category: CategoryData,
        address: String,
        city: String,
        location: GeoPoint
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.address = address
        self.city = city
        self.location = location
    }

    /// As it stands inside an offer.
    var summary: JSONObject {
        JSONObject([
            ("id", .number(JSONNumber(id))),
            ("name", .string(name)),
            ("category", .string(category.rawValue)),
            ("address", .string(address)),
            ("city", .string(city)),
            ("latitude", JSONValue(location.latitude)),
            ("longitude", JSONValue(location.longitude)),
        ])
    }
}

extension JSONValue {
    /// null for what JSON can't write.
    init(_ number: Double) {
        self = JSONNumber(number).map { .number($0) } ?? .null
    }
}

/// Where the phone is.
public protocol DeviceLocation: Sendable {
    /// The current position. The first call asks the person for permission.
    func currentPosition() async throws(LocationError) -> Position
}

/// A position on the globe, in degrees (WGS 84).
public struct Position: Hashable, Sendable, Codable {
    /// -90…90, north is positive.
    public let latitude: Double
    /// -180…180, east is positive.
    public let longitude: Double

    /// - Returns: nil for what is not on the globe.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// - Throws: `DecodingError` for what is not on the globe.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let latitude = try container.decode(Double.self, forKey: .latitude)
        let longitude = try container.decode(Double.self, forKey: .longitude)
        guard let position = Position(latitude: latitude, longitude: longitude) else {
            throw DecodingError.dataCorruptedError(
                forKey: .latitude,
                in: container,
                debugDescription: "latitude and longitude are not on the globe"
            )
        }
        self = position
    }
}

/// Why the position is not known.
public enum LocationError: Error, Hashable, Sendable {
    /// The person does not want the app to know.
    case denied
    /// The phone can't tell, or has no such thing.
    case unavailable
}

/// A device that does not know where it is.
public struct UnavailableLocation: DeviceLocation {
    /// For a device that can't locate itself.
    public init() {}

    /// - Throws: always ``LocationError/unavailable``.
    public func currentPosition() async throws(LocationError) -> Position { throw .unavailable }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A place on the earth, in degrees: latitude -90 … 90, longitude -180 … 180.
public struct GeoPoint: Hashable, Sendable, Codable {
    public let latitude: Double
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// In kilometres.
    private static let earthRadius = 6_371.0
    /// Half way round the earth, in whole kilometres: nothing is farther.
    static let maximumDistance = 20_016.0

    /// Along the great circle, in kilometres, by the haversine formula.
    public func distance(to other: GeoPoint) -> Double {
        let radians = Double.pi / 180
        let latitudes = sin((other.latitude - latitude) * radians / 2)
        let longitudes = sin((other.longitude - longitude) * radians / 2)
        let chord =
            latitudes * latitudes
            + cos(latitude * radians) * cos(other.latitude * radians) * longitudes * longitudes
        // Rounding may bring points on opposite sides beyond 1.
        return 2 * GeoPoint.earthRadius * asin(min(1, chord.squareRoot()))
    }
}

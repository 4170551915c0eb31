import AllInConnectBackend
import Testing

/// Great-circle distances, R = 6371 km.
struct GeoPointTests {
    @Test(
        "AIC-25: distances are great-circle distances, to ten metres",
        arguments: [
            (GeoPoint.nice, GeoPoint.menton, 20.22), (.nice, .cannes, 26.34), (.nice, .saintTropez, 69.86),
        ]
    )
    func pinned(_ one: GeoPoint, _ other: GeoPoint, _ distance: Double) {
        #expect(abs(one.distance(to: other) - distance) < 0.005)
    }

    @Test("AIC-25: poles, the date line, opposite sides and one and the same place")
    func edges() {
        let degree = 6_371 * Double.pi / 180
        let origin = GeoPoint(latitude: 0, longitude: 0)
        for (one, other, distance) in [
            (origin, GeoPoint(latitude: 1, longitude: 0), degree),
            (GeoPoint(latitude: 0, longitude: 179.5), GeoPoint(latitude: 0, longitude: -179.5), degree),
            (GeoPoint(latitude: 90, longitude: 0), GeoPoint(latitude: 90, longitude: 120), 0),
            (GeoPoint(latitude: 90, longitude: 0), GeoPoint(latitude: -90, longitude: 0), 180 * degree),
            (origin, GeoPoint(latitude: 0, longitude: 180), 180 * degree),
            (GeoPoint.nice, GeoPoint.nice, 0),
        ] {
            #expect(abs(one.distance(to: other) - distance) < 1e-6)
        }
    }

    @Test("AIC-25: there and back are equal, never negative, never more than half way round, never no number")
    func laws() {
        var generator = SplitMix64(seed: 7)
        func place() -> GeoPoint {
            GeoPoint(
                latitude: .random(in: -90...90, using: &generator),
                longitude: .random(in: -180...180, using: &generator)
            )
        }
        for _ in 0..<2_000 {
            let (one, other) = (place(), place())
            let opposite = GeoPoint(latitude: -one.latitude, longitude: one.longitude - 180)
            for target in [other, opposite] {
                let distance = one.distance(to: target)
                #expect((0...20_015.1).contains(distance))
                #expect(abs(distance - target.distance(to: one)) < 1e-6)
            }
            #expect(one.distance(to: one) == 0)
        }
    }
}

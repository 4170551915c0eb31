import AppShell

/// What a search asks for (AIC-25): `latitude`, `longitude`, `radius` (km), `category`, `type`.
struct Search {
    /// Where the person is, as the request says; nil where it says nothing.
    let position: GeoPoint?
    /// In kilometres, inclusive.
    let radius: Double?
    let category: CategoryData?
    let type: OfferData.Kind?

    /// Reads the query of a call, and says everything that is wrong with it.
    static func read(_ target: RequestTarget) -> Result<Search, SearchError> {
        var reader = QueryReader(target: target)
        let latitude = reader.number("latitude", within: -90...90)
        let longitude = reader.number("longitude", within: -180...180)
        if (target.item("latitude") == nil) != (target.item("longitude") == nil) {
            let missing = target.item("latitude") == nil ? "latitude" : "longitude"
            reader.fail(missing, "latitude et longitude vont ensemble")
        }
        let search = Search(
            position: latitude.flatMap { latitude in
                longitude.map { GeoPoint(latitude: latitude, longitude: $0) }
            },
            radius: reader.number("radius", within: 0...GeoPoint.maximumDistance),
            category: reader.choice("category"),
            type: reader.choice("type")
        )
        return reader.errors.isEmpty ? .success(search) : .failure(SearchError(errors: reader.errors))
    }
}

struct SearchError: Error {
    let errors: [FieldError]
}

private struct QueryReader {
    let target: RequestTarget
    private var validation = Validation()

    init(target: RequestTarget) {
        self.target = target
    }

    var errors: [FieldError] { validation.errors }

    mutating func fail(_ field: String, _ message: String) {
        validation.fail(field, message)
    }

    /// As JSON writes numbers: neither `nan` nor `0x1p3`, which Swift reads too.
    mutating func number(_ name: String, within range: ClosedRange<Double>) -> Double? {
        guard let text = target.item(name) else { return nil }
        guard let number = JSONNumber(text: text)?.double, range.contains(number) else {
            validation.fail(name, "doit être un nombre de \(Int(range.lowerBound)) à \(Int(range.upperBound))")
            return nil
        }
        return number
    }

    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ name: String) -> Choice?
    where Choice.RawValue == String {
        target.item(name).flatMap { validation.choice(.string($0), at: name) }
    }
}

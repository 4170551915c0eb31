import AllInConnectBackend
import AppShell
import AppShellHeadless
import AppShellTexts
import ScenarioRunner

extension StepLibrary {
    mutating func definePlaceSteps() {
        step(
            .given,
            ["fr": "le téléphone est à {string}", "en": "the phone is in {string}"],
            "Sets the phone's location: Nice, Menton, Cannes, Antibes or Saint-Tropez."
        ) { (world, city: String) in
            let place = try GeoPoint.city(named: city)
            guard let position = Position(latitude: place.latitude, longitude: place.longitude) else {
                throw StepFailure(localized("\(city) is not on the globe."))
            }
            world.session.phone.location.set(.success(position))
        }
        step(
            .then,
            [
                "fr": "le serveur sait que {string} est à {string}",
                "en": "the server knows that {string} is in {string}",
                "en": "the server knows {string} to be in {string}",
            ],
            "The member's last search sent that location."
        ) { (world, email: String, city: String) in
            let place = try GeoPoint.city(named: city)
            try world.eventually {
                let data = try world.backend(AllInConnectBackend.self).data
                guard let position = try data.positions[data.member(email).id] else {
                    return localized("The back end does not know where \(email) is.")
                }
                let distance = position.distance(to: place)
                guard distance >= 0.1 else { return nil }
                let kilometres = Int(distance.rounded())
                return Mismatch(
                    localized("Where the back end knows \(email) to be"),
                    expected: city,
                    actual: localized("\(kilometres) km from there, at \(position.latitude), \(position.longitude)")
                ).description
            }
        }
        step(
            .then,
            ["fr": "le serveur ne sait pas où est {string}", "en": "the server does not know where {string} is"],
            "No search by the member has sent a location."
        ) { (world, email: String) in
            try world.now {
                let data = try world.backend(AllInConnectBackend.self).data
                guard let position = try data.positions[data.member(email).id] else { return nil }
                return Mismatch(
                    localized("Where the back end knows \(email) to be"),
                    expected: localized("nowhere"),
                    actual: "\(position.latitude), \(position.longitude)"
                ).description
            }
        }
    }
}

extension GeoPoint {
    private static let cities: [(name: String, place: GeoPoint)] = [
        ("Nice", .nice), ("Menton", .menton), ("Cannes", .cannes), ("Antibes", .antibes),
        ("Saint-Tropez", .saintTropez),
    ]

    static func city(named name: String) throws(StepFailure) -> GeoPoint {
        guard let city = cities.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            let names = cities.map(\.name).joined(separator: ", ")
            throw StepFailure(localized("There is no city “\(name)” here; available: \(names)."))
        }
        return city.place
    }
}

extension AllInConnectData {
    func member(_ email: String) throws(StepFailure) -> UserData {
        guard let user = users.first(where: { $0.email == email }) else {
            let emails = users.map(\.email).joined(separator: ", ")
            throw StepFailure(localized("The back end has no member “\(email)”. It knows: \(emails)."))
        }
        return user
    }
}

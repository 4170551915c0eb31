import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    /// The phone's location, and its messaging token.
    mutating func defineLocationSteps() {
        step(
            .given,
            [
                "fr": "le téléphone est à la position {double}, {double}",
                "en": "the phone is at {double}, {double}",
                "en": "the phone is at the position {double}, {double}",
            ],
            "Sets the phone's location: latitude and longitude in degrees, “43.7102, 7.2620”."
        ) { (world, latitude: Double, longitude: Double) in
            guard let position = Position(latitude: latitude, longitude: longitude) else {
                throw StepFailure(
                    localized(
                        "\(latitude), \(longitude) is not on the globe: the latitude is -90…90, the longitude -180…180."
                    )
                )
            }
            world.session.phone.location.set(.success(position))
        }
        step(
            .given,
            [
                "fr": "le téléphone ne sait pas où il est",
                "en": "the phone does not know its location",
                "en": "the phone does not know where it is",
            ],
            "The phone has no location to give, as at first."
        ) { world in
            world.session.phone.location.set(.failure(.unavailable))
        }
        step(
            .given,
            [
                "fr": "je refuse de donner ma position",
                "en": "I deny access to my location",
                "en": "I refuse to give my position",
            ],
            "The user does not let the app use the phone's location."
        ) { world in
            world.session.phone.location.set(.failure(.denied))
        }
        step(
            .when,
            [
                "fr": "le service de messagerie donne le jeton {string}",
                "en": "the messaging service issues the token {string}",
                "en": "the messaging service gives the token {string}",
            ],
            "Sets the phone's Firebase token, and tells the app if it is running."
        ) { (world, token: String) in
            guard !token.isEmpty else {
                throw StepFailure(localized("The token is empty; write at least one character."))
            }
            try world.session.giveMessagingToken(token)
        }
    }
}

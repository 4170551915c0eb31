import AppShell
import AppShellHeadless

extension StepLibrary {
    /// Where the phone is, and what a messaging service calls it.
    mutating func defineLocationSteps() {
        step(
            .given,
            [
                "fr": "le téléphone est à la position {double}, {double}",
                "en": "the phone is at the position {double}, {double}",
            ],
            "Where the phone is from now on: latitude and longitude in degrees, “43.7102, 7.2620”."
        ) { (world, latitude: Double, longitude: Double) in
            guard let position = Position(latitude: latitude, longitude: longitude) else {
                throw StepFailure(
                    "\(latitude), \(longitude) is not on the globe: the latitude is -90…90, the longitude -180…180."
                )
            }
            world.session.phone.location.set(.success(position))
        }
        step(
            .given,
            [
                "fr": "le téléphone ne sait pas où il est",
                "en": "the phone does not know where it is",
            ],
            "Who asks for the position gets none, as in a cellar; so it is at first."
        ) { world in
            world.session.phone.location.set(.failure(.unavailable))
        }
        step(
            .given,
            [
                "fr": "je refuse de donner ma position",
                "en": "I refuse to give my position",
            ],
            "The person does not let the app know where the phone is."
        ) { world in
            world.session.phone.location.set(.failure(.denied))
        }
        step(
            .when,
            [
                "fr": "le service de messagerie donne le jeton {string}",
                "en": "the messaging service gives the token {string}",
            ],
            "What Firebase calls this phone from now on; the app is told if it runs."
        ) { (world, token: String) in
            guard !token.isEmpty else { throw StepFailure("A token has at least one character.") }
            try world.session.giveMessagingToken(token)
        }
    }
}

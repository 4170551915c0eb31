import AllInConnectBackend
import AppShellHeadless
import AppShellTexts
import ScenarioRunner

extension StepLibrary {
    mutating func defineDirectorySteps() {
        step(
            .given,
            ["fr": "il n'y a aucune offre", "en": "there are no offers", "en": "there is no offer"],
            "The back end has neither offers nor events."
        ) { world in
            try world.backend(AllInConnectBackend.self).data.offers = []
        }
        step(
            .given,
            [
                "fr": "il n'y a aucun professionnel",
                "en": "there are no professionals",
                "en": "there is no professional",
            ],
            "The back end's directory is empty."
        ) { world in
            try world.backend(AllInConnectBackend.self).data.professionals = []
        }
        step(
            .given,
            ["fr": "l'offre {string} est retirée", "en": "the offer {string} is withdrawn"],
            "The back end no longer has that offer or event."
        ) { (world, title: String) in
            let backend = try world.backend(AllInConnectBackend.self)
            let titles = backend.data.offers.map(\.title)
            guard titles.contains(title) else {
                throw StepFailure(localized("The back end has no offer “\(title)”. It has: \(titles.quoted)."))
            }
            backend.data.offers.removeAll { $0.title == title }
        }
    }
}

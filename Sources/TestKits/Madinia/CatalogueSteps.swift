import AppShellHeadless
import AppShellTexts
import MadiniaBackend
import ScenarioRunner

extension StepLibrary {
    mutating func defineCatalogueSteps() {
        step(
            .given,
            ["fr": "le catalogue est vide", "en": "the catalogue is empty"],
            "The back end has no courses."
        ) { world in
            try world.backend(MadiniaBackend.self).formations = []
        }
        step(
            .given,
            [
                "fr": "le catalogue est servi par pages de {int}",
                "en": "the catalogue is served in pages of {int}",
                "en": "the catalogue comes in pages of {int}",
            ],
            "The back end's lists have that many items per page."
        ) { (world, size: Int) in
            guard size >= 1 else { throw StepFailure(localized("A page has at least one item.")) }
            try world.backend(MadiniaBackend.self).pageSize = size
        }
        step(
            .given,
            [
                "fr": "le prix de la formation {string} passe à {int} €",
                "en": "the price of the course {string} changes to {int} €",
                "en": "the price of the formation {string} becomes {int} €",
            ],
            "The back end changes the price."
        ) { (world, title: String, price: Int) in
            guard price >= 0 else { throw StepFailure(localized("\(price) € is not a price; write 0 or more.")) }
            try world.changeFormation(title) { $0.price = "\(price).00" }
        }
        step(
            .given,
            [
                "fr": "la formation {string} n'a ni prix ni prochaine session",
                "en": "the course {string} has neither a price nor a next session",
                "en": "the formation {string} has neither a price nor a next session",
            ],
            "The back end has neither."
        ) { (world, title: String) in
            try world.changeFormation(title) { formation in
                formation.price = nil
                formation.nextSession = nil
            }
        }
        step(
            .given,
            [
                "fr": "la formation {string} est retirée du catalogue",
                "en": "the course {string} is removed from the catalogue",
                "en": "the formation {string} is taken from the catalogue",
            ],
            "The back end no longer has it."
        ) { (world, title: String) in
            let backend = try world.backend(MadiniaBackend.self)
            _ = try world.formation(title)
            backend.formations.removeAll { $0.title == title }
        }
    }
}

extension ScenarioWorld {
    func changeFormation(_ title: String, _ change: (inout FormationData) -> Void) throws {
        let backend = try backend(MadiniaBackend.self)
        guard backend.update(title, change) else { throw noFormation(title, in: backend) }
    }

    func formation(_ title: String) throws -> FormationData {
        let backend = try backend(MadiniaBackend.self)
        guard let formation = backend.formations.first(where: { $0.title == title }) else {
            throw noFormation(title, in: backend)
        }
        return formation
    }

    private func noFormation(_ title: String, in backend: MadiniaBackend) -> StepFailure {
        let titles = backend.formations.map(\.title).quoted
        return StepFailure(localized("The back end has no formation “\(title)”. It has: \(titles)."))
    }
}

import AllInConnectBackend
import AppShell
import AppShellHeadless
import AppShellTexts
import ScenarioRunner

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StepLibrary {
    mutating func defineNewsSteps() {
        step(
            .when,
            [
                "fr": "le serveur publie l'offre {string} de {string}",
                "en": "the server publishes the offer {string} from {string}",
                "en": "the server publishes the offer {string} of {string}",
            ],
            "The back end publishes an offer in that professional's category, and pushes it to the members concerned."
        ) { (world, title: String, professional: String) in
            try world.publish(.offer, title, of: professional)
        }
        step(
            .when,
            [
                "fr": "le serveur publie l'événement {string} de {string}",
                "en": "the server publishes the event {string} from {string}",
                "en": "the server publishes the event {string} of {string}",
            ],
            "The same with an event at that professional's address."
        ) { (world, title: String, professional: String) in
            try world.publish(.event, title, of: professional)
        }
        step(
            .when,
            [
                "fr": "le professionnel {string} s'installe à {string} dans la catégorie {string}",
                "en": "the professional {string} opens in {string} in the category {string}",
                "en": "the professional {string} sets up in {string} in the category {string}",
            ],
            "The back end adds a professional to its directory, and pushes the news to the members concerned."
        ) { (world, name: String, city: String, category: String) in
            guard let known = CategoryData.allCases.first(where: { $0.label == category || $0.rawValue == category })
            else {
                let labels = CategoryData.allCases.map(\.label).joined(separator: ", ")
                throw StepFailure(localized("There is no category “\(category)”; available: \(labels)."))
            }
            let backend = try world.backend(AllInConnectBackend.self)
            let professional = ProfessionalData(
                id: (backend.data.professionals.map(\.id).max() ?? 0) + 1,
                name: name,
                category: known,
                address: "1 place du Marché",
                city: city,
                location: try GeoPoint.city(named: city)
            )
            world.note(try backend.publish(professional: professional, at: world.session.clock.now))
            for push in backend.takePushes() { try world.session.receivePush(push.payload, for: push.token) }
        }
    }
}

extension ScenarioWorld {
    fileprivate func publish(_ kind: OfferData.Kind, _ title: String, of name: String) throws {
        let backend = try backend(AllInConnectBackend.self)
        let professional = try backend.data.professional(name)
        let now = session.clock.now
        let offer = OfferData(
            id: (backend.data.offers.map(\.id).max() ?? 0) + 1,
            title: title,
            description: "Tout nouveau : \(title).",
            priceInCents: 1_900,
            start: now.formatted(.iso8601),
            end: now.addingTimeInterval(30 * 86_400).formatted(.iso8601),
            kind: kind,
            category: professional.category,
            professionalID: professional.id
        )
        note(try backend.publish(offer: offer, at: now))
        for push in backend.takePushes() { try session.receivePush(push.payload, for: push.token) }
    }
}

extension ScenarioWorld {
    /// Notes why members received no notification of something new.
    fileprivate func note(_ report: NewsReport) {
        guard let data = try? backend(AllInConnectBackend.self).data else { return }
        if report.recipients.isEmpty, report.held.isEmpty {
            noteUnsent(localized("The server knows no phone: nobody has signed in and allowed notifications."))
        }
        for held in report.held {
            let email = data.users.first { $0.id == held.userID }?.email ?? "\(held.userID)"
            let preferences = data.preferences[held.userID] ?? .standard
            for reason in held.reasons { noteUnsent(reason.sentence(of: email, preferences)) }
        }
    }
}

extension HoldReason {
    fileprivate func sentence(of email: String, _ preferences: PreferencesData) -> String {
        switch self {
        case .noTarget: localized("A tap on it would open nothing.")
        case .switchedOff: localized("\(email) has switched off this kind of news.")
        case .unknownPlace: localized("The position of \(email) is not known: the last search sent none.")
        case .tooFar: localized("It is farther from \(email) than \(preferences.notificationRadius) km, their radius.")
        case .otherCategory: localized("\(email) has not chosen its category.")
        }
    }
}

extension AllInConnectData {
    func professional(_ name: String) throws(StepFailure) -> ProfessionalData {
        guard let professional = professionals.first(where: { $0.name == name }) else {
            let names = professionals.map(\.name).quoted
            throw StepFailure(localized("The back end has no professional “\(name)”. It has: \(names)."))
        }
        return professional
    }
}

import AppShellDirectoryFeature

struct SampleOffersStrings: OffersStrings, NearbyStrings {
    let list = "Offres"
    let empty = "Aucune offre"
    let kind = "Type"
    let allKinds = "Tout"
    let offers = "Les offres"
    let events = "Les événements"
    let offer = "Offre"
    let event = "Événement"
    let offerLoading = "Chargement de l'offre…"
    let eventLoading = "Chargement de l'événement…"
    let offerNotFound = "Offre inconnue"
    let eventNotFound = "Événement inconnu"
    let provider = "Proposé par"
    let price = "Prix"
    let free = "Gratuit"
    let currency = "EUR"
    let date = "Date"
    let validity = "Validité"
    let state = "État"

    func period(_ start: LocalMoment, _ end: LocalMoment?) -> String {
        "\(start.day) \(start.time)" + (end.map { " – \($0.day) \($0.time)" } ?? "")
    }

    func validDays(from: String?, to: String?) -> String {
        [from.map { "dès \($0)" }, to.map { "jusqu'à \($0)" }].compactMap(\.self).joined(separator: " ")
    }

    func ended(_ kind: Offer.Kind) -> String { kind == .event ? "Terminé" : "Terminée" }

    func venue(_ name: String, _ city: String?) -> String { city.map { "\(name), \($0)" } ?? name }
}

import AppShell
import AppShellDirectoryFeature

struct AllInConnectOffersStrings: OffersStrings {
    let list = "Offres et événements"
    let loading = "Chargement des offres…"
    let empty = "Aucune offre pour le moment."
    let denied =
        "Votre position n'est pas partagée : les distances ne sont pas connues. "
        + "Autorisez-la dans les réglages du téléphone pour voir ce qui est près de vous."
    let nothing = "Aucune offre ne correspond à votre recherche."
    let kind = "Type"
    let allKinds = "Offres et événements"
    let offers = "Offres"
    let events = "Événements"

    let offer = "Offre"
    let event = "Événement"
    let offerLoading = "Chargement de l'offre…"
    let eventLoading = "Chargement de l'événement…"
    let offerNotFound = "Cette offre n'existe pas ou plus."
    let eventNotFound = "Cet événement n'existe pas ou plus."
    let professional = "Proposé par"

    let price = "Prix"
    let free = "Gratuit"
    let currency = "EUR"
    let date = "Date"
    let validity = "Validité"
    let state = "État"

    func period(_ start: LocalMoment, _ end: LocalMoment?) -> String {
        guard let end else { return "\(start.day) à \(start.time)" }
        return start.day == end.day
            ? "\(start.day), de \(start.time) à \(end.time)"
            : "du \(start.day) à \(start.time) au \(end.day) à \(end.time)"
    }

    func validDays(from: String?, to: String?) -> String {
        switch (from, to) {
        case (let from?, let to?): "du \(from) au \(to)"
        case (let from?, nil): "à partir du \(from)"
        case (nil, let to?): "jusqu'au \(to)"
        case (nil, nil): ""
        }
    }

    func ended(_ kind: Offer.Kind) -> String { kind == .event ? "Terminé" : "Terminée" }

    func venue(_ name: String, _ city: String?) -> String { city.map { "\(name), \($0)" } ?? name }
}

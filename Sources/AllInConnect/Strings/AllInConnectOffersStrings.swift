import AppShell
import AppShellDirectoryFeature

struct AllInConnectOffersStrings: OffersStrings, AllInConnectDirectoryStrings {
    let texts: AppTexts

    var list: String { texts("Offres et événements") }
    var loading: String { texts("Chargement des offres…") }
    var empty: String { texts("Aucune offre pour le moment.") }
    var denied: String {
        texts(
            """
            Votre position n'est pas partagée : les distances ne sont pas connues. \
            Autorisez-la dans les réglages du téléphone pour voir ce qui est près de vous.
            """
        )
    }
    var nothing: String { texts("Aucune offre ne correspond à votre recherche.") }
    var kind: String { texts("Type") }
    var allKinds: String { texts("Offres et événements") }
    var offers: String { texts("Offres") }
    var events: String { texts("Événements") }

    var offer: String { texts("Offre") }
    var event: String { texts("Événement") }
    var offerLoading: String { texts("Chargement de l'offre…") }
    var eventLoading: String { texts("Chargement de l'événement…") }
    var offerNotFound: String { texts("Cette offre n'existe pas ou plus.") }
    var eventNotFound: String { texts("Cet événement n'existe pas ou plus.") }
    var provider: String { texts("Proposé par") }

    var price: String { texts("Prix") }
    var free: String { texts("Gratuit") }
    let currency = "EUR"
    var date: String { texts("Date") }
    var validity: String { texts("Validité") }
    var state: String { texts("État") }

    func period(_ start: LocalMoment, _ end: LocalMoment?) -> String {
        guard let end else { return texts("\(start.day) à \(start.time)") }
        return start.day == end.day
            ? texts("\(start.day), de \(start.time) à \(end.time)")
            : texts("du \(start.day) à \(start.time) au \(end.day) à \(end.time)")
    }

    func validDays(from: String?, to: String?) -> String {
        switch (from, to) {
        case (let from?, let to?): texts("du \(from) au \(to)")
        case (let from?, nil): texts("à partir du \(from)")
        case (nil, let to?): texts("jusqu'au \(to)")
        case (nil, nil): ""
        }
    }

    func ended(_ kind: Offer.Kind) -> String { kind == .event ? texts("Terminé") : texts("Terminée") }

    func venue(_ name: String, _ city: String?) -> String { city.map { "\(name), \($0)" } ?? name }
}

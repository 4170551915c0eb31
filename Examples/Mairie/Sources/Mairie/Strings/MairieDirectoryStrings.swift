import AppShell
import AppShellDirectoryFeature

/// What the agenda and the addresses say in the same words.
protocol MairieDirectoryStrings: DirectoryStrings {
    var texts: AppTexts { get }
}

extension MairieDirectoryStrings {
    var retry: String { texts("Réessayer") }
    var errors: APIErrorStrings { texts.apiErrors }
    var share: String { texts("Partager") }
    var category: String { texts("Rubrique") }
    var allCategories: String { texts("Toutes les rubriques") }
    var clear: String { texts("Effacer la recherche") }
}

struct MairiePlacesStrings: PartnersStrings, MairieDirectoryStrings {
    let texts: AppTexts

    var list: String { texts("Adresses utiles") }
    var loading: String { texts("Chargement des adresses…") }
    var empty: String { texts("Aucune adresse pour le moment") }
    var nothing: String { texts("Aucune adresse dans cette rubrique") }
    var partner: String { texts("Adresse") }
    var partnerLoading: String { texts("Chargement de l'adresse…") }
    var notFound: String { texts("Cette adresse n'existe pas ou plus.") }
    var address: String { texts("Adresse") }
}

extension [DirectoryCategory] {
    static func mairie(_ texts: AppTexts) -> [DirectoryCategory] {
        [
            DirectoryCategory(id: "service", title: texts("Services de la mairie")),
            DirectoryCategory(id: "enfance", title: texts("Enfance")),
            DirectoryCategory(id: "association", title: texts("Associations")),
        ]
    }
}

/// Help that the town gives, and the hours at which somebody receives.
struct MairieAgendaStrings: OffersStrings, MairieDirectoryStrings {
    let texts: AppTexts

    var list: String { texts("Aides et permanences") }
    var loading: String { texts("Chargement de l'agenda…") }
    var empty: String { texts("Rien à l'agenda pour le moment") }
    var nothing: String { texts("Rien de tel à l'agenda") }

    var kind: String { texts("Type") }
    var allKinds: String { texts("Aides et permanences") }
    var offers: String { texts("Aides") }
    var events: String { texts("Permanences") }
    var offer: String { texts("Aide") }
    var event: String { texts("Permanence") }
    var offerLoading: String { texts("Chargement de l'aide…") }
    var eventLoading: String { texts("Chargement de la permanence…") }
    var offerNotFound: String { texts("Cette aide n'existe pas ou plus.") }
    var eventNotFound: String { texts("Cette permanence n'existe pas ou plus.") }
    var provider: String { texts("Où s'adresser") }

    var price: String { texts("Tarif") }
    var free: String { texts("Gratuit") }
    let currency = "EUR"
    var date: String { texts("Date") }
    var validity: String { texts("Dates") }
    var state: String { texts("État") }

    func period(_ start: LocalMoment, _ end: LocalMoment?) -> String {
        guard let end else { return texts("\(start.day) à \(start.time)") }
        return texts("\(start.day), de \(start.time) à \(end.time)")
    }

    func validDays(from: String?, to: String?) -> String {
        switch (from, to) {
        case (let from?, let to?): texts("du \(from) au \(to)")
        case (let from?, nil): texts("à partir du \(from)")
        case (nil, let to?): texts("jusqu'au \(to)")
        case (nil, nil): ""
        }
    }

    func ended(_ kind: Offer.Kind) -> String { kind == .event ? texts("Passée") : texts("Terminée") }

    func venue(_ name: String, _ city: String?) -> String { name }
}

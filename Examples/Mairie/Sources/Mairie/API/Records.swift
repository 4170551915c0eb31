import AppShell
import AppShellBlogFeature
import AppShellCatalogFeature
import AppShellDirectoryFeature

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An activity as the server writes it.
struct ActivityRecord: Decodable {
    struct Theme: Decodable {
        let id: Int
        let nom: String
    }

    let id: Int
    let nom: String
    let texte: String
    let lieu: String
    let `public`: String
    let tarif: Decimal?
    let seance: RFC3339Date?
    let theme: Theme
    let materiel: [String]

    func item(_ texts: AppTexts) -> CatalogItem {
        let price: CatalogFact.Value? = tarif.map { tarif in
            tarif == 0 ? .text(texts("Gratuit")) : .price(tarif, currency: "EUR")
        }
        return CatalogItem(
            id: id,
            title: nom,
            summary: texte,
            facts: [
                CatalogFact("lieu", texts("Lieu"), .text(lieu)),
                CatalogFact("public", texts("Public"), .text(self.public)),
                CatalogFact("tarif", texts("Tarif"), price ?? .text(texts("Selon le quotient familial"))),
                CatalogFact("seance", texts("Prochaine séance"), .nextSession(otherwise: texts("À la rentrée"))),
            ],
            sections: [CatalogSection("materiel", texts("À apporter"), .list(materiel))],
            category: CatalogCategory(id: theme.id, name: theme.nom),
            nextSession: seance?.value
        )
    }
}

struct RegistrationRecord: Encodable {
    let activite: Int
    let courriel: String
}

struct NewsRecord: Decodable {
    let id: Int
    let titre: String
    let resume: String
    let texte: String
    let date: RFC3339Date

    var article: Article {
        Article(id: id, title: titre, excerpt: resume, content: texte, publishedAt: date.value)
    }
}

struct EventRecord: Decodable {
    struct Service: Decodable {
        let id: Int
        let nom: String
    }

    let id: Int
    let nature: String
    let titre: String
    let texte: String
    let debut: RFC3339Date?
    let fin: RFC3339Date?
    let service: Service

    var offer: Offer {
        Offer(
            id: id,
            kind: nature == "permanence" ? .event : .offer,
            title: titre,
            description: texte,
            start: debut?.value,
            end: fin?.value,
            category: "",
            provider: Offer.Provider(id: service.id, name: service.nom, city: nil)
        )
    }
}

struct PlaceRecord: Decodable {
    let id: Int
    let nom: String
    let rubrique: String
    let adresse: String
    let telephone: String?
    let horaires: String?

    func partner(_ texts: AppTexts) -> Partner {
        Partner(
            id: id,
            name: nom,
            category: rubrique,
            address: adresse,
            facts: [
                horaires.map { PartnerFact(texts("Horaires"), $0) },
                telephone.map { PartnerFact(texts("Téléphone"), $0) },
            ].compactMap(\.self)
        )
    }
}

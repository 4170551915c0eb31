import AppShell
import AppShellDirectoryFeature

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An offer or an event as the API writes it.
struct OfferRecord: Decodable {
    let id: Int
    let title: String
    let description: String
    let price: Decimal?
    let start: RFC3339Date?
    let end: RFC3339Date?
    let type: String
    let category: String
    let professional: Professional?
    /// In kilometres.
    let distance: Double?

    struct Professional: Decodable {
        let id: Int
        let name: String
        let city: String?
    }

    /// A type that this version does not know is shown as an offer.
    var kind: Offer.Kind { type == "EVENEMENT" ? .event : .offer }

    var offer: Offer {
        Offer(
            id: id,
            kind: kind,
            title: title,
            description: description,
            price: price,
            start: start?.value,
            end: end?.value,
            category: category,
            provider: professional.map { Offer.Provider(id: $0.id, name: $0.name, city: $0.city) },
            distance: distance
        )
    }
}

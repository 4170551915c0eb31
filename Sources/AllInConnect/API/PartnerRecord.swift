import AppShell
import OffersFeature
import PartnersFeature

/// A professional as the API writes it.
struct PartnerRecord: Decodable {
    let id: Int
    let name: String
    let category: String
    let address: String?
    let city: String?
    let latitude: Double?
    let longitude: Double?
    /// In kilometres.
    let distance: Double?
    let offers: [OfferRecord]?

    var partner: Partner {
        Partner(
            id: id,
            name: name,
            category: category,
            address: address,
            city: city,
            position: latitude.flatMap { latitude in
                longitude.flatMap { Position(latitude: latitude, longitude: $0) }
            },
            distance: distance,
            offers: (offers ?? []).map { offer in
                PartnerOffer(id: offer.id, kind: offer.kind == .event ? .event : .offer, title: offer.title)
            }
        )
    }
}

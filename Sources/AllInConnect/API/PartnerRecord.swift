import AppShell
import AppShellDirectoryFeature

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
    let offers: ReadableRecords<OfferRecord>?

    /// An offer that can't be read is left out, and reported: the partner is there all the same.
    func partner(of location: String, reportingTo diagnostics: any Diagnostics) -> Partner {
        for issue in offers?.issues ?? [] {
            let text = "offer \(issue.index) of the professional \(id) can't be read and is left out: \(issue.text)"
            diagnostics.report(Diagnostic(location: location, text: text))
        }
        return Partner(
            id: id,
            name: name,
            category: category,
            address: address,
            city: city,
            position: latitude.flatMap { latitude in
                longitude.flatMap { Position(latitude: latitude, longitude: $0) }
            },
            distance: distance,
            offers: (offers?.records ?? []).map { offer in
                PartnerOffer(id: offer.id, kind: offer.kind, title: offer.title)
            }
        )
    }
}

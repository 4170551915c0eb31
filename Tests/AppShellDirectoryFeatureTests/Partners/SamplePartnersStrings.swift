import AppShellDirectoryFeature

struct SamplePartnersStrings: PartnersStrings, PartnerOffersStrings, NearbyStrings {
    let list = "Partenaires"
    let empty = "Aucun partenaire"
    let partner = "Partenaire"
    let partnerLoading = "Chargement du partenaire…"
    let notFound = "Partenaire inconnu"
    let address = "Adresse"
    let offers = "Ses offres"
    let events = "Ses événements"
    let noOffers = "Rien pour l'instant"

    func offerCount(_ count: Int) -> String { "\(count) à voir" }
}

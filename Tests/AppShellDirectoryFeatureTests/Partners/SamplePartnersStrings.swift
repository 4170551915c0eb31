import AppShellDirectoryFeature

struct SamplePartnersStrings: PartnersStrings, PartnerOffersStrings, NearbyStrings, DirectoryMapStrings {
    let list = "Partenaires"
    let empty = "Aucun partenaire"
    let partner = "Partenaire"
    let partnerLoading = "Chargement du partenaire…"
    let notFound = "Partenaire inconnu"
    let address = "Adresse"
    let offers = "Ses offres"
    let events = "Ses événements"
    let noOffers = "Rien pour l'instant"
    let view = "Vue"
    let asList = "Liste"
    let asMap = "Plan"
    let unplaced = "Sans adresse connue"

    func offerCount(_ count: Int) -> String { "\(count) à voir" }
}

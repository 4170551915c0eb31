import AppShell
import AppShellDirectoryFeature

struct AllInConnectPartnersStrings: PartnersStrings {
    let list = "Nos partenaires"
    let loading = "Chargement des partenaires…"
    let empty = "Aucun partenaire pour le moment."
    let denied =
        "Votre position n'est pas partagée : les distances ne sont pas connues. "
        + "Autorisez-la dans les réglages du téléphone pour voir qui est près de vous."
    let nothing = "Aucun partenaire ne correspond à votre recherche."

    let partner = "Partenaire"
    let partnerLoading = "Chargement du partenaire…"
    let notFound = "Ce partenaire n'existe pas ou plus."
    let address = "Adresse"
    let offers = "Offres"
    let events = "Événements"
    let noOffers = "Aucune offre pour le moment."
    func offerCount(_ count: Int) -> String { count == 1 ? "1 offre ou événement" : "\(count) offres et événements" }
}

import AppShell
import AppShellDirectoryFeature

struct AllInConnectPartnersStrings: PartnersStrings, PartnerOffersStrings, DirectoryMapStrings,
    AllInConnectDirectoryStrings
{
    let texts: AppTexts

    var list: String { texts("Nos partenaires") }
    var loading: String { texts("Chargement des partenaires…") }
    var empty: String { texts("Aucun partenaire pour le moment.") }
    var denied: String {
        texts(
            """
            Votre position n'est pas partagée : les distances ne sont pas connues. \
            Autorisez-la dans les réglages du téléphone pour voir qui est près de vous.
            """
        )
    }
    var nothing: String { texts("Aucun partenaire ne correspond à votre recherche.") }

    var partner: String { texts("Partenaire") }
    var partnerLoading: String { texts("Chargement du partenaire…") }
    var notFound: String { texts("Ce partenaire n'existe pas ou plus.") }
    var address: String { texts("Adresse") }
    var offers: String { texts("Offres") }
    var events: String { texts("Événements") }
    var noOffers: String { texts("Aucune offre pour le moment.") }
    var view: String { texts("Présentation") }
    var asList: String { texts("Liste") }
    var asMap: String { texts("Plan") }
    var unplaced: String { texts("Sans adresse connue") }
    func offerCount(_ count: Int) -> String {
        texts.plural(count, one: "\(count) offre ou événement", other: "\(count) offres et événements")
    }
}

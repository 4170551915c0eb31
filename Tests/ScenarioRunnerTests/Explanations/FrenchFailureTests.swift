import AppShellTexts
import Testing

@testable import ScenarioRunner

/// What a step says in French when it fails.
struct FrenchFailureTests {
    private static let quiet = "L'application n'attend rien : ni minuterie, ni appel."
    private static let order = "Quand j'ouvre l'onglet \"Commande\""

    private static func message(of steps: [String]) -> String? {
        Reader.$current.withValue(Reader(.french)) { StallKit.run(steps).message }
    }

    @Test(
        "the text as a tester reads it",
        arguments: [
            (
                ["Alors je vois \"Astronomie\""],
                """
                « Astronomie » n'apparaît pas sur l'écran « Boutique ».
                Rien d'approchant.
                \(quiet)
                """
            ),
            (
                ["Quand je tape sur \"Voir tout\""],
                """
                « Voir tout » correspond à 2 éléments :
                  bouton « Voir tout » dans section « Thés »
                  bouton « Voir tout » dans section « Cafés »
                Nommez ce qui le contient, si l'étape le permet : « … dans "Thés" ».
                """
            ),
            (
                [order, "Et que je saisis \"x\" dans le champ \"Prénom\""],
                """
                Aucun champ ne s'appelle « Prénom » sur l'écran « Commande ».
                Le plus proche : champ « Nom »
                """
            ),
            (
                [order, "Et que je tape sur \"Commander\""],
                "Élément désactivé : bouton « Commander ». Raison : champ « Nom » vide, champ « Adresse e-mail » vide."
            ),
            (
                [
                    order, "Et que je saisis \"Zoé Dupont-Martin\" dans le champ \"Nom\"",
                    "Alors le champ \"Nom\" affiche \"Zoé Dupond-Martin\"",
                ],
                """
                Le texte du champ « Nom » ne correspond pas à ce qui est attendu.
                  attendu : « Zoé Dupond-Martin »
                  obtenu :  « Zoé Dupont-Martin »
                                       ^ à partir du caractère 10
                \(quiet)
                """
            ),
            (
                [order, "Alors \"Commander\" est activable"],
                """
                L'état de l'élément (bouton « Commander ») ne correspond pas à ce qui est attendu.
                  attendu : activable
                  obtenu :  désactivé(e)
                Élément désactivé : bouton « Commander ». Raison : champ « Nom » vide, champ « Adresse e-mail » vide.
                \(quiet)
                """
            ),
            (
                ["Quand je tape sur \"Panier ouvert\"", "Et que je tape sur \"Vibrer\""],
                """
                Bouton « Vibrer » se trouve sur l'écran « Boutique », recouvert par : feuille « Panier ».
                Fermez-la d'abord : « je ferme la feuille ».
                """
            ),
            (
                ["Quand je tape sur \"Tout effacer\""],
                """
                Bouton « Tout effacer » demande un appui de 3 s ; un simple tap est sans effet.
                Écrivez « je maintiens … pendant 3 s ».
                """
            ),
            (["Quand je reviens en arrière"], "Il n'y a pas d'écran précédent derrière « Boutique »."),
            (
                ["Alors le serveur a reçu 2 appels GET \"/teas\""],
                """
                Le nombre d'appels GET /teas ne correspond pas à ce qui est attendu.
                  attendu : 2
                  obtenu :  0
                Il n'a rien reçu.
                """
            ),
            (
                ["Quand je tape sur \"Vibrer\"", "Alors le téléphone vibre : succès"],
                """
                La vibration du téléphone ne correspond pas à ce qui est attendu.
                  attendu : succès
                  obtenu :  clic
                Ce qu'a fait le téléphone :
                  vibration : clic
                \(quiet)
                """
            ),
            (
                [
                    "Quand j'ouvre le lien \"https://autre.example/x\"",
                    "Alors le lien est ignoré parce que \"astronomie\"",
                ],
                """
                Le résultat du lien https://autre.example/x ne correspond pas à ce qui est attendu.
                  attendu : ignoré parce que « astronomie »
                  obtenu :  ignoré : l'hôte « autre.example » n'est pas de ce produit
                """
            ),
            (
                ["Quand une notification push arrive :\n\"\"\"\n{\"aps\": 007}\n\"\"\""],
                """
                Le service push refuse la notification : la charge utile n'est pas du JSON : ligne 1, colonne 9, sous $.aps : \
                le nombre commence par un zéro. Remède : enlever le zéro, ou mettre les chiffres entre guillemets droits.
                """
            ),
            (
                ["Alors je vois la notification \"Bonjour\""],
                """
                Le téléphone n'affiche pas de notification « Bonjour ».
                Il n'en affiche aucune.
                Les notifications ne sont pas autorisées : l'application ne les a pas demandées.
                Écrivez d'abord « j'autorise les notifications dans les réglages du téléphone », ou « j'autorise les notifications » \
                là où l'application les demande.
                \(quiet)
                """
            ),
            (
                [
                    "Étant donné que le serveur met 5 secondes à répondre", "Quand je tape sur \"Charger\"",
                    "Alors je vois \"chargé\"",
                ],
                """
                « chargé » n'apparaît pas sur l'écran « Boutique ».
                Le plus proche : bouton « Charger »
                                 chargement « Chargement des thés… »
                Affiché à la place : chargement « Chargement des thés… »
                L'application attend encore :
                  la réponse à GET /api/teas, dans 5 s
                  le délai maximal d'un appel, dans 10 s
                Cette étape attend 1 s au plus. S'il faut plus de temps, ajoutez « dans les 5 secondes », ou laissez-en \
                passer d'abord : « j'attends … ».
                """
            ),
            (
                ["Quand j'attends 2 lunes"],
                "« 2 lunes » n'est pas une durée ; écrivez « 500 ms », « 2 secondes », « 1,5 s », « 24 heures »…"
            ),
        ]
    )
    func texts(_ steps: [String], _ text: String) {
        #expect(Self.message(of: steps) == text)
    }

    @Test("the screen at that point is told in French, too")
    func screen() {
        let pretty = Reader.$current.withValue(Reader(.french, translations: Translations.runner)) {
            StallKit.run([
                Self.order, "Et que je saisis \"ada\" dans le champ \"Adresse e-mail\"",
                "Et que je tape sur \"Commander\"",
            ])
            .pretty
        }
        #expect(
            pretty.contains(
                """
                        Une partie de l'écran (--screen full le montre en entier) :
                          onglet order : shop.place(name: order)
                          couche « Commande »
                            … 1 ligne
                            écran « Commande »
                              champ « Nom » :\u{20}
                              champ « Adresse e-mail » : ada [invalide, « Il manque un @. », actif]
                              bouton « Commander » [désactivé(e)]
                              section « Cadeau »
                                interrupteur « Emballage cadeau » [éteint]
                                sélecteur « Papier » : bleu
                          … 6 lignes
                """
            ),
            "\(pretty)"
        )
    }

    @Test(
        "a French script says French words and reasons, and English ones, whatever language its reader has",
        arguments: [
            ["Quand je tape sur \"Vibrer\"", "Alors le téléphone vibre : clic", "Et le téléphone vibre : click"],
            [
                "Quand j'ouvre le lien \"https://autre.example/x\"",
                "Alors le lien est ignoré parce que \"l'hôte « autre.example »\"",
                "Et le lien est ignoré parce que \"the host\"",
            ],
            [order, "Alors le champ \"Nom\" demande le clavier texte", "Et le champ \"Nom\" demande le clavier text"],
        ],
        [Reader(.english), Reader(.french)]
    )
    func words(_ steps: [String], _ reader: Reader) {
        #expect(Reader.$current.withValue(reader) { StallKit.run(steps).message } == nil)
    }
}

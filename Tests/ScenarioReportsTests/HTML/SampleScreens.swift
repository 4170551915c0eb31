import ScenarioReports

/// Screens of the apps, as they are.
enum SampleScreens {
    static func tabs(_ selected: String) -> String {
        let tabs = [
            ("Accueil", "house"), ("Formations", "graduationcap"), ("Blog", "newspaper"), ("Contact", "envelope"),
        ]
        return "  tab bar “Onglets”\n"
            + tabs.map { "    tab “\($0)”: \($1)\($0 == selected ? " [selected]" : "")\n" }.joined()
    }

    static let home =
        """
        layer “Accueil”
          bar “Accueil”
          screen “Accueil”
            heading 1 “Madinia”
            text “Formez-vous à l'IA générative, du premier essai à la maîtrise.”
            section “Accès rapide”
              heading 2 “Accès rapide”
              button “Voir les formations”
              button “Lire le blog”
              button “Nous contacter”
          overlay
            button “Madi”

        """ + tabs("Accueil")

    static func courses(price: String = "490 €", count: Int = 4) -> String {
        let courses = [
            ("Starter", "2 jours", "Débutant", price), ("Performer", "2 jours", "Intermédiaire", "790 €"),
            ("Master", "3 jours", "Avancé", "1 490 €"), ("IA pour le marketing", "1 jour", "Débutant", "450 €"),
            ("IA pour les RH", "1 jour", "Débutant", "450 €"),
            ("Midjourney pour designers", "1 jour", "Intermédiaire", "390,50 €"),
        ]
        let cards = courses.prefix(count).map { name, length, level, price in
            """
                  card “\(name)”
                    heading 2 “\(name)”
                    badge “Durée”: \(length)
                    badge “Niveau”: \(level)
                    badge “Prix”: \(price)

            """
        }
        return """
            layer “Formations”
              bar “Formations”
              screen “Formations”
                heading 1 “Nos formations”
                list “Formations”

            """ + cards.joined() + tabs("Formations")
    }

    static let loading =
        """
        layer “Formations”
          bar “Formations”
          screen “Formations”
            heading 1 “Nos formations”
            loading “Chargement des formations…”

        """ + tabs("Formations")

    static func course(price: String = "490 €", cover: String = "") -> String {
        """
        layer “Starter”\(cover)
          bar “Starter”
            button “Retour”
          screen “Starter”
            heading 1 “Starter”
            badge “Durée”: 2 jours
            badge “Niveau”: Débutant
            badge “Prix”: \(price)
            badge “Prochaine session”: 9 février 2026
            text “Les fondamentaux de l'IA générative : comprendre, essayer, adopter les bons réflexes.”
            section “Objectifs”
              heading 2 “Objectifs”
              list “Objectifs”
                text “Comprendre ce que l'IA générative sait faire, et ce qu'elle ne sait pas”
                text “Écrire des prompts clairs et les améliorer”
            button “Pré-inscription”

        """ + tabs("Formations")
    }

    static func registration(_ form: String) -> String {
        course(cover: " [covered]")
            + """
            sheet “Pré-inscription”
              bar “Pré-inscription”
                button “Fermer”
              screen “Pré-inscription”
                heading 1 “Starter”
                text “Laissez votre adresse : nous vous écrivons avant la session.”

            """ + form
    }

    static let emptyForm = registration("    field “Email” [focused]\n    button “Confirmer” [disabled]\n")

    static let invalidForm = registration(
        "    field “Email”: lucas [invalid, “Cette adresse email n'est pas valide.”]\n    button “Confirmer” [disabled]\n"
    )

    static func validForm(_ address: String = "lucas@exemple.fr", button: String = "") -> String {
        registration("    field “Email”: \(address) [valid ✓]\n    button “Confirmer”\(button)\n")
    }

    static let failedForm = registration(
        """
            field “Email”: lucas@exemple.fr [valid ✓]
            failure “Certaines informations sont à corriger.”
              button “Réessayer”

        """
    )

    /// A session of PiTrainer.
    static func session(_ digits: String, keyNote: String = "") -> String {
        let keys = "1234567890".map { key in
            "      key “\(key)”\(digits.last == key && !keyNote.isEmpty ? " [\(keyNote)]" : "")\n"
        }
        return """
            layer “Pi”
              bar “Pi”
                button “Retour”
              screen “Pi”
                badge “Position”: #\(digits.count + 1)
                list “Grille”
                  code “3,”
                  section “Ligne 10”
                    code “10 > \(digits)”
                keypad “Pavé numérique”

            """ + keys.joined()
    }

    static let settings = """
        layer “Réglages”
          bar “Réglages”
            button “Retour”
          screen “Réglages”
            heading 1 “Réglages”
            section “Entraînement”
              heading 2 “Entraînement”
              toggle “Vibrations” [on]
              toggle “Sons” [off]
              choice “Mode”: Strict
                option “Strict” [selected]
                option “Apprentissage”
            section “Rappel quotidien”
              heading 2 “Rappel quotidien”
              toggle “Me rappeler ma série” [on]
              choice “Heure du rappel”: 7 h
                option “5 h”
                option “6 h”
                option “7 h” [selected]
                option “8 h”
                option “9 h”
            banner “Les notifications sont coupées dans les réglages du téléphone.”
            paragraph “Tes sessions restent sur ce téléphone. En savoir plus”
              strong “sur ce téléphone”
              link “En savoir plus”
        """

    static let summary = """
        layer “Résumé”
          bar “Résumé”
            button “Retour”
          screen “Résumé”
            heading 1 “Résumé”
            text “Erreur : 5 attendu, 0 saisi” [shake 1]
            banner “Nouveau record !”
            badge “Score”: 3 décimales
            badge “Vitesse”: 6,0 CPS
            chart “Erreurs par bloc de dix : Pi”: Le plus d'erreurs : décimales 1 à 10 (1) [map, 1 point]
            button “Recommencer”
            button “Terminer”
        """

    static let chat =
        """
        layer “Madi”
          bar “Madi”
            button “Retour”
          screen “Madi”
            list “Conversation”
              bubble “Bonjour ! Je suis Madi. Que puis-je pour vous ?”
              own bubble “Quelle formation pour débuter ?”
              bubble “La formation Starter : deux jours, 490 €.”
            field “Votre question”
            button “Envoyer” [busy]

        """ + tabs("Accueil")
}

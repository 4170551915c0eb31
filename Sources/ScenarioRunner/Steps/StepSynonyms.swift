import CucumberExpressions

/// What testers say for what the steps say otherwise: “click” for “tap”. Suggestions for undefined steps and the search of
/// steps know it; scripts say the steps' own words.
struct StepSynonyms: Sendable {
    /// Beginnings of steps as users write them, and of the defined steps with the same meaning; `…` is the same words in both.
    /// The first match counts.
    let beginnings: [(said: String, meant: String)]
    /// Beginnings of words, and words of steps that mean the same.
    let words: [(said: [String], meant: [String])]

    static let every = [french, english]

    /// - Parameter language: Gherkin's code: `en-au`.
    static func of(_ language: String) -> StepSynonyms? {
        switch language.prefix(while: { $0 != "-" }) {
        case "fr": french
        case "en": english
        default: nil
        }
    }

    /// A step in the vocabulary's words; nil where it begins otherwise.
    func meant(by step: String) -> String? {
        let step = step.replacing("’", with: "'").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let lowercased = step.lowercased()
        for (said, meant) in beginnings {
            let parts = said.split(separator: "…", omittingEmptySubsequences: false)
            let beginning = said.hasSuffix(" …") ? said.dropLast(2) : parts[0]
            let end = parts.count > 1 ? parts[1] : ""
            guard lowercased.hasPrefix(beginning.lowercased()), step.hasSuffix(end) else { continue }
            let rest = step.dropFirst(beginning.count).dropLast(end.count)
            if !beginning.hasSuffix(" "), let next = rest.first, next.isLetter || next == "-" { continue }
            guard parts.count > 1 else { return meant }
            let words = rest.drop(while: \.isWhitespace)
            if !words.isEmpty { return meant.replacing("…", with: words) }
        }
        return nil
    }

    /// What a word may mean besides itself, in any language: words of steps.
    static func meanings(of word: String) -> [String] {
        let meant = every.flatMap(\.words).filter { entry in
            entry.said.contains { SearchWords($0).areAll(in: word) }
        }
        // A French infinitive: « taper » for « tape ».
        let isInfinitive = word.count > 4 && word.lowercased().hasSuffix("er")
        return (isInfinitive ? [String(word.dropLast())] : []) + meant.flatMap(\.meant)
    }
}

extension StepSynonyms {
    private static let french = StepSynonyms(
        beginnings: [
            ("je clique sur l'onglet …", "j'ouvre l'onglet …"), ("je tape sur l'onglet …", "j'ouvre l'onglet …"),
            ("je vais sur l'onglet …", "j'ouvre l'onglet …"), ("je vais dans l'onglet …", "j'ouvre l'onglet …"),
            ("je sélectionne l'onglet …", "j'ouvre l'onglet …"),
            ("je double-clique sur …", "je tape deux fois de suite sur …"),
            ("je clique deux fois sur …", "je tape deux fois de suite sur …"),
            ("j'appuie longuement sur …", "je maintiens … pendant 1 seconde"),
            ("je clique sur le bouton …", "je tape sur …"), ("j'appuie sur le bouton …", "je tape sur …"),
            ("je clique sur …", "je tape sur …"), ("je clique …", "je tape sur …"),
            ("j'appuie sur …", "je tape sur …"), ("je presse …", "je tape sur …"),
            ("je touche …", "je tape sur …"), ("je tapote …", "je tape sur …"),
            ("je sélectionne …", "je choisis …"),
            ("je coche …", "j'active …"), ("je décoche …", "je désactive …"),
            ("je remplis …", "je saisis \"texte\" dans le champ \"nom\""),
            ("je renseigne …", "je saisis \"texte\" dans le champ \"nom\""),
            ("j'écris …", "je saisis …"), ("j'entre …", "je saisis …"),
            ("je dois voir …", "je vois …"), ("je devrais voir …", "je vois …"), ("je peux voir …", "je vois …"),
            ("on voit …", "je vois …"),
            ("je ne dois pas voir …", "je ne vois pas …"), ("je ne devrais pas voir …", "je ne vois pas …"),
            ("on ne voit pas …", "je ne vois pas …"),
            ("je suis sur l'écran …", "l'écran … est affiché"), ("je suis sur la page …", "l'écran … est affiché"),
            ("j'arrive sur l'écran …", "l'écran … est affiché"), ("je suis redirigé vers …", "l'écran … est affiché"),
            ("je suis sur l'onglet …", "l'onglet … est sélectionné"),
            ("l'onglet … est visible", "l'onglet … est sélectionné"),
            ("l'onglet … est affiché", "l'onglet … est sélectionné"), ("l'onglet … existe", "je vois …"),
            ("le bouton … est désactivé", "… est désactivé"), ("le bouton … est grisé", "… est désactivé"),
            ("le bouton … est visible", "je vois …"),
            ("je patiente …", "j'attends …"),
            ("je retourne en arrière", "je reviens en arrière"), ("je fais retour", "je reviens en arrière"),
            ("je balaie vers le bas", "je tire pour rafraîchir"), ("je swipe vers le bas", "je tire pour rafraîchir"),
            ("je rafraîchis", "je tire pour rafraîchir"),
            ("je swipe …", "je balaie …"), ("je fais glisser …", "je balaie …"), ("je glisse …", "je balaie …"),
            ("je tue l'application", "je quitte de force l'application"),
            ("je ferme l'application", "je quitte de force l'application"),
            ("je lance l'application", "l'application est ouverte"),
            ("je démarre l'application", "l'application est ouverte"),
            ("j'ouvre l'application", "l'application est ouverte"),
            ("je désactive le mode avion", "le téléphone est connecté"),
            ("j'active le mode avion", "le téléphone est hors connexion"),
            ("je passe en mode avion", "le téléphone est hors connexion"),
            ("le mode avion est activé", "le téléphone est hors connexion"),
            ("j'active le wifi", "le téléphone est connecté"), ("je rallume le wifi", "le téléphone est connecté"),
            ("je coupe le wifi", "le téléphone est hors connexion"),
            ("je désactive le wifi", "le téléphone est hors connexion"),
            ("je coupe le réseau", "le téléphone est hors connexion"),
            ("je perds le réseau", "le téléphone est hors connexion"),
            ("je suis hors ligne", "le téléphone est hors connexion"),
            ("je reçois une notification", "une notification push arrive :"),
            ("je reçois un push", "une notification push arrive :"),
        ],
        words: [
            (["cliqu", "clic", "appuy", "appui", "press", "touch", "tapot"], ["tape sur"]),
            (["écri", "entrer", "rempl", "renseign", "saisir"], ["saisis"]),
            (["coch"], ["active"]), (["décoch"], ["désactive"]),
            (["sélectionn", "choisir"], ["choisis"]),
            (["avion", "wifi", "wi-fi", "offline"], ["hors connexion", "téléphone est connecté"]),
            (["ligne", "online"], ["hors connexion", "téléphone est connecté"]),
            (["déconnex", "déconnect"], ["hors connexion", "connecté"]),
            (["défil", "scroll"], ["je balaie", "tire pour rafraîchir"]),
            (["demain", "tomorrow"], ["nous sommes le", "j'attends", "programmée pour"]),
            (["captur", "screenshot"], ["écran est affiché", "parcours tous les écrans"]),
            (["couleur", "color", "colour"], ["lueur", "est dessiné", "clignote"]),
            (["gris"], ["désactivé"]),
            (["tuer", "tue", "plant"], ["quitte de force", "arrête l'application"]),
            (["pouss"], ["notification push"]),
            (["swip", "balay", "balai", "gliss"], ["je balaie", "tire pour rafraîchir", "supprime la notification"]),
            (["lancer", "démarr"], ["application est ouverte", "relance l'application"]),
            (["retour", "précédent", "revenir"], ["reviens"]),
            (["popup", "pop-up", "modal"], ["boîte de dialogue", "feuille"]),
            (["toast", "snackbar", "éphémère"], ["message passager"]),
            (["deeplink", "url"], ["le lien"]),
            (["gps", "géoloc", "localis"], ["position"]), (["épingle", "marqueur"], ["le plan"]),
            (["attendre", "patient"], ["attends"]), (["ouvrir"], ["ouvre"]), (["voir"], ["vois"]),
            (["mettre"], ["mets"]), (["curseur", "compteur", "régl"], ["je règle"]),
        ]
    )

    private static let english = StepSynonyms(
        beginnings: [
            ("I click on the …", "I tap …"), ("I click on …", "I tap …"), ("I click …", "I tap …"),
            ("I press on …", "I tap …"), ("I press …", "I tap …"), ("I touch …", "I tap …"), ("I push …", "I tap …"),
            ("I tap on …", "I tap …"), ("I double-click …", "I double-tap …"),
            ("I long-press …", "I hold … for 1 second"),
            ("I should not see …", "I do not see …"), ("I shouldn't see …", "I do not see …"),
            ("I don't see …", "I do not see …"), ("I should see …", "I see …"), ("I must see …", "I see …"),
            ("I can see …", "I see …"),
            ("I am on the …", "the … is shown"), ("I should be on the …", "the … is shown"),
            ("I go to the …", "I open the …"), ("I navigate to the …", "I open the …"),
            ("I fill in …", "I type \"text\" into the \"name\" field"),
            ("I fill …", "I type \"text\" into the \"name\" field"),
            ("I enter …", "I type …"), ("I write …", "I type …"), ("I choose …", "I select …"),
            ("I tick …", "I turn … on"), ("I untick …", "I turn … off"), ("I uncheck …", "I turn … off"),
            ("I swipe down", "I pull to refresh"), ("I refresh", "I pull to refresh"),
            ("I close the app", "I force-quit the app"),
            ("I quit the app", "I force-quit the app"),
            ("I launch the app", "the app is open"), ("I start the app", "the app is open"),
            ("I open the app", "the app is open"),
            ("I turn on airplane mode", "the phone is offline"), ("I turn on flight mode", "the phone is offline"),
            ("I turn airplane mode on", "the phone is offline"), ("airplane mode is on", "the phone is offline"),
            ("I turn off airplane mode", "the phone is online"), ("I turn airplane mode off", "the phone is online"),
            ("I turn off the wifi", "the phone is offline"), ("I turn off wifi", "the phone is offline"),
            ("I turn on the wifi", "the phone is online"), ("I turn on wifi", "the phone is online"),
            ("I lose the network", "the phone is offline"), ("I go offline", "the phone is offline"),
            ("I receive a notification", "a push notification arrives:"),
            ("I receive a push", "a push notification arrives:"),
        ],
        words: [
            (["click", "press", "touch"], ["tap"]), (["enter", "fill", "write", "input"], ["I type"]),
            (["airplane", "flight", "wifi", "wi-fi", "network"], ["phone is offline", "phone is online"]),
            (["scroll"], ["I swipe", "pull to refresh"]), (["tomorrow"], ["it is at", "I wait", "scheduled for"]),
            (["screenshot"], ["screen is shown", "visit every screen"]),
            (["color", "colour"], ["glow", "opacity", "flashes"]),
            (["kill", "crash"], ["force-quit", "terminates"]),
            (["swip"], ["I swipe", "pull to refresh", "clear the notification"]),
            (["launch", "start"], ["app is open", "relaunch"]), (["modal", "popup"], ["dialog", "sheet"]),
            (["tick", "toggle"], ["I turn"]), (["deeplink", "url"], ["the link"]), (["gps"], ["location"]),
            (["slider", "stepper", "adjust", "drag"], ["I set"]),
            (["snackbar"], ["toast is shown"]), (["marker"], ["map has"]),
        ]
    )
}

import AppShellTexts

extension Translations {
    /// What every step may say when it fails, and what is said of steps without a definition.
    static let failuresFrench = Translations(
        .french,
        [
            // World/HeadlessError+explanation.swift
            "Nothing there is similar.": "Rien d'approchant.",
            "“{}” is the title of the screen.": "« {} » est le titre de l'écran.",
            "Shown instead: {}": "Affiché à la place : {}",
            "Nearest: ": "Le plus proche : ",
            "Write: ": "Écrivez : ",
            // Console/RecordedScript.swift
            "The script has no scenario.": "Le script n'a pas de scénario.",
            "“{}” does not pass: {}": "« {} » ne réussit pas : {}",
            "“{}” was recorded; the script gives “{}”.": "« {} » a été enregistré ; le script donne « {} ».",
            "{} events were recorded; the script gives {}.":
                "{} événements ont été enregistrés ; le script en donne {}.",
            "Write the whole label, such as \"{}\".": "Écrivez le libellé entier, par exemple \"{}\".",
            "Name what contains it, if the step allows it: « … dans \"{}\" » (“… in \"{}\"”).":
                "Nommez ce qui le contient, si l'étape le permet : « … dans \"{1}\" ».",
            "Scripts can't tell them apart: give each its own label.":
                "Un script ne peut pas les distinguer : donnez à chacun son propre libellé.",
            "“{}” matches {} elements:": "« {} » correspond à {} éléments :",
            "Answer it first: tap one of its buttons.": "Répondez-y d'abord : tapez sur l'un de ses boutons.",
            "Say « je balaie \"{}\" et tape sur \"{}\" » (“I swipe … and tap …”).":
                "Écrivez « je balaie \"{}\" et tape sur \"{}\" ».",
            "Say « je tape sur \"{}\" dans \"{}\" » (“I tap … in …”).": "Écrivez « je tape sur \"{}\" dans \"{}\" ».",
            "Close that first: « je ferme la feuille » (“I close the sheet”).":
                "Fermez-la d'abord : « je ferme la feuille ».",
            "Dismiss the keyboard first: « je ferme le clavier » (“I dismiss the keyboard”).":
                "Fermez d'abord le clavier : « je ferme le clavier ».",
            "Say « je saisis … dans le champ … » (“I type … into the … field”), « je choisis … dans … » (“I select … in …”) or « je règle … sur … » (“I set … to …”).":
                "Écrivez « je saisis … dans le champ … », « je choisis … dans … » ou « je règle … sur … ».",
            "Close it: « je ferme la feuille » (“I close the sheet”).": "Fermez-la : « je ferme la feuille ».",
            "Say « je maintiens … pendant {} » (“I hold … for {}”).": "Écrivez « je maintiens … pendant {1} ».",
            "There is no {} on it.": "Il n'y a rien de tel sur cet écran ({}).",
            "Available: {}.": "Disponible : {}.",
            "Available: {} and {} more.": "Disponible : {} et {} de plus.",

            // World/JSONValue+mismatch.swift
            "(a list of {})": "(une liste de {})",
            "(an object of {})": "(un objet avec {})",
            "(absent)": "(absent)",
            "(absent); present: {}": "(absent) ; champs présents : {}",
            "“{}”, whose fingerprint is {}": "« {} », dont l'empreinte est {}",
            "The text under this step is not JSON: {}": "Le texte sous cette étape n'est pas du JSON : {}",
            "The JSON under this step is empty.": "Le JSON sous cette étape est vide.",
            "The table under this step has two columns: the field's name and its value.":
                "Le tableau sous cette étape doit avoir deux colonnes : le nom du champ et sa valeur.",
            "row {}, “{}”": "ligne {}, « {} »",

            // World/Mismatch.swift
            "{} is not as expected.": "{} ne correspond pas à ce qui est attendu.",
            "none": "aucun",

            // World/NearestElements.swift
            " [disabled]": " [désactivé(e)]",
            "{} on the screen “{}”, covered by the {}": "{} sur l'écran « {} », recouvert par : {}",

            // World/ScenarioWorld+explanations.swift
            "{} of the {} rows do not hold.": "{} lignes sur {} ne correspondent pas.",
            "Row {}: {}": "Ligne {} : {}",
            "It held until {} of virtual time had passed.": "C'était vrai pendant {} de temps virtuel, puis plus.",
            "It did not hold at the start.": "Ce n'était déjà pas vrai au début.",
            "Waited {} of virtual time.": "Attente : {} de temps virtuel.",
            "The app waits for nothing: no timer, no request.":
                "L'application n'attend rien : ni minuterie, ni appel.",
            "This step waits {} at most. If it may take longer, let time pass first: « j'attends … » (“I wait …”).":
                "Cette étape attend {} au plus. S'il faut plus de temps, en laisser passer d'abord : « j'attends … ».",
            "This step waits {} at most. If it may take longer, say {}, or let time pass first: « j'attends … » (“I wait …”).":
                "Cette étape attend {} au plus. S'il faut plus de temps, ajoutez {}, ou laissez-en passer d'abord : « j'attends … ».",
            "The app still waits for: {}.": "L'application attend encore : {}.",
            "The app still waits for:": "L'application attend encore :",

            // World/ScenarioWorld.swift
            "There is no fresh phone for this step to begin again on.":
                "Il n'y a pas de téléphone neuf sur lequel cette étape puisse recommencer.",
            "What passed before is left out on a fresh phone: {}":
                "Ce qui a réussi avant est laissé de côté sur un téléphone neuf : {}",
            "This step needs a text under it.": "Il faut un texte sous cette étape.",
            "This step needs a table under it.": "Il faut un tableau sous cette étape.",

            // World/StepFailure.swift
            "This step is still to be written.": "Cette étape reste à écrire.",
            "This step leaves out the rest of the scenario.": "Cette étape laisse de côté la suite du scénario.",

            // World/TextDifference.swift
            "They differ from character {} (line {}):": "Différence à partir du caractère {} (ligne {}) :",
            "They differ from character {}:": "Différence à partir du caractère {} :",
            "^ from character {}": "^ à partir du caractère {}",
            "expected: {}": "attendu : {}",
            "actual:   {}": "obtenu :  {}",

            // Steps/AssertionTiming.swift
            "« dans la seconde » (“within a second”)": "« dans la seconde »",
            "« dans les {} secondes » (“within {} seconds”)": "« dans les {1} secondes »",
            "“{}” contains no duration; write “5 secondes”, “500 ms”…":
                "« {} » ne contient pas de durée ; écrivez « 5 secondes », « 500 ms »…",

            // Steps/StepLibrary+messages.swift
            "The step is too long to be compared with « {} »; write what is long as a doc string.":
                "L'étape est trop longue pour être comparée à « {} » ; mettez le texte long sous l'étape, entre deux lignes \"\"\".",
            "No step definition matches. `{}` lists them all.":
                "Étape non définie : aucune définition ne correspond. `{}` liste toutes les étapes.",
            "No step definition matches.": "Aucune étape ne correspond.",
            "Letters between parentheses are a choice in a definition, and not to be copied: write « {} ».":
                "Les lettres entre parenthèses sont un choix dans une définition, à ne pas recopier : écrivez « {} ».",
            "{} definitions fit this step; make one of them more specific:":
                "Étape ambiguë : {} définitions lui correspondent ; rendez l'une d'elles plus précise :",

            // Steps/StepLibrary.swift
            "« {} » belongs to an assertion, and « {} » is a phrase; write it in the steps of the phrase.":
                "« {} » va avec une vérification, et « {} » est une étape composée ; écrivez-le dans les étapes qui la composent.",
            "« {} » belongs to an assertion, and « {} » is not one; let time pass before it, with « j'attends … » (“I wait …”).":
                "« {} » va avec une vérification, et « {} » n'en est pas une ; laissez d'abord passer du temps, avec « j'attends … ».",
            "« {} » belongs before an assertion, and « {} » is not one; leave it out.":
                "« {} » se place devant une vérification, et « {} » n'en est pas une ; enlevez-le.",

            // Accessibility/AppWalk.swift
            "The walk gave up: after {} taps there are still new screens.":
                "Le parcours s'arrête : après {} taps, il y a encore de nouveaux écrans.",
            "The last taps: {}. Does each of them lead to one more of its kind?":
                "Les derniers taps : {}. Chacun mène-t-il à un écran de plus du même genre ?",
            "The walk gave up: there are more than {} screens.": "Le parcours s'arrête : il y a plus de {} écrans.",
            "Start with less data, such as a smaller catalogue: the walk only needs to see each kind of screen.":
                "Partez de moins de données, par exemple d'un catalogue plus petit : il suffit que le parcours voie chaque genre d'écran.",
            "The walk could not go on after {}: {}.": "Le parcours n'a pas pu continuer après {} : {}.",
            "A walk repeats its taps on fresh phones. Does the app behave the same each time?":
                "Un parcours répète ses taps sur des téléphones neufs. L'application se comporte-t-elle chaque fois de la même façon ?",
        ]
    )
}

import AppShellTexts

extension Translations {
    /// The summaries of the steps about screens and the server.
    static let stepsFrench = Translations(
        .french,
        [
            // GenericSteps/AccessibilitySteps.swift
            "Follows every tap from here, each on a fresh phone. Fields stay empty, and switches as they are.":
                "Suit chaque tap possible à partir d'ici, à chaque fois sur un téléphone neuf. Les champs restent vides, les interrupteurs tels quels.",
            "Checks labels, image descriptions, duplicate labels in a group, heading order and blank screens.":
                "Vérifie les libellés, les descriptions d'images, les libellés en double dans un groupe, l'ordre des titres et les écrans vides.",
            "How many different screens the walk reached.": "Combien d'écrans différents le parcours a atteints.",

            // GenericSteps/ActSteps.swift
            "Taps the only button, link, card, tab or switch with that label.":
                "Tape sur le seul bouton, lien, carte, onglet ou interrupteur qui porte ce libellé.",
            "Taps an element inside another one, where several have that label.":
                "Tape sur un élément contenu dans un autre, quand plusieurs portent ce libellé.",
            "Taps one of several elements with exactly that label, counted from 1 in reading order.":
                "Tape sur l'un des éléments qui portent exactement ce libellé, numérotés à partir de 1 dans l'ordre de lecture.",
            "Taps twice, the second time before the app can react to the first.":
                "Tape deux fois, la seconde avant que l'application ait pu réagir à la première.",
            "Presses an element, lets that much time pass, and releases it.":
                "Appuie sur un élément, laisse passer ce temps, puis relâche.",
            "Taps a tab of the tab bar.": "Tape sur un onglet de la barre d'onglets.",
            "Replaces the text of a field.": "Remplace le texte d'un champ.",
            "Replaces the text of a field by the text under the step, which may have several lines.":
                "Remplace le texte d'un champ par le texte sous l'étape, qui peut avoir plusieurs lignes.",
            "Turns a switch on; one that is on stays on.":
                "Allume un interrupteur ; s'il est déjà allumé, il le reste.",
            "Turns a switch off; one that is off stays off.":
                "Éteint un interrupteur ; s'il est déjà éteint, il le reste.",
            "Selects one of the options of a picker.": "Choisit une des options d'un sélecteur.",
            "Goes back one screen.": "Revient à l'écran précédent.",
            "Tries to go back. The app must refuse with a reason that contains this text.":
                "Essaie de revenir en arrière. L'application doit refuser, pour une raison qui contient ce texte.",
            "Closes the sheet on top, as a swipe down does.":
                "Ferme la feuille du dessus, comme en la faisant glisser vers le bas.",
            "Pulls the screen down.": "Tire l'écran vers le bas.",

            // GenericSteps/AnswerSteps.swift
            "Every such call gets the text under the step, valid or not, until a script says otherwise.":
                "Chacun de ces appels reçoit le texte sous l'étape, valide ou non, jusqu'à nouvel ordre du script.",
            "One such call gets the text under the step, valid or not; then the server responds normally.":
                "Un de ces appels reçoit le texte sous l'étape, valide ou non ; ensuite, le serveur répond normalement.",
            "That many such calls get the text under the step, valid or not; then the server responds normally.":
                "Ce nombre d'appels reçoit le texte sous l'étape, valide ou non ; ensuite, le serveur répond normalement.",
            "Every such call gets that HTTP status with an HTML body, as from a proxy, until a script says otherwise.":
                "Chacun de ces appels reçoit ce statut HTTP avec un corps HTML, comme d'un proxy, jusqu'à nouvel ordre du script.",
            "One such call gets that HTTP status; then the server responds normally.":
                "Un de ces appels reçoit ce statut HTTP ; ensuite, le serveur répond normalement.",
            "That many such calls get that HTTP status; then the server responds normally.":
                "Ce nombre d'appels à ce chemin reçoit ce statut HTTP ; ensuite, le serveur répond normalement.",
            "One such call gets that status with a Retry-After header.":
                "Un de ces appels reçoit ce statut avec un en-tête Retry-After.",
            "One such call takes effect, but the app never gets the response.":
                "Un de ces appels prend effet, mais l'application ne reçoit jamais la réponse.",
            "Delays the response to every such call.": "Retarde la réponse à chacun de ces appels.",
            "Such calls get through but never get a response.":
                "Ces appels arrivent au serveur, mais ne reçoivent jamais de réponse.",
            "One such call takes effect, but never gets a response.":
                "Un de ces appels prend effet, mais ne reçoit jamais de réponse.",
            "Delays the response to one such call.": "Retarde la réponse à un de ces appels.",
            "One such call takes effect, but the phone goes offline before the response comes.":
                "Un de ces appels prend effet, mais le téléphone perd le réseau avant l'arrivée de la réponse.",
            "Connections for such calls are refused, although the phone is online.":
                "Les connexions pour ces appels sont refusées, bien que le téléphone ait du réseau.",
            "Ends what a script set up for such calls; what it set up for all calls stays.":
                "Met fin à ce que le script a prévu pour ces appels ; ce qu'il a prévu pour tous les appels demeure.",

            // GenericSteps/BackendCallSteps.swift
            "Sets a header of every call that the script itself makes from now on, replacing the kit's own.":
                "Fixe un en-tête de tous les appels que le script fera lui-même, à la place de celui d'origine.",
            "The script itself calls the back end, bypassing the app and all faults. The call does not count as the app's.":
                "Le script appelle lui-même le serveur, sans passer par l'application ni par les pannes prévues. L'appel ne compte pas parmi ceux de l'application.",
            "The same with a body: the text under the step, or a table of fields and texts as a JSON object.":
                "De même avec un corps : le texte sous l'étape, ou un tableau de champs et de textes, envoyé comme objet JSON.",
            "The script calls the back end as the member with that email.":
                "Le script appelle le serveur en tant que membre ayant cet email.",
            "The same with a body.": "De même avec un corps.",
            "The HTTP status of the script's own last call.": "Le statut HTTP du dernier appel fait par le script.",
            "The same, and the JSON response has these fields: a table of names and values, or a JSON subset.":
                "De même, et la réponse JSON a ces champs : un tableau de noms et de valeurs, ou une partie du JSON.",

            // GenericSteps/ChoiceSteps.swift
            "The switch with that label is on, enabled or not.":
                "L'interrupteur qui porte ce libellé est allumé, qu'il soit activable ou non.",
            "The switch with that label is off, enabled or not.":
                "L'interrupteur qui porte ce libellé est éteint, qu'il soit activable ou non.",
            "The picker with that label has this option selected.":
                "Cette option est choisie dans le sélecteur qui porte ce libellé.",
            "The picker with that label has this option, selected or not; or the menu has this button, or a swipe of the row brings it out.":
                "Le sélecteur qui porte ce libellé a cette option, choisie ou non ; ou le menu a ce bouton, ou un balayage de la ligne le fait apparaître.",
            "The picker, menu or row with that label is there, without this option.":
                "Le sélecteur, le menu ou la ligne qui porte ce libellé est là, sans cette option.",

            // GenericSteps/CountSteps.swift, on screens
            "That many elements on the screen have this text. An element does not count for its contents.":
                "Ce nombre d'éléments de l'écran a ce texte. Un élément ne compte pas pour ce qu'il contient.",
            "That many elements inside the element with that label have this text.":
                "Ce nombre d'éléments a ce texte, dans l'élément qui porte ce libellé.",
            "How many items the list with that label shows. The list must be there, even for 0.":
                "Combien d'éléments montre la liste qui porte ce libellé. Elle doit être là, même pour 0.",
            "How many places the map with that label shows. The map must be there, even for 0.":
                "Combien de lieux montre le plan qui porte ce libellé. Il doit être là, même pour 0.",
            "How many tabs the tab bar shows: 0 without a tab bar, or under a sheet.":
                "Combien d'onglets montre la barre d'onglets : 0 sans barre, ou sous une feuille.",

            // GenericSteps/FaultSteps.swift
            "Sets the app's configuration from the next launch on.":
                "Change la configuration de l'application à partir du prochain lancement.",
            "The phone has no network, and knows it.": "Le téléphone n'a pas de réseau, et le sait.",
            "The phone has a network again.": "Le téléphone a de nouveau du réseau.",
            "One call gets that HTTP status with an HTML body, as from a proxy.":
                "Un appel reçoit ce statut HTTP avec un corps HTML, comme d'un proxy.",
            "That many calls get that HTTP status; then the server responds normally.":
                "Ce nombre d'appels reçoit ce statut HTTP ; ensuite, le serveur répond normalement.",
            "One call gets that status with a Retry-After header.":
                "Un appel reçoit ce statut avec un en-tête Retry-After.",
            "The call takes effect, but the app never gets the response.":
                "L'appel prend effet, mais l'application ne reçoit jamais la réponse.",
            "Delays every response; calls still take effect on arrival.":
                "Retarde toutes les réponses ; les appels prennent quand même effet dès leur arrivée.",
            "Calls get through but never get a response.":
                "Les appels arrivent au serveur, mais ne reçoivent jamais de réponse.",
            "Connections are refused, although the phone is online.":
                "Les connexions sont refusées, bien que le téléphone ait du réseau.",
            "Ends every fault and every response that a script set up.":
                "Met fin à toutes les pannes et réponses prévues par le script.",

            // GenericSteps/KeyboardSteps.swift
            "Goes into a field without typing: the keyboard comes up.":
                "Entre dans un champ sans rien saisir : le clavier s'affiche.",
            "Leaves the field that has focus.": "Quitte le champ actif.",
            "Typing goes to this field: the keyboard is up and the field is visible.":
                "La saisie va dans ce champ : le clavier est affiché et le champ est visible.",
            "The keyboard is away.": "Le clavier n'est pas affiché.",

            // GenericSteps/LookSteps.swift
            "The element has that opacity now. Does not wait.": "L'élément a cette opacité maintenant. N'attend pas.",
            "How the element glows: subtle or strong (légère or forte in French).":
                "La lueur de l'élément : légère ou forte.",
            "The element does not glow.": "L'élément n'a pas de lueur.",
            "The element has flashed since the last When step, with no other effect after that.":
                "L'élément a clignoté depuis la dernière étape « Quand », sans autre effet ensuite.",
            "The element has shaken since the last When step, with no other effect after that.":
                "L'élément a tremblé depuis la dernière étape « Quand », sans autre effet ensuite.",
            "How many points the chart draws.": "Combien de points le graphique dessine.",

            // GenericSteps/ServerSteps.swift
            "How often the app has called that path in this scenario, answered or not. The query is ignored.":
                "Combien de fois l'application a appelé ce chemin dans ce scénario, avec ou sans réponse. Les paramètres de l'adresse ne comptent pas.",
            "How many calls the app has made in this scenario.":
                "Combien d'appels l'application a faits dans ce scénario.",
            "The last call to that path had these fields: a table of names (a.b for nested fields) and values, or a JSON subset.":
                "Le dernier appel à ce chemin avait ces champs : un tableau de noms (a.b pour un champ dans un autre) et de valeurs, ou une partie du JSON.",
            "The last call to that path had that field, even if null. Use a.b for nested fields.":
                "Le dernier appel à ce chemin avait ce champ, même nul. Écrivez a.b pour un champ dans un autre.",
            "The last call to that path had a JSON body without that field. Use a.b for nested fields.":
                "Le dernier appel à ce chemin avait un corps JSON sans ce champ. Écrivez a.b pour un champ dans un autre.",
            "The last call to that path had that header with that value.":
                "Le dernier appel à ce chemin avait cet en-tête avec cette valeur.",

            // GenericSteps/DialogSteps.swift
            "The dialog with that title is on top: a question or an alert, which is answered by tapping one of its buttons.":
                "La boîte de dialogue qui a ce titre est au-dessus : une question ou une alerte, à laquelle on répond en tapant sur l'un de ses boutons.",
            "No dialog covers the app's screens.": "Aucune boîte de dialogue ne recouvre les écrans de l'application.",

            // GenericSteps/DisclosureSteps.swift
            "The part of the screen with that title shows what it holds. A tap folds it.":
                "La partie de l'écran qui a ce titre montre ce qu'elle contient. Un tap la replie.",
            "The part of the screen with that title shows nothing but the title. A tap unfolds it.":
                "La partie de l'écran qui a ce titre ne montre que le titre. Un tap la déplie.",

            // GenericSteps/SheetSteps.swift
            "The sheet with that title is on top.": "La feuille qui a ce titre est au-dessus.",
            "No sheet covers the app's screens.": "Aucune feuille ne recouvre les écrans de l'application.",

            // GenericSteps/StateSteps.swift
            "The element is there, but disabled.": "L'élément est là, mais désactivé.",
            "The element is there and enabled.": "L'élément est là et activable.",
            "The field holds exactly that text.": "Le champ contient exactement ce texte.",
            "The field holds no text.": "Le champ ne contient aucun texte.",
            "The field shows its check mark.": "Le champ affiche sa coche.",
            "The field brings up that keyboard: text, email, number, multiline or search (in French also texte, numérique, multiligne, recherche).":
                "Le champ affiche ce clavier : texte, email, numérique, multiligne ou recherche.",

            // GenericSteps/StepperSteps.swift
            "Sets a number that has a − and a + beside it, as so many taps on them do; or a slider, to a number or to its text, “5 km”; or a date picker, to a date as the screen shows it, or in ISO 8601, “2026-03-12”. Not beyond its range, nor between its steps.":
                "Règle un nombre qui a un − et un + à côté de lui, comme autant de taps dessus ; ou un curseur, sur un nombre ou sur son texte, « 5 km » ; ou un sélecteur de date, sur une date telle que l'écran l'affiche, ou en ISO 8601, « 2026-03-12 ». Pas au-delà de ses limites, ni entre deux pas.",

            // GenericSteps/SwipeSteps.swift
            "Swipes a card, or another row of a list, and taps one of the buttons that come out.":
                "Balaie une carte, ou une autre ligne d'une liste, et tape sur l'un des boutons qui apparaissent.",

            // GenericSteps/TabSteps.swift
            "The tab bar shows that number on the tab.": "La barre d'onglets montre ce nombre sur l'onglet.",
            "The tab bar shows no number on the tab.": "La barre d'onglets ne montre aucun nombre sur l'onglet.",

            // GenericSteps/ToastSteps.swift
            "The app shows that message for some seconds, above whatever is on top.":
                "L'application affiche ce message pendant quelques secondes, par-dessus tout le reste.",
            "No message is passing: none was shown, or its seconds are over. Does not wait.":
                "Aucun message n'est en train de passer : il n'y en a pas eu, ou ses secondes sont écoulées. N'attend pas.",

            // GenericSteps/VisibilitySteps.swift
            "The text is on the screen. A picker shows only its selected option; for the others see “is offered in”.":
                "Le texte est à l'écran. Un sélecteur ne montre que l'option choisie ; pour les autres, voyez « est proposé dans ».",
            "The text is inside the element with that label. A picker shows only its selected option.":
                "Le texte est dans l'élément qui porte ce libellé. Un sélecteur ne montre que l'option choisie.",
            "The texts of all rows are on the screen at the same time.":
                "Les textes de toutes les lignes sont à l'écran en même temps.",
            "The texts of the rows are on the screen in this order, in successive elements or within one.":
                "Les textes des lignes sont à l'écran dans cet ordre, dans des éléments successifs ou dans un seul.",
            "The texts of all rows are inside the element with that label at the same time.":
                "Les textes de toutes les lignes sont en même temps dans l'élément qui porte ce libellé.",
            "The text is not on the screen now. Does not wait.":
                "Le texte n'est pas à l'écran maintenant. N'attend pas.",
            "The text is not inside the element with that label now. Does not wait.":
                "Le texte n'est pas maintenant dans l'élément qui porte ce libellé. N'attend pas.",
            "The top screen has that title.": "L'écran du dessus a ce titre.",
            "The tab bar shows that tab as selected.": "Cet onglet est sélectionné dans la barre d'onglets.",
        ]
    )
}

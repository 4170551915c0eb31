import AppShellTexts

extension Translations {
    /// The summaries of the steps about the phone, the app's life, links and notifications.
    static let phoneStepsFrench = Translations(
        .french,
        [
            // GenericSteps/AnalyticsSteps.swift
            "The app has sent that analytics event in this scenario.":
                "L'application a envoyé cet événement de mesure d'audience dans ce scénario.",
            "The app has sent that analytics event with these parameters and no others, the last time: a table of names and values, or JSON.":
                "La dernière fois, l'application a envoyé cet événement avec ces paramètres et aucun autre : une table de noms et de valeurs, ou du JSON.",
            "The app has not sent that analytics event in this scenario.":
                "L'application n'a pas envoyé cet événement de mesure d'audience dans ce scénario.",
            "The app has sent no analytics event in this scenario.":
                "L'application n'a envoyé aucun événement de mesure d'audience dans ce scénario.",
            // GenericSteps/ArrivalSteps.swift
            "With the association file generated from the product's links, Apple's systems open that link in the app.":
                "Avec le fichier d'association produit à partir des liens du produit, les systèmes d'Apple ouvrent ce lien dans l'application.",
            "With the same file they open that link in the browser.":
                "Avec ce même fichier, ils ouvrent ce lien dans le navigateur.",
            "The last link changed nothing, for a recorded reason that contains this text.":
                "Le dernier lien n'a rien changé, pour une raison enregistrée qui contient ce texte.",
            "The last link is still waiting, for a recorded reason that contains this text.":
                "Le dernier lien attend encore, pour une raison enregistrée qui contient ce texte.",
            "The last tap on a notification is still waiting, for a recorded reason that contains this text.":
                "Le dernier tap sur une notification attend encore, pour une raison enregistrée qui contient ce texte.",
            "The last tap on a notification changed nothing, for a recorded reason that contains this text.":
                "Le dernier tap sur une notification n'a rien changé, pour une raison enregistrée qui contient ce texte.",

            // GenericSteps/CountSteps.swift, on the phone
            "How often the app has played haptic feedback of any kind in this scenario.":
                "Combien de fois l'application a fait vibrer le téléphone dans ce scénario, de quelque façon que ce soit.",
            "How often the app has played that haptic feedback in this scenario.":
                "Combien de fois l'application a déclenché cette vibration dans ce scénario.",
            "How often the app has played that sound in this scenario.":
                "Combien de fois l'application a joué ce son dans ce scénario.",
            "How many addresses the app has opened in the browser in this scenario.":
                "Combien d'adresses l'application a ouvertes dans le navigateur dans ce scénario.",
            "How often the app has opened the share sheet in this scenario.":
                "Combien de fois l'application a ouvert la feuille de partage dans ce scénario.",
            "How many notifications the phone shows now.": "Combien de notifications le téléphone affiche maintenant.",

            // GenericSteps/LawSteps.swift
            "The last step kept this law, and so does what follows from here (docs/exploring.md lists them).":
                "La dernière étape a respecté cette loi, et ce qui peut suivre la respecte aussi (docs/exploring.md les liste).",
            "The last step kept every law of the product, and so does what follows from here.":
                "La dernière étape a respecté toutes les lois du produit, et ce qui peut suivre les respecte aussi.",

            // GenericSteps/LifecycleSteps.swift
            "Starts the app on a phone where it has just been installed.":
                "Ouvre l'application sur un téléphone où elle vient d'être installée.",
            "Before the app is opened: it shows the screens of one module alone, for the team that works on it.":
                "Avant l'ouverture : l'application ne montre que les écrans d'un module, pour l'équipe qui y travaille.",
            "Sets a flag of the product before the app starts, as a tester of the build does.":
                "Fixe une option du produit avant l'ouverture de l'application, comme le fait un testeur.",
            "Sets a flag that has several variants to one of them before the app starts.":
                "Fixe une option à plusieurs variantes à l'une d'elles avant l'ouverture de l'application.",
            "Before the app is opened: the phone is in this language, by its code, such as en. The pseudo-languages en-XA and ar-XB show texts that are too long, and screens from right to left.":
                "Avant l'ouverture : le téléphone est dans cette langue, par son code, comme en. Les pseudo-langues en-XA et ar-XB montrent les textes trop longs, et les écrans de droite à gauche.",
            "Starts the app.": "Ouvre l'application.",
            "Opens a link while the app is not running: a cold start.":
                "Ouvre un lien alors que l'application est fermée : un démarrage à froid.",
            "Opens a link: the app comes to the foreground, or starts.":
                "Ouvre un lien : l'application passe au premier plan, ou démarre.",
            "Ends the process, as a swipe in the app switcher does. The next launch starts afresh.":
                "Arrête l'application, comme en la faisant glisser hors du sélecteur d'applications. Au prochain lancement, elle repart de zéro.",
            "Ends the process to free memory. The next launch restores where the user left off.":
                "Arrête l'application pour libérer de la mémoire. Au prochain lancement, elle reprend là où l'on en était.",
            "Ends the process if it is running, and starts the app again.":
                "Arrête l'application si elle est ouverte, et la rouvre.",
            "Switches to another app; this one keeps running.":
                "Passe à une autre application ; celle-ci continue de tourner.",
            "Brings the app back to the foreground.": "Remet l'application au premier plan.",

            // GenericSteps/LocationSteps.swift
            "Sets the phone's location: latitude and longitude in degrees, “43.7102, 7.2620”.":
                "Fixe la position du téléphone : latitude et longitude en degrés, « 43.7102, 7.2620 ».",
            "The phone has no location to give, as at first.":
                "Le téléphone n'a pas de position à donner, comme au départ.",
            "The user does not let the app use the phone's location.":
                "L'application n'a pas le droit d'utiliser la position du téléphone.",
            "Sets the phone's Firebase token, and tells the app if it is running.":
                "Fixe le jeton Firebase du téléphone, et le transmet à l'application si elle est ouverte.",

            // GenericSteps/NotificationSoundSteps.swift
            "The phone shows a notification with that title or body that made a sound.":
                "Le téléphone affiche une notification qui a ce titre ou ce texte, et qui a sonné.",
            "The phone shows a notification with that title or body, and none of them made a sound.":
                "Le téléphone affiche une notification qui a ce titre ou ce texte, et aucune d'elles n'a sonné.",

            // GenericSteps/NotificationSteps+phone.swift
            "Answers the permission alert with yes, now or when it appears.":
                "Répond oui à la demande d'autorisation, maintenant ou quand elle apparaîtra.",
            "Answers the permission alert with no, now or when it appears.":
                "Répond non à la demande d'autorisation, maintenant ou quand elle apparaîtra.",
            "Allows notifications without being asked.": "Autorise les notifications sans attendre la demande.",
            "Withdraws the permission.": "Retire l'autorisation.",
            "How often the permission alert appeared. It does not reappear once answered.":
                "Combien de fois la demande d'autorisation est apparue. Elle ne réapparaît pas après une réponse.",
            "Sets the phone's push token, in hexadecimal digits.":
                "Fixe le jeton push du téléphone, en chiffres hexadécimaux.",
            "Changes the phone's time zone. The running app and calendar-based notifications follow at once.":
                "Change le fuseau horaire du téléphone. L'application ouverte et les notifications liées au calendrier suivent aussitôt.",

            // GenericSteps/NotificationSteps.swift
            "The number on the app's icon; 0 for none.":
                "Le nombre sur l'icône de l'application ; 0 s'il n'y en a pas.",
            "A local notification with that title or body is next due at that time, in the phone's time zone.":
                "La prochaine échéance d'une notification locale qui a ce titre ou ce texte est à ce moment, dans le fuseau horaire du téléphone.",
            "No local notification with that title or body, or containing that text, is pending.":
                "Aucune notification locale programmée n'a ce titre ou ce texte, même en partie.",
            "No local notification is pending.": "Aucune notification locale n'est programmée.",
            "The push service delivers the JSON under the step, whether or not the app is running.":
                "Le service push livre le JSON sous l'étape, que l'application soit ouverte ou non.",
            "Taps the only notification with that title or body, or containing that text. The app comes to the foreground, or starts.":
                "Tape sur la seule notification qui a ce titre ou ce texte, ou qui le contient. L'application passe au premier plan, ou démarre.",
            "Taps the notification with that title and that body.":
                "Tape sur la notification qui a ce titre et ce texte.",
            "Swipes the notification away. The app does not hear of it.":
                "Balaie la notification. L'application n'en sait rien.",
            "From now on each tap on a notification reaches the app through two callbacks.":
                "Désormais, chaque tap sur une notification parvient deux fois à l'application.",
            "The system reports the last tap on a notification to the app once more.":
                "Le système signale une fois de plus à l'application le dernier tap sur une notification.",
            "The phone shows a notification with that title or body, or containing that text.":
                "Le téléphone affiche une notification qui a ce titre ou ce texte, ou qui le contient.",
            "The phone shows a notification with that title and that body.":
                "Le téléphone affiche une notification qui a ce titre et ce texte.",
            "A notification with that title or body has shown a banner since the last When step.":
                "Une notification qui a ce titre ou ce texte a affiché une bannière depuis la dernière étape « Quand ».",
            "The phone shows no notification containing that text now. Does not wait.":
                "Le téléphone n'affiche maintenant aucune notification contenant ce texte. N'attend pas.",
            "The phone shows no notification now. Does not wait.":
                "Le téléphone n'affiche maintenant aucune notification. N'attend pas.",
            "No notification on the phone has shown a banner; the list may hold some.":
                "Aucune notification du téléphone n'a affiché de bannière ; la liste peut en contenir.",

            // GenericSteps/PhoneSteps.swift
            "The app has played that haptic feedback since the last When step: success, error, selection, click or doubleVibration (in French also succès, erreur, sélection, clic).":
                "L'application a déclenché cette vibration depuis la dernière étape « Quand » : succès, erreur, sélection, clic ou doubleVibration.",
            "The app has played no haptic feedback in this scenario.":
                "L'application n'a déclenché aucune vibration dans ce scénario.",
            "The app started the engine ahead of time, before any feedback.":
                "L'application a préparé le moteur à l'avance, avant toute vibration.",
            "The app has played that sound since the last When step: key, error or fanfare (in French also touche, erreur).":
                "L'application a joué ce son depuis la dernière étape « Quand » : touche, erreur ou fanfare.",
            "The app has played no sound in this scenario.": "L'application n'a joué aucun son dans ce scénario.",
            "The app has opened that address in the browser since the last When step.":
                "L'application a ouvert cette adresse dans le navigateur depuis la dernière étape « Quand ».",
            "The app has opened no address in the browser in this scenario.":
                "L'application n'a ouvert aucune adresse dans le navigateur dans ce scénario.",
            "The app has offered that title and address in the share sheet since the last When step.":
                "L'application a proposé ce titre et cette adresse dans la feuille de partage depuis la dernière étape « Quand ».",
            "The app has offered a file of that name in the share sheet since the last When step.":
                "L'application a proposé un fichier de ce nom dans la feuille de partage depuis la dernière étape « Quand ».",
            "The same, and each line of the text under the step is part of a line of the file.":
                "De même, et chaque ligne du texte sous l'étape se retrouve dans une ligne du fichier.",

            // GenericSteps/PushSteps.swift
            "How many notifications the back end has handed to the push services in this scenario, for any device.":
                "Combien de notifications le serveur a confiées aux services push dans ce scénario, tous appareils confondus.",
            "The payload of the last notification sent has these fields: a table (aps.alert.title) or a JSON subset.":
                "La charge utile de la dernière notification envoyée a ces champs : un tableau (aps.alert.title) ou une partie du JSON.",

            // GenericSteps/StorageSteps.swift
            "Corrupts what is stored under that key (in a journal, the last record). The app reads values, secrets and journals at launch.":
                "Abîme ce qui est conservé sous cette clé (dans un journal, le dernier enregistrement). L'application lit les valeurs, les secrets et les journaux au lancement.",
            "Replaces what is stored under that key (in a journal, the last record) by whole bytes in a form that the app cannot decode. The app reads values, secrets and journals at launch.":
                "Remplace ce qui est conservé sous cette clé (dans un journal, le dernier enregistrement) par des octets entiers, sous une forme que l'application ne sait pas lire. L'application lit les valeurs, les secrets et les journaux au lancement.",
            "Deletes what is stored under that key. The app reads values, secrets and journals at launch.":
                "Efface ce qui est conservé sous cette clé. L'application lit les valeurs, les secrets et les journaux au lancement.",
            "The app can read and remove, but store nothing more.":
                "L'application peut lire et effacer, mais plus rien enregistrer.",
            "The app can store again.": "L'application peut de nouveau enregistrer.",
            "From the next launch on, the app uses Apple's sandbox push service (SANDBOX).":
                "À partir du prochain lancement, l'application utilise le service push de test d'Apple (SANDBOX).",
            "The secret store holds that key, such as account.session. Its value is never shown.":
                "Un secret est conservé sous cette clé, comme account.session. Sa valeur n'est jamais affichée.",
            "The secret store does not hold that key.": "Aucun secret n'est conservé sous cette clé.",
            "The secret store is empty.": "Aucun secret n'est conservé.",
            "The phone stores a value, document, journal or secret under that key.":
                "Le téléphone conserve une valeur, un document, un journal ou un secret sous cette clé.",
            "The phone stores nothing of any kind under that key.":
                "Le téléphone ne conserve rien d'aucune sorte sous cette clé.",

            // GenericSteps/TimeSteps.swift
            "Sets the phone's date and time, in its time zone. No timer fires.":
                "Règle la date et l'heure du téléphone, dans son fuseau horaire. Aucune minuterie ne se déclenche.",
            "Lets virtual time pass. Timers due in that time fire.":
                "Laisse passer du temps virtuel. Les minuteries qui arrivent à échéance se déclenchent.",
        ]
    )
}

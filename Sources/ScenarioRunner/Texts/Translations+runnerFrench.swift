import AppShellTexts

extension Translations {
    /// Of the runner, lint and phrases.
    static let runnerFrench = Translations(
        .french,
        [
            // ExpectedFailureLint.swift
            "{} expects no failure: the tag is spelt otherwise.":
                "{} n'annonce pas d'échec : le tag s'écrit autrement.",
            "Write {}, or {}(MAD-123) with the reason.": "Écrivez {}, ou {}(MAD-123) avec la raison.",
            "Nothing says why a failure is expected.": "Rien ne dit pourquoi un échec est attendu.",
            "Write {}(MAD-123), or the reason as a description below.":
                "Écrivez {}(MAD-123), ou la raison en description, au-dessous.",

            // LanguageHint+texts.swift
            "This looks {}.": "Ce script semble écrit en {}.",
            "This looks {}, and the file says that it is {}.":
                "Ce script semble écrit en {}, et le fichier annonce : {}.",
            "“{}” is {}, and this file is {}.": "« {} » est un mot-clé en {}, et ce fichier est en {}.",
            "Add `# language: {}` as the first line.": "Ajoutez `# language: {}` en première ligne.",
            "Write `# language: {}`.": "Écrivez `# language: {}`.",
            "Write the code of one of its languages, such as `# language: en`.":
                "Écrivez le code de l'une de ses langues, comme `# language: fr`.",
            "Write “{}”.": "Écrivez « {} ».",
            "English": "anglais",
            "French": "français",
            "German": "allemand",
            "Italian": "italien",
            "Spanish": "espagnol",

            // LintIssue+summary.swift
            "The file is not Gherkin.": "Le fichier n'est pas du Gherkin.",
            "The keywords are of another language than the file's.":
                "Les mots-clés sont d'une autre langue que celle du fichier.",
            "The file is not UTF-8.": "Le fichier n'est pas en UTF-8.",
            "Nothing says which product the script is about.": "Rien ne dit quel produit le script concerne.",
            "No step definition matches.": "Aucune étape ne correspond.",
            "Several step definitions match.": "Plusieurs étapes correspondent.",
            "No script could use a phrase.": "Aucun script ne pourrait utiliser une phrase.",
            "A phrase has the words of another step.": "Une phrase a les mots d'une autre étape.",
            "Phrases call each other without an end.": "Des phrases s'appellent sans fin.",
            "A quotation mark is not closed.": "Un guillemet n'est pas fermé.",
            "A step cannot read a value.": "Une étape ne peut pas lire une valeur.",
            "A step does not read the table or text below it.":
                "Une étape ne lit pas le tableau ou le texte au-dessous d'elle.",
            "A step misses the table or text that it reads.":
                "Il manque à une étape le tableau ou le texte qu'elle lit.",
            "An assertion passed only after virtual time went on.":
                "Une vérification n'a réussi qu'après un délai de temps virtuel.",
            "A step is in a former wording.": "Une étape a une ancienne formulation.",
            "No script uses a step of the product.": "Aucun script n'utilise une étape du produit.",
            "Two scenarios have the same name.": "Deux scénarios portent le même nom.",
            "A scenario has no steps.": "Un scénario n'a pas d'étapes.",
            "An outline has no examples.": "Un plan de scénario n'a pas d'exemples.",
            "Examples have no rows.": "Des exemples n'ont pas de lignes.",
            "No column fills in a placeholder.": "Aucune colonne ne remplit un paramètre.",
            "No placeholder names a column.": "Aucun paramètre ne nomme une colonne.",
            "A tag appears twice.": "Un tag figure deux fois.",
            "An expected failure has no reason, or its tag is misspelt.":
                "Un échec attendu n'a pas de raison, ou son tag est mal écrit.",
            "A tag names no requirement.": "Un tag ne nomme aucune exigence.",
            "The layout differs from what lint --fix writes.":
                "La mise en forme diffère de celle qu'écrit lint --fix.",

            // LintIssue.swift
            "error:": "erreur :",
            "warning:": "avertissement :",
            "note:": "note :",
            "The format differs.": "La mise en forme diffère.",
            "Run {} lint --fix.": "Lancez {} lint --fix.",

            // OutlineLint.swift
            "“{}” has no examples, so it runs once.": "« {} » n'a pas d'exemples, et ne s'exécute donc qu'une fois.",
            "Add “{}:”, or write “{}”.": "Ajoutez « {}: », ou écrivez « {} ».",
            "These examples have no table, so nothing runs.": "Ces exemples n'ont pas de tableau : rien ne s'exécute.",
            "These examples have a header but no rows, so nothing runs.":
                "Ces exemples ont un en-tête mais pas de lignes : rien ne s'exécute.",
            "Add a row, or remove them.": "Ajoutez une ligne, ou supprimez-les.",
            "No column of the examples is named “{}”, so <{}> is not replaced.":
                "Aucune colonne des exemples ne s'appelle « {} » : <{}> n'est pas remplacé.",
            "No column of the examples on line {} is named “{}”, so <{}> is not replaced.":
                "Aucune colonne des exemples de la ligne {} ne s'appelle « {} » : <{}> n'est pas remplacé.",
            "Did you mean <{}>?": "Vouliez-vous dire <{}> ?",
            "Add the column, or remove <{}>.": "Ajoutez la colonne, ou supprimez <{}>.",
            "Nothing in the outline uses <{}>.": "Rien dans le plan de scénario n'utilise <{}>.",
            "Use it, for example in the name, or remove the column.":
                "Utilisez-le, par exemple dans le nom, ou supprimez la colonne.",

            // ScenarioLint.swift
            "The scenario has no steps.": "Le scénario n'a pas d'étapes.",
            "Add some, or remove it.": "Ajoutez-en, ou supprimez-le.",
            "The scenario on line {} has the same name, “{}”.": "Le scénario de la ligne {} porte le même nom, « {} ».",
            "Say in the name what is different about this one.": "Dites dans le nom ce que celui-ci a de différent.",

            // ScriptLint.swift
            "Fix this first: the rest of the file is not checked until then.":
                "À corriger d'abord : le reste du fichier n'est pas vérifié avant.",

            // StepLint+arguments.swift
            "`{} steps` lists the values it takes.": "`{} steps` donne les valeurs admises.",
            "“{}” needs a table or text under it.": "« {} » demande un tableau ou un texte au-dessous.",
            "Add it below the step: rows between bars, or text between two lines of \"\"\".":
                "Ajoutez-le sous l'étape : des lignes entre barres, ou un texte entre deux lignes de \"\"\".",
            "“{}” does not take a table under it.": "« {} » ne prend pas de tableau au-dessous.",
            "“{}” does not take a text under it.": "« {} » ne prend pas de texte au-dessous.",
            "Remove the table, or use a step that ends with a colon.":
                "Supprimez le tableau, ou prenez une étape qui finit par deux-points.",
            "Remove the text, or use a step that ends with a colon.":
                "Supprimez le texte, ou prenez une étape qui finit par deux-points.",

            // StepLint.swift
            "“{}” is a former wording.": "« {} » est une ancienne formulation.",
            "With this row the step on line {} says “{}”.": "Avec cette ligne, l'étape de la ligne {} dit « {} ».",
            "A quotation mark is not closed in “{}”.": "Un guillemet n'est pas fermé dans « {} ».",
            "Add the closing \" after the text.": "Ajoutez le \" fermant après le texte.",
            "No step definition matches “{}”.": "Aucune étape ne correspond à « {} ».",
            "No step definition matches it.": "Aucune étape ne lui correspond.",
            "{} definitions match “{}”: {}.": "{} définitions correspondent à « {} » : {}.",
            "{} definitions match it: {}.": "{} définitions lui correspondent : {}.",
            "Make one of them more specific.": "Rendez l'une d'elles plus précise.",

            // StepSuggestions.swift
            "`{}` lists them all.": "`{}` liste toutes les étapes.",

            // StepSearch.swift
            "No step says “{}”.": "Aucune étape ne dit « {} ».",
            "No step has all of these words.": "Aucune étape n'a tous ces mots.",
            "Nearest:": "Les plus proches :",

            // TagLint.swift
            "{} appears twice.": "{} figure deux fois.",
            "Remove one.": "Supprimez-en un.",
            "Unknown requirement {}.": "Exigence inconnue : {}.",
            "Did you mean @{}?": "Vouliez-vous dire @{} ?",
            "Add it to the list of requirements, or remove the tag.":
                "Ajoutez-la à la liste des exigences, ou supprimez le tag.",

            // UnusedDefinitionLint.swift
            "No script uses “{}”.": "Aucun script n'utilise « {} ».",
            "Use it in one, or remove it.": "Utilisez-la dans un script, ou supprimez-la.",

            // WaitingLint.swift
            "This step passed only after {} of virtual time.": "Cette étape n'a réussi qu'après {} de temps virtuel.",
            "Say how long it may take, {}, or wait before it.":
                "Dites combien de temps elle peut prendre, {}, ou attendez avant elle.",
            "Wait before it with « j'attends … » (“I wait …”).": "Attendez avant elle, avec « j'attends … ».",

            // AttemptRequest.swift, ScenarioAttempt.swift, ScenarioEngine.swift, ScenarioResult+attempt.swift
            "a hook around the run": "un hook de l'exécution",
            "check failed: line|checks failed: lines":
                "vérification en échec : ligne|vérifications en échec : lignes",
            "{} {}.": "{} {}.",
            "It has no steps; a line that begins with no keyword of the language is description.":
                "Il n'a pas d'étapes ; une ligne qui ne commence par aucun mot-clé de la langue est une description.",
            "There is no product {}: nothing was run": "Il n'y a pas de produit {} : rien n'a été exécuté",
            "The scenario did not finish": "Le scénario ne s'est pas terminé",
            "{} after the last step.": "{} après la dernière étape.",

            // ScenarioRunner.swift, Schedule.swift
            "before the first scenario": "avant le premier scénario",
            "Repetition {} went another way than the first.":
                "La répétition {} a suivi un autre cours que la première.",
            "The hook did not finish": "Le hook ne s'est pas terminé",
            "{}, in a hook": "{}, dans un hook",
            "{}, at “{}{}”{}": "{}, à « {}{} »{}",

            // StepRun.swift
            "This step takes no table and no text under it; what stands there is not looked at.":
                "Cette étape ne prend ni tableau ni texte au-dessous ; ce qui s'y trouve n'est pas lu.",
            "This step lets no time pass; leave out « {} ».":
                "Cette étape ne laisse pas passer de temps ; enlevez « {} ».",

            // Phrase.swift
            "A file of phrases has no background.": "Un fichier de phrases n'a pas de contexte.",
            "Write its steps in each phrase that needs them.": "Écrivez ses étapes dans chaque phrase qui en a besoin.",
            "A phrase has no tags: {} says nothing here.": "Une phrase n'a pas de tags : {} ne dit rien ici.",
            "Remove it.": "Supprimez-le.",
            "A phrase has no examples.": "Une phrase n'a pas d'exemples.",
            "Write its values as {string} or {int} in its title, and <1>, <2> in its steps.":
                "Écrivez ses valeurs {string} ou {int} dans son titre, et <1>, <2> dans ses étapes.",
            "The phrase “{}” has no steps.": "La phrase « {} » n'a pas d'étapes.",
            "Add some, or remove the phrase.": "Ajoutez-en, ou supprimez la phrase.",

            // PhraseCheck.swift
            "<{}> names no value: the phrase has no values.":
                "<{}> ne désigne aucune valeur : la phrase n'a pas de valeurs.",
            "<{}> names no value: the phrase has one value.":
                "<{}> ne désigne aucune valeur : la phrase n'a qu'une valeur.",
            "<{}> names no value: the phrase has {} values.":
                "<{}> ne désigne aucune valeur : la phrase a {} valeurs.",
            "Write {string} or another parameter in its title, or leave <{}> out.":
                "Écrivez {string} ou un autre paramètre dans son titre, ou enlevez <{}>.",
            "No step of the phrase takes its value <{}>.": "Aucune étape de la phrase ne prend sa valeur <{}>.",
            "Use <{}> in a step, or write the words themselves in the title.":
                "Utilisez <{}> dans une étape, ou écrivez les mots eux-mêmes dans le titre.",
            "“{}” is this phrase and also {}.": "« {} » est cette phrase, et aussi {}.",
            "Give it other words.": "Choisissez d'autres mots.",
            "This phrase never ends: {}.": "Cette phrase ne finit jamais : {}.",
            "Take the step out of one of them.": "Enlevez l'étape de l'une d'elles.",

            // StepLibrary+phrases.swift, StepRun+phrases.swift
            "“{}” is also the phrase at {}.": "« {} » est aussi la phrase de {}.",
            "Remove one of the two.": "Supprimez l'une des deux.",
            "The phrase has no title.": "La phrase n'a pas de titre.",
            "Write the step that it is, after the keyword.": "Écrivez l'étape qu'elle est, après le mot-clé.",
            "A phrase takes no table and no text under it.": "Une phrase ne prend ni tableau ni texte au-dessous.",
            "Leave out the colon of its title.": "Enlevez les deux-points de son titre.",
            "The title of a phrase is a Cucumber Expression, such as “je me connecte comme {string}”.":
                "Le titre d'une phrase est une Cucumber Expression, comme « je me connecte comme {string} ».",
            "“{}” ({}) calls itself without an end.": "« {} » ({}) s'appelle elle-même sans fin.",
            "In “{}” ({}): {}": "Dans « {} » ({}) : {}",

            // StepConsole.swift
            "This is not one step.": "Ce n'est pas une seule étape.",
        ]
    )
}

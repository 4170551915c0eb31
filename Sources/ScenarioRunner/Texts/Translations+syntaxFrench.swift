import AppShellTexts

extension Translations {
    /// What is wrong with the Gherkin of a script, and with the spelling of its steps.
    static let syntaxFrench = Translations(
        .french,
        [
            // LintIssue+summary.swift
            "A line begins with nearly a keyword.": "Une ligne commence par un mot-clé mal écrit.",
            "A step stands in a description, where it does not run.":
                "Une étape est dans une description, où elle n'est pas exécutée.",

            // MisspeltKeyword.swift
            "“{}” is not a keyword of Gherkin.": "« {} » n'est pas un mot-clé de Gherkin.",
            "Type “{}” again: its letters are composed otherwise.":
                "Retapez « {} » : ses lettres sont composées autrement.",

            // DescribedSteps.swift
            "“{}” is a step, but without a keyword it is part of the description and does not run.":
                "« {} » est une étape, mais sans mot-clé elle fait partie de la description et n'est pas exécutée.",
            "Begin it with a keyword, spelt as it is; or word the description otherwise.":
                "Commencez-la par un mot-clé exact, ou formulez la description autrement.",

            // SyntaxHint.swift
            "This row has {}, the first row of its table has {}.":
                "Cette ligne a {}, la première ligne de son tableau en a {}.",
            "cell": "cellule",
            "Give all rows the same number of cells; a | in a text is written \\|.":
                "Donnez à toutes les lignes le même nombre de cellules ; dans un texte, | s'écrit \\|.",
            "The reason in @expected-failure has blanks in it.":
                "La raison donnée à @expected-failure contient des espaces.",
            "Write its words with hyphens, or the reason as a description below the title.":
                "Reliez ses mots par des traits d'union, ou donnez la raison en description, sous le titre.",
            "A tag has a blank in it.": "Un tag contient une espace.",
            "Write its words with hyphens, and an @ before each tag.":
                "Reliez ses mots par des traits d'union, et mettez un @ devant chaque tag.",
            "Gherkin has no language “{}”.": "Gherkin ne connaît pas la langue « {} ».",
            "The text under the last step has no end.": "Le texte sous la dernière étape n'a pas de fin.",
            "Close it with \"\"\" on a line of its own.": "Fermez-le par \"\"\" sur une ligne à part.",
            "The file ends with tags that belong to nothing.":
                "Le fichier finit par des tags qui ne portent sur rien.",
            "Write the title of a scenario under them, or remove them.":
                "Écrivez le titre d'un scénario au-dessous, ou supprimez-les.",
            "The file does not begin with “{}”.": "Le fichier ne commence pas par « {} ».",
            "Write “{}” and a name first; only tags and comments come before it.":
                "Écrivez d'abord « {} » et un nom ; seuls des tags et des commentaires peuvent le précéder.",
            "Nothing begins like this: “{}”.": "Rien ne commence ainsi : « {} ».",
            "Begin a step with {}.": "Commencez une étape par {}.",
            "A text under a step stands between two lines of \"\"\".":
                "Un texte sous une étape se met entre deux lignes de \"\"\".",

            // StepLibrary+spelling.swift
            "A quotation mark is not closed; add the \" after the text.":
                "Un guillemet n'est pas fermé ; ajoutez le \" après le texte.",
            "Texts stand between straight quotation marks: write « {} ».":
                "Les textes se mettent entre guillemets droits : écrivez « {} ».",
            "Between words stands one ordinary space, not several or a no-break space: write « {} ».":
                "Entre les mots, il faut une seule espace ordinaire, ni plusieurs ni une insécable : écrivez « {} ».",
        ]
    )
}

import AppShellTexts

extension Translations {
    /// Why links and payloads lead where they lead.
    static let explanationsFrench = Translations(
        .french,
        [
            // Links/LinkExplanation.swift
            "read as: {}": "lu comme : {}",
            "can't be read: {}": "illisible : {}",
            "not the product's: {}": "pas un lien du produit : {}",
            "its own that comes nearest: {}": "le plus proche parmi les siens : {}",
            "tried {}": "essayé : {}",
            "tried {} more": "essayés encore : {}",
            "matches {}, an alias, of {}: {}": "correspond au motif {}, un alias, du module {} : {}",
            "matches {} of {}: {}": "correspond au motif {} du module {} : {}",
            "matches no pattern": "ne correspond à aucun motif",
            "nearest: {}": "le plus proche : {}",
            "{} of {}{}": "{} du module {}{}",
            "{} of {}: {}": "{} du module {} : {}",

            // Links/LinkObstacle.swift
            "it holds for {} only": "il ne vaut que pour {}",
            "segment {} is “{}”, not {}": "le segment {} est « {} », pas {}",
            "segment {} is missing: {}": "le segment {} manque : {}",
            "it ends before segment {}, “{}”": "il se termine avant le segment {}, « {} »",
            "the query key “{}” {}": "la clé « {} » {} dans la requête",
            "the fragment {}": "le fragment {}",

            // Payloads/PayloadExplanation.swift
            "The payload leads to {}, by a rule of “{}”.": "La charge utile mène à {}, par une règle de « {} ».",
            "The payload leads nowhere: {}.": "La charge utile ne mène nulle part : {}.",
            "matches": "correspond",
            "matches too, and comes later": "correspond aussi, mais vient après",
            "version {}, {} of “{}” ({}): {}": "version {}, {} de « {} » ({}) : {}",

            // Texts/Known+patterns.swift
            "a pattern begins with a slash": "un motif commence par une barre oblique",
            "“{}://” begins no pattern: write https://host/… or a scheme of one's own, in lower case":
                "« {}:// » ne commence aucun motif : écrire https://hôte/… ou un schéma propre au produit, en minuscules",
            "“{}” is not a host name in lower case": "« {} » n'est pas un nom d'hôte en minuscules",
            "in a scheme of one's own a link has at least one segment, its host":
                "dans un schéma propre au produit, un lien a au moins un segment, son hôte",
            "a pattern has no empty segment and no slash at its end":
                "un motif n'a ni segment vide ni barre oblique à la fin",
            "“{}” is neither a literal nor a parameter like {key}":
                "« {} » n'est ni un texte fixe ni un paramètre comme {key}",
            "the parameter {{}} stands twice": "le paramètre {{}} figure deux fois",
            "the pattern has {} parameters; {} at most are bound":
                "le motif a {} paramètres ; {} au plus sont retenus",
            "the parameter {{}} is of no kind “{}”: write text, number, slug, or choices like pi|e":
                "le genre du paramètre {{}}, « {} », n'existe pas : écrire text, number, slug, ou des choix comme pi|e",
            "the choices of “{}” are at least two, none empty and none twice":
                "« {} » doit proposer au moins deux choix, sans choix vide ni doublon",
            "in “{}” the optional parameter is not the whole segment":
                "dans « {} », le paramètre facultatif n'occupe pas tout le segment",
            "{{}?} is not at the end: only optional segments follow an optional one":
                "{{}?} n'est pas à la fin : seuls des segments facultatifs suivent un segment facultatif",
            "{*{}} takes all the rest: nothing follows it in the path":
                "{*{}} prend tout le reste : rien ne le suit dans le chemin",
            "in “{}” a % does not begin an escape like %C3%A9: write the % itself as %25":
                "dans « {} », un % ne commence pas un échappement comme %C3%A9 : écrire %25 pour le % lui-même",
            "no link can carry the segment “{}”": "aucun lien ne peut contenir le segment « {} »",
            "“{}” is no condition on a query like key, key=value or key={name}":
                "« {} » n'est pas une condition sur la requête comme key, key=value ou key={name}",
            "in “{}” the + could be a space, as it is in a link's query: write %20 for a space, %2B for a plus":
                """
            dans « {} », le + pourrait être une espace, comme dans la requête d'un lien : écrire %20 pour une \
            espace, %2B pour un plus
            """,
            "the query key “{}” stands twice": "la clé « {} » figure deux fois dans la requête",
            "“{}” is no condition on a fragment like #text or #{name}":
                "« {} » n'est pas une condition sur le fragment comme #text ou #{name}",
            "the host “{}”": "l'hôte « {} »",
            "the scheme “{}”": "le schéma « {} »",
            "the rest {*{}}": "le reste {*{}}",
            "{} after “{}” before “{}” {{}}": "une valeur de {{4}} ({1}) entre « {2} » et « {3} »",
            "{} after “{}” {{}}": "une valeur de {{3}} ({1}) après « {2} »",
            "{} before “{}” {{}}": "une valeur de {{3}} ({1}) avant « {2} »",
            "{} {{}}": "une valeur de {{2}} ({1})",
            "does not stand there exactly once": "ne figure pas exactement une fois",
            "does not stand there exactly once with the value “{}”":
                "ne figure pas exactement une fois avec la valeur « {} »",
            "stands there twice, or its value is not {}": "figure deux fois, ou avec une valeur qui n'est pas {},",
            "does not stand there exactly once with {}": "ne figure pas exactement une fois avec {}",
            "is not “{}”": "n'est pas « {} »",
            "is not {}": "n'est pas {}",

            // Texts/Known+payloads.swift
            "a text or an object": "un texte ou un objet",
            "a whole number from 0": "un nombre entier à partir de 0",
            "1 or 0": "1 ou 0",
            "{} is {}, not {}: it is read as absent": "{} est {}, et non {} : considéré comme absent",
            "any payload": "toute charge utile",
            "{{}} from nowhere": "{{}} sans source",
            "{{}} from {}": "{{}} tiré de {}",
            "“{}” is {}": "« {} » vaut {}",

            // Texts/NavigationState+words.swift
            "tab {}: {}": "onglet {} : {}",
            "sheet {}": "feuille {}",
            "locked: {}": "verrou : {}",

            // AppShellTexts: Quotation.swift
            "“{}”": "« {} »",
        ]
    )
}

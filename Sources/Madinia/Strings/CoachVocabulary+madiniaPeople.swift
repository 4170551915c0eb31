import AppShellCoachFeature

extension CoachVocabulary {
    /// Who is to learn, and how far they have come.
    mutating func setPeople() {
        levels = [.beginner: Self.beginner, .intermediate: Self.intermediate, .advanced: Self.advanced]
        levelAnswers = [
            .beginner: [
                "zéro", "nul", "nuls", "nulle", "nulles", "faible*", "bas", "aucun", "rien", "pas terrible", "pas trop",
                "pas vraiment", "pas grand chose", "bof", "pas du tout", "très peu", "jamais",
            ],
            .intermediate: [
                "moyen", "moyens", "moyenne", "un peu", "correct", "ça va", "pas mal", "bases", "les bases",
            ],
            .advanced: ["bon", "bons", "très bon", "très bons", "élevé", "fort", "forts", "excellent", "excellents"],
        ]
        team = [
            "équipe", "équipes", "salariés", "salariées", "collaborateurs", "collaboratrices", "employés", "employées",
            "collègues", "mon personnel", "former … entreprise", "former … personnes", "former … gens",
            "former … boîte", "former … agence",
            "intra entreprise",
            "formation de groupe", "formation en groupe", "mes gars", "mes troupes", "ekip", "ekipe",
        ]
        oneself = [
            "pour moi", "moi même", "moi seul", "moi seule", "juste moi", "rien que moi", "tout seul", "toute seule",
            "à titre personnel", "indépendant", "indépendante", "freelance", "auto entrepreneur", "auto entrepreneuse",
        ]
        firstPerson = ["je", "j'", "moi", "suis", "mon niveau"]
        people = [
            "personnes", "personne", "salariés", "collaborateurs", "employés", "gens", "pers", "participants",
            "membres",
            "collègues", "apprenants", "stagiaires", "commerciaux", "graphistes", "designers",
        ]
        headcounts = [
            "équipe de", "équipe", "équipes de", "nous sommes", "sommes", "on est", "on sera", "nous serons",
            "groupe de",
            "boîte de", "entreprise de", "pme de", "agence de",
        ]
        negations = [
            "pas", "ne … plus", "n' … plus", "suis plus", "sommes plus", "sont plus", "ni", "non", "loin d'être",
            "jamais été",
        ]
        refusals = [
            "veux pas", "voulons pas", "souhaite pas", "pas besoin", "pas envie", "intéresse pas", "pas intéressé*",
            "cherche pas", "pas pour", "sauf", "surtout pas",
        ]
        numbers = Self.numberWords
        multipliers = Self.multiplierWords
        numberJoiners = ["et"]
    }

    private static var beginner: [String] {
        [
            "débutant*", "débute", "débutons", "débutent", "débuter", "novice*", "néophyte*", "de zéro", "à zéro",
            "zéro connaissance*", "zéro expérience", "zéro base*", "niveau zéro",
            "niveau 0", "jamais utilis*", "jamais utilis* … chatgpt", "jamais utilis* chatgpt", "jamais … utilis*",
            "jamais touché*", "jamais essay*", "jamais … ia", "jamais … chatgpt", "jamais fait d'ia",
            "utilis* pas … chatgpt", "utilis* pas … ia", "utilis* même pas", "utilis* pas encore", "utilis* jamais",
            "utilis* même pas chatgpt", "pas ouvert chatgpt", "sers pas … chatgpt", "sers pas … ia",
            "servent pas … chatgpt", "servent pas … ia", "connai* rien", "connai* pas … ia", "y connais rien",
            "connai* même pas chatgpt", "comprend* rien … ia", "sais rien", "savent rien", "aucune expérience",
            "aucune connaissance*", "aucune base", "aucune notion*", "aucun niveau", "sans expérience", "nul en",
            "nulle en", "nuls en", "suis perdu*", "complètement perdu*", "suis largué*", "je commence tout juste",
            "commence à peine", "premiers pas", "découvrir l'ia", "découvre l'ia", "découvre tout juste",
            "pas à l'aise",
            "pas doué*", "niveau faible", "niveau bas", "maîtris* pas", "à l'aveugle", "rien à l'ia", "rien en ia",
        ]
    }

    private static var intermediate: [String] {
        [
            "intermédiaire*", "niveau moyen", "niveau correct", "quelques bases", "déjà les bases", "ai les bases",
            "a les bases", "avons les bases", "ont les bases", "ai déjà les bases", "connais les bases",
            "connais déjà les bases", "maîtrise les bases", "maîtrisent les bases", "utilise chatgpt",
            "utilisons chatgpt", "utilisent chatgpt", "utilise déjà", "utilisons déjà", "utilisent déjà",
            "utilise déjà chatgpt", "utilisent déjà chatgpt", "utilise régulièrement", "utilise souvent",
            "utilise … tous les jours", "utilise … quotidien", "utilise … chaque semaine", "utilise l'ia",
            "utilisent l'ia", "utilisons l'ia", "me débrouille", "se débrouille", "se débrouillent", "débrouillons",
            "à l'aise",
            "déjà utilisé", "débute pas", "débutons pas",
        ]
    }

    private static var advanced: [String] {
        [
            "avancé", "avancés", "avancée", "avancées", "niveau avancé", "expert", "experts", "experte", "expertes",
            "expérimenté*", "confirmé", "confirmés", "confirmée", "confirmées", "très à l'aise", "bon niveau",
            "très bon niveau", "maîtrise bien", "maîtrise parfaitement", "maîtrisent bien", "maîtrise déjà",
            "développe des agents", "crée des agents", "créons des agents",
        ]
    }

    private static var numberWords: [String: Int] {
        [
            "zéro": 0, "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8,
            "neuf": 9, "dix": 10, "onze": 11, "douze": 12, "treize": 13, "quatorze": 14, "quinze": 15, "seize": 16,
            "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60, "septante": 70, "huitante": 80,
            "octante": 80, "nonante": 90,
        ]
    }

    private static var multiplierWords: [String: Int] {
        [
            "vingt": 20, "vingts": 20, "cent": 100, "cents": 100, "mille": 1_000, "dizaine": 10, "dizaines": 10,
            "douzaine": 12, "quinzaine": 15, "vingtaine": 20, "trentaine": 30, "quarantaine": 40, "cinquantaine": 50,
            "centaine": 100, "centaines": 100,
        ]
    }
}

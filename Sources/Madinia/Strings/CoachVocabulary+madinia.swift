import AppShellCoachFeature

extension CoachVocabulary {
    /// The French that Madi understands.
    static var madinia: CoachVocabulary {
        var vocabulary = CoachVocabulary()
        vocabulary.topics = talk.merging(ofItems) { $0 + $1 }.merging(ofChoice) { $0 + $1 }
        vocabulary.setPeople()
        vocabulary.setItems()
        vocabulary.goals = CoachGoal.madinia
        vocabulary.facts = CoachFact.madinia
        vocabulary.clauseWords = ["mais", "car", "sinon", "donc", "puis", "parce"]
        vocabulary.followUps = ["et", "ou alors", "meme question", "idem", "pareil"]
        vocabulary.everything = [
            "toutes", "tous les", "les prix", "les tarifs", "vos tarifs", "vos prix", "les formations",
            "vos formations",
            "les packs", "chaque", "les trois", "les 3", "les dates", "les durees", "les sessions",
        ]
        vocabulary.asides = [
            "quand même", "un master en", "un master de", "mon master", "master 1", "master 2", "étudiant en master",
            "étudiante en master", "à l'avance", "en avance", "d'avance", "merci d'avance", "par avance",
            "tous les jours",
            "expert comptable", "performer au", "performer dans", "starter pack", "prix nobel", "plus tard",
        ]
        vocabulary.setLanguages()
        return vocabulary
    }

    /// What is said besides questions.
    private static var talk: [CoachTopic: [String]] {
        [
            .greeting: [
                "bonjour", "bonsoir", "salut", "coucou", "hello", "hey", "yo", "slt", "bjr", "cc", "re bonjour",
            ],
            .thanks: ["merci", "remercie", "thanks", "mille mercis"],
            .farewell: [
                "au revoir", "à bientôt", "à plus tard", "bonne journée", "bonne soirée", "bye", "ciao", "adieu",
            ],
            .acknowledgement: [
                "oui", "ouais", "ok", "okay", "d'accord", "dac", "non", "ça marche", "super", "parfait", "génial",
                "top",
                "cool", "nickel", "compris", "entendu",
            ],
            .insult: [
                "connard*", "connasse*", "salope*", "salaud*", "enculé*", "idiot", "idiote", "idiots", "imbécile*",
                "abruti*", "débile*", "crétin*", "stupide*", "bouffon*", "ta gueule", "ferme la", "va te faire", "fdp",
                "nique", "espèce de", "t'es nul", "t'es nulle", "tu es nul", "tu es nulle", "es vraiment nul",
                "es vraiment nulle", "t'es con", "tu es con", "gros con", "t'es bête", "tu es bête", "sers à rien",
                "sert à rien", "tu me saoules", "de la merde", "tu pues",
            ],
            .identity: [
                "qui es tu", "tu es qui", "t'es qui", "qui est madi", "c'est qui madi", "un robot", "es tu une ia",
                "tu es une ia", "t'es une ia", "un humain ou", "es tu humain", "tu t'appelles", "t'appelles tu",
                "ton nom", "que sais tu faire", "tu sais faire quoi", "que peux tu faire", "tu peux faire quoi",
                "tu sers à quoi", "à quoi tu sers", "à quoi sers tu", "peux tu m'aider", "peux m'aider", "aide moi",
                "besoin d'aide", "à l'aide", "es tu une vraie personne", "tu es une vraie personne",
                "t'es une vraie personne", "es tu une personne", "tu es une personne", "es tu réel", "es tu réelle",
                "tu es réel", "tu es réelle", "tu es humain", "tu es humaine", "es tu humaine", "t'es humain",
                "es tu un humain", "tu es un humain", "t'es un humain", "es tu un robot", "tu es un robot", "un bot",
                "un chatbot", "es tu une machine", "tu es une machine", "je parle à un humain",
                "je parle à une personne", "je parle à une vraie personne", "je parle à une ia",
                "je parle à une machine",
            ],
            .contact: [
                "contact", "contacter", "contactez", "contacte", "téléphone", "appeler", "joindre", "mail", "email",
                "parler à quelqu'un", "parler à un humain", "un vrai humain", "un humain", "une vraie personne",
                "parler à un conseiller", "un conseiller", "devis", "numéro", "équipe madinia", "rendez vous", "rdv",
                "être rappelé*", "rappelez moi", "me rappeler", "service client", "réclamation*",
            ],
        ]
    }

    /// What is asked of courses.
    private static var ofItems: [CoachTopic: [String]] {
        [
            .price: [
                "prix", "c'est quoi … prix", "tarif*", "c'est quoi … tarif*", "coût", "coûts", "coûte", "coûtent",
                "coûter",
                "coûterait", "combien", "cher", "chère", "chers", "chères", "budget", "euros", "payer", "payant*",
                "gratuit", "gratuite", "gratuits", "gratuites", "gratuitement", "abordable*", "ça revient",
            ],
            .duration: [
                "durée", "durées", "c'est quoi … durée", "dure", "durent", "durer", "durera", "combien de temps",
                "combien de jours", "combien d'heures", "combien de journées", "combien ça dure", "en combien de temps",
                "c'est long", "temps … prend", "nombre de jours", "longueur",
            ],
            .session: [
                "session", "sessions", "prochaine session", "c'est quoi … session*", "date", "dates",
                "c'est quoi … date*", "c'est quoi … dates", "quand", "calendrier", "planning", "agenda", "quel jour",
                "quel mois", "commence le", "prochain départ", "prochaines formations", "prochaine formation",
            ],
            .seats: [
                "places restantes", "places disponibles", "reste t il … place*", "reste … place*", "encore … place*",
                "combien de places", "combien … places", "de la place", "places libres", "nombre de places",
                "c'est complet", "est complet", "est complète", "est il complet", "est elle complète", "sont complètes",
                "déjà complet",
                "déjà complète",
            ],
            .prerequisites: [
                "prérequis", "pré requis", "c'est quoi … prérequis", "niveau requis", "quel niveau", "niveau faut il",
                "niveau minimum", "commencer directement", "directement par", "commencer par", "faut il … avancé",
                "faut il … niveau avancé",
                "faut il … expert", "faut il … débutant*", "faut il … intermédiaire", "besoin d'être … expert",
                "besoin d'être expert", "quel est le niveau", "niveau de", "niveau nécessaire", "savoir coder",
                "savoir programmer", "faut il … coder",
                "faut … coder", "faut il … savoir", "besoin de savoir", "connaissances nécessaires",
                "connaissances requises", "connaissances préalables", "conditions d'accès", "conditions d'admission",
                "accessible*", "quel matériel", "besoin … ordinateur",
            ],
            .about: [
                "c'est quoi", "qu'est ce que c'est", "parle moi", "parlez moi", "en quoi consiste", "contenu",
                "programme",
                "objectif*", "apprend on", "on apprend", "y apprend", "vais apprendre", "vais je apprendre", "détail",
                "détails", "présente moi", "présentez moi", "explique moi", "expliquez moi", "description",
                "en savoir plus", "plus d'infos", "plus d'informations", "renseignements sur", "infos sur",
                "informations sur", "ça parle de quoi",
            ],
        ]
    }

    /// What is asked about choosing.
    private static var ofChoice: [CoachTopic: [String]] {
        [
            .cheapest: [
                "moins cher", "moins chère", "moins chers", "moins chères", "moins coûteux", "moins coûteuse",
                "pas cher",
                "pas chère", "pas trop cher", "pas trop chère", "prix le plus bas", "prix le plus petit", "petit prix",
                "plus abordable", "plus économique", "petit budget", "budget serré", "meilleur marché", "prix minimum",
            ],
            .dearest: [
                "la plus chère", "le plus cher", "les plus chères", "les plus chers", "la plus coûteuse",
                "le plus coûteux", "prix le plus élevé", "prix le plus haut", "prix maximum",
            ],
            .shortest: [
                "la plus courte", "le plus court", "les plus courtes", "les plus courts", "formation courte",
                "formations courtes", "format court", "la moins longue", "le moins long", "la plus rapide",
                "le plus rapide", "formation rapide",
                "prend le moins de temps", "dure le moins",
            ],
            .longest: [
                "la plus longue", "le plus long", "les plus longues", "les plus longs", "la moins courte",
                "formation longue", "formations longues", "dure le plus",
            ],
            .difference: [
                "différence*", "c'est quoi … différence*", "explique moi … différence*", "diffère*", "différencie*",
                "compare", "comparer", "comparaison*", "comparatif", "versus", "vs", "distingue*", "mieux entre",
                "choisir entre", "hésite entre", "hésite encore entre", "quoi de plus", "de mieux que", "par rapport à",
            ],
            .path: [
                "parcours", "c'est quoi … parcours", "progression", "quel ordre", "étapes", "c'est quoi … étapes",
                "cursus",
                "et après", "après starter", "après performer", "après master", "aller plus loin", "la suite",
                "ensuite", "c'est quoi … packs", "les packs", "quels packs", "logique des packs",
            ],
            .list: [
                "quelles formations", "quelles sont … formations", "liste", "catalogue", "toutes les formations",
                "toutes vos formations", "que proposez vous", "vous proposez quoi", "vous proposez", "tu proposes quoi",
                "tu proposes", "vous avez quoi", "avez vous comme", "formations disponibles", "quels cours",
                "c'est quoi … formations", "vos formations", "combien de formations", "offre de formation*",
            ],
            .recommendation: [
                "recommand*", "conseille*", "conseil", "conseils", "par où commencer", "par où je commence",
                "par où on commence", "par quoi commencer", "par quoi je commence", "commencer par quoi",
                "où commencer",
                "quelle formation", "quel pack", "laquelle", "lequel", "quoi choisir", "que choisir", "choisir",
                "faite pour moi", "fait pour moi", "adapté", "adaptée", "adaptés", "adaptées", "me convient",
                "me conviendrait", "convient", "oriente moi", "orienter", "me former", "nous former", "me lancer",
                "je veux apprendre", "je voudrais apprendre", "j'aimerais apprendre", "monter en compétence*",
                "une formation pour moi", "besoin d'une formation", "cherche une formation", "veux une formation",
            ],
            .registration: [
                "inscri*", "préinscri*", "pré inscri*", "m'inscrire", "m'inscris", "réserver", "réserve",
                "réservation*", "comment … participer", "veux participer", "je prends", "je m'engage",
            ],
        ]
    }
}

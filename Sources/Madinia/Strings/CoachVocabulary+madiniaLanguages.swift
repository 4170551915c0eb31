import AppShellCoachFeature

extension CoachVocabulary {
    /// What tells French from what is not, and words from typing mistakes.
    mutating func setLanguages() {
        spelling = .french
        itemSpelling = .french
        ownWords = [
            "je", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles", "le", "la", "les", "un", "une", "des", "du",
            "de", "et", "est", "pour", "avec", "dans", "mon", "ma", "mes", "ton", "ta", "tes", "votre", "vos", "notre",
            "quel", "quelle", "quels", "quelles", "que", "qui", "quoi", "c'", "j'", "qu'", "ne", "pas", "sur", "ce",
            "ça",
            "en", "au", "aux", "sont", "suis", "veux", "faire", "formation", "formations", "combien", "comment", "plus",
            "bonjour", "merci",
        ]
        foreignWords = [
            // English
            "the", "is", "are", "what", "what's", "how", "much", "does", "you", "your", "which", "where", "when",
            "course",
            "courses", "training", "trainings", "price", "cost", "want", "need", "my", "i", "i'm", "can", "have", "for",
            "with", "of", "and", "should", "start", "beginner", "beginners", "learn", "between", "please", "speak",
            "english", "do", "to", "am", "it",
            // Spanish
            "cuánto", "cuesta", "hola", "quiero", "el", "los", "las", "para", "precio", "curso", "cursos", "cuál",
            "cómo", "aprender", "soy", "formación", "español", "gracias", "por", "favor", "principiante", "dónde",
            // German
            "ich", "und", "der", "das", "wie", "viel", "kostet", "ist", "kurs", "mein", "guten", "nicht", "für",
            "möchte",
            "lernen", "bin", "anfänger", "bitte", "deutsch", "sprechen", "sie", "welcher", "welche",
            // Italian, Portuguese
            "quanto", "costa", "il corso", "corso", "vorrei", "sono", "buongiorno", "italiano", "custa", "quero",
            "você",
            "obrigado", "olá", "principiante", "curso de",
        ]
        neverTypos = [
            "salarié", "salariée", "collègue", "courte", "courtes", "court", "courts", "employé", "employée", "fermer",
            "forme", "formes", "different", "différent",
            "différents", "différente", "différentes", "différemment", "imagine", "imaginer", "contester", "tester",
            "content", "contente", "contents", "compte", "compter", "conte", "contre", "rentrée", "maître", "mettre",
            "parler", "parle", "partir", "passer", "penser", "porter", "poster", "prendre", "premier", "première",
            "mastiquer", "monter", "montrer", "marcher", "marche", "marché", "courses", "course", "cours", "coups",
            "courant", "utile", "utiles", "avance", "avancer", "avantage", "avantages", "enfant", "enfants", "chien",
            "chiens", "chat", "chats", "cuisine", "voiture", "travail", "journée", "mars", "matin", "demain", "début",
            "dernier", "dernière", "nouveau", "nouvelle", "nouvelles", "possible", "vraiment", "toujours", "autre",
            "autres", "moins", "encore", "depuis", "chercher", "changer", "charger", "chaque", "choisi", "choix",
            "recommencer", "comment", "commande", "commander", "comme", "connaître", "gratter", "guerre", "parcourir",
            "perdre", "perdu", "proche", "proches", "programmer", "programmeur", "progresser", "professionnel",
            "professionnelle", "produit", "produits", "projet", "service", "services", "siècle", "salon", "salle",
            "semaine", "semaines", "niveau", "niveaux", "numérique", "objet", "offre", "offres", "passion", "patron",
            "pression", "printemps", "publier", "rapide", "raison", "tarte", "tarder", "texte", "toutefois",
            "starlette",
        ]
    }
}

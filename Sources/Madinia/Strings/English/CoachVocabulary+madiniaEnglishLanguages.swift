import AppShellCoachFeature

extension CoachVocabulary {
    /// What tells English from what is not, and words from typing mistakes.
    ///
    /// These words are compared as they are written in messages: without an apostrophe.
    mutating func setEnglishLanguages() {
        spelling = CoachSpelling(
            joinsApostrophes: true,
            signs: ["€": "euros", "$": "dollars", "£": "pounds", "&": "and"]
        )
        itemSpelling = .french
        ownWords = [
            "i", "im", "ive", "id", "you", "youre", "he", "she", "it", "its", "we", "they", "the", "a", "an", "and",
            "or", "but", "is", "are", "am", "was", "be", "for", "with", "in", "on", "at", "to", "of", "from", "about",
            "my", "your", "our", "their", "this", "that", "there", "what", "whats", "which", "how", "much", "many",
            "when", "where", "who", "why", "do", "does", "did", "can", "cant", "could", "should", "would", "will",
            "want", "need", "have", "has", "not", "dont", "no", "any", "more", "most", "use", "course", "courses",
            "price", "cost", "learn", "hello", "thanks", "please",
        ]
        foreignWords =
            Self.french + [
                // Spanish
                "cuánto", "cuesta", "hola", "quiero", "el", "los", "las", "para", "precio", "curso", "cursos", "cuál",
                "cómo", "aprender", "soy", "formación", "español", "gracias", "por", "favor", "principiante", "dónde",
                // German
                "ich", "und", "der", "das", "wie", "viel", "kostet", "ist", "kurs", "mein", "guten", "nicht", "für",
                "möchte", "lernen", "bin", "anfänger", "bitte", "deutsch", "sprechen", "sie", "welcher", "welche",
                // Italian, Portuguese
                "quanto", "costa", "corso", "vorrei", "sono", "buongiorno", "italiano", "custa", "quero", "você",
                "obrigado", "olá",
            ]
        neverTypos = Self.englishWords
    }

    private static var french: [String] {
        [
            "je", "tu", "il", "elle", "nous", "vous", "ils", "elles", "le", "la", "les", "un", "une", "des", "du", "de",
            "et", "est", "pour", "avec", "dans", "mon", "ma", "mes", "ta", "tes", "votre", "vos", "notre", "quel",
            "quelle", "quels", "quelles", "que", "qui", "quoi", "ne", "pas", "sur", "ce", "ça", "au", "aux", "sont",
            "suis", "veux", "voudrais", "faire", "formation", "formations", "combien", "comment", "bonjour", "merci",
            "salut", "cest", "jai", "coûte", "coûtent", "coûter", "coût", "prix", "tarif",
            "tarifs", "durée", "quand", "où", "débutant", "débutante", "débute", "équipe", "svp", "prochaine", "lia",
            "dia", "apprendre", "inscrire", "bonsoir", "français", "parlez", "parle", "niveau", "faut", "oui", "non",
        ]
    }

    /// Words that are one letter or two away from others that mean something here: `process` is no `price`.
    private static var englishWords: [String] {
        [
            "being", "world", "while", "white", "these", "thing", "things", "think", "thinks", "complete", "means",
            "launch", "benefit", "formal", "newly", "paying", "homeless", "session",
            "duration", "colleague", "employee", "teach", "reach", "staffed", "thick", "thought", "through",
            "thorough", "court", "county", "count", "counts", "counsel", "counseling", "curse", "given", "gives",
            "coming", "known", "taking", "talks", "along", "matter", "matters", "mister", "process", "processes",
            "processed", "processing", "processor", "procedure", "procedures", "proceed", "proceeds", "priest", "pride",
            "prime", "prince", "princess", "prizes", "prone", "profession", "professional", "promise",
            "promising", "promote", "promoted", "promoting", "promotion", "protect", "protected", "protecting",
            "protection", "product", "production", "producing", "summer", "include", "includes", "chance", "chances",
            "ground", "grounds", "grand", "giant", "sound", "sounds", "stuff", "stiff", "staring", "stars", "stare",
            "start", "starts", "started", "starting", "stated", "stating", "stuart", "stark", "smart", "smarter",
            "startup", "startups", "match", "matches", "marsh", "batch", "butter", "bitter", "changes", "property",
            "terms", "tears", "tests", "texas", "decide", "decided", "parts", "parks", "parish", "pairs", "peace",
            "palace", "plate", "plates", "place", "played", "sales", "slaves", "tales", "tanks", "taxes", "expect",
            "expected", "expects", "export", "exports", "extensive", "leaving", "leading", "leaning", "lending",
            "loading", "sports", "sport", "shoot", "shots", "shout", "shirt", "shore", "shorts", "cancer", "stock",
            "stack", "stuck", "stick", "steak", "sneak", "spice", "spare", "notice", "noticed", "novel", "notes",
            "noted", "appear", "appears", "finding", "founding", "founded", "mouth", "house", "horse", "whole", "whose",
            "generation", "generate", "basis", "basin", "fifth", "sixth", "tough", "touch", "touches", "power",
            "powers", "performed", "performs", "performing", "remove", "regard", "regards", "regarding", "regardless",
            "regarded", "reward", "rewards", "record", "records", "quiet", "quite", "causes", "cases", "cares", "cakes",
            "context", "contest", "contract", "contracts", "contractor", "contracted", "consent", "confidence", "theme",
            "singing", "detail", "transportation", "transport", "latter", "later", "laser", "degrees", "sample",
            "shipping", "smell", "wanting", "wasting", "offense", "trail", "trailer", "component", "components",
            "savings", "walker", "forth", "steps", "stops", "string", "strings", "strange", "compete", "complex",
            "competent", "competing", "completely", "completion", "lists", "races", "comprehensive", "compliance",
            "companion", "compassion", "comparable", "computing", "compelling", "comprising", "instruments",
            "instrument", "instrumental", "instruction", "instructions", "progressive", "rally", "foster", "stats",
            "brands", "communist", "commodity", "hiding", "hiking", "worthy", "investment", "investments", "garage",
            "mercy", "powder", "bitcoin", "noble", "picks", "seventh", "steven", "wound", "differently", "different",
            "maker", "makers", "males", "mates", "cheating", "cheat", "cheer", "reserves", "boxing", "lease", "react",
            "casting", "courtesy", "haven", "protective", "excessive", "explosive", "potter", "porter", "petty",
            "promises", "mighty", "dairy", "advance", "advances", "alter", "median", "socks", "subscribers", "clause",
            "clash", "manga", "manage", "manager", "poker", "employ", "automotive", "descent", "venues", "visually",
            "design", "designed", "resign", "retired", "retirement", "experience", "experiment", "experiments",
            "whereas", "mornings", "mastery", "greet", "slots", "seeds", "butcher", "offensive", "wander", "wandering",
            "rewarding",
            "mango", "token", "torch", "suite", "resume", "decade", "promotes", "promotions", "precedent", "excellence",
            "newer", "terribly", "finishes", "friend", "friends", "insurance", "restaurant",
            "weather", "whether", "forward", "fundraising", "university", "universal", "present", "presents",
        ]
    }
}

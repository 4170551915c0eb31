import AppShellCoachFeature

extension CoachVocabulary {
    /// What is said of the courses that are named: wanted, not wanted, done; and the months sessions are asked for.
    mutating func setItems() {
        itemRefusals = [
            "pas", "ni", "sauf", "sans", "plutôt que", "au lieu", "hormis", "veux plus", "veux pas faire",
            "veux pas suivre",
        ]
        itemRebuffs = [
            "m'intéresse pas", "nous intéresse pas", "m'intéresse plus", "me tente pas", "me convient pas",
            "me plaît pas", "pas pour moi", "pas pour nous", "bof", "non merci",
        ]
        preferences = ["préfère", "préfèrerais", "préférerais", "préférons", "aimerais mieux", "aime mieux"]
        preferenceJoiners = ["à", "que", "qu'"]
        completions = [
            "fait", "faite", "suivi", "suivie", "terminé", "terminée", "fini", "finie", "validé", "validée", "achevé",
            "viens de faire", "viens de finir", "viens de suivre", "viens de terminer", "sors",
        ]
        harmless = [
            "pourquoi pas", "connais pas", "connaît pas", "connaissons pas", "comprends pas", "compris pas", "sais pas",
            "suivi de", "suivie de", "avoir fait", "avoir suivi", "avoir terminé", "avoir fini", "avoir validé",
            "pas compris", "pas connaître",
            "as fait", "avez fait", "on fait", "ça fait", "fait on", "au fait", "tout à fait", "trouve pas", "vois pas",
            "peux pas", "arrive pas", "savais pas", "connaissais pas", "non plus",
        ]
        articles = ["le", "la", "les", "de", "du", "des", "un", "une", "au", "aux", "ce", "cette", "votre", "vos"]
        itemJoiners = ["et", "ou", "ni", "puis", "ainsi", "que", "ensuite"]
        predicates = ["m'", "me", "nous", "est", "semble", "serait", "coûte", "dure", "c'", "ça"]
        months = [
            ["janvier"], ["février"], ["mars"], ["avril"], ["mai"], ["juin"], ["juillet"], ["août"], ["septembre"],
            ["octobre"], ["novembre"], ["décembre"],
        ]
    }
}

import AppShellNotificationsFeature

extension NameStrings {
    /// What French people, and companies, write into the field « Nom » beside a first name.
    static let french = NameStrings(
        courtesyTitles: [
            "m", "mr", "mme", "mlle", "monsieur", "madame", "mademoiselle", "dr", "docteur", "me", "pr",
        ],
        organisations: [
            // Legal forms.
            "sarl", "sas", "sasu", "sa", "eurl", "snc", "sci", "scop", "scp", "selarl", "gie", "ei", "eirl", "ltd",
            "inc",
            "gmbh",
            // What they call themselves.
            "société", "societe", "sté", "ste", "entreprise", "ets", "établissements", "etablissements",
            "établissement",
            "etablissement", "maison", "agence", "cabinet", "atelier", "studio", "groupe", "groupement", "association",
            "asso", "fédération", "federation", "syndicat", "mairie", "commune", "ville", "école", "ecole", "collège",
            "college", "lycée", "lycee", "université", "universite", "institut", "centre", "clinique", "pharmacie",
            "boulangerie", "restaurant", "hôtel", "hotel", "garage", "boutique", "librairie", "éditions", "editions",
            "imprimerie", "service", "direction", "équipe", "equipe", "famille",
            // Several people.
            "et", "fils", "frères", "freres", "associés", "associes", "cie",
        ],
        surnameBeginnings: [
            "le", "la", "les", "l'", "au", "aux", "du", "de", "des", "d'", "van", "von", "mon", "ma", "mes", "notre",
            "nos",
        ]
    )
}

import AppShellCoachFeature

/// The few words of Madinia's catalogue that Madi says in English. The catalogue is French, and what is not known
/// here stays as it is.
enum MadiniaCatalogueEnglish {
    /// `Débutant`: beginner; nil where it is none of the three.
    static func level(_ text: String) -> String? {
        switch text {
        case "Débutant": "beginner"
        case "Intermédiaire": "intermediate"
        case "Avancé": "advanced"
        default: nil
        }
    }

    /// `2 jours`: 2 days.
    static func duration(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count == 2, let count = Int(words[0]), let unit = unit(words[1].lowercased()) else { return text }
        return "\(count) \(unit)\(count == 1 ? "" : "s")"
    }

    private static func unit(_ word: String) -> String? {
        switch word {
        case "minute", "minutes": "minute"
        case "heure", "heures": "hour"
        case "jour", "jours", "journée", "journées": "day"
        case "semaine", "semaines": "week"
        case "mois": "month"
        default: nil
        }
    }

    /// What a pack is about, in a few words.
    static func gist(_ text: String) -> String {
        switch text {
        case "les fondamentaux": "the fundamentals"
        case "automatisation avancée": "advanced automation"
        case "piloter ses projets d'IA": "leading your AI projects"
        default: text
        }
    }
}

/// What a business does, as API and people say it (AIC-9).
enum BusinessCategory: String, CaseIterable {
    case health = "SANTE_BIEN_ETRE"
    case beauty = "BEAUTE_ESTHETIQUE"
    case food = "FOOD_PLAISIRS"
    case leisure = "LOISIRS_DIVERTISSEMENTS"
    case services = "SERVICE_PRATIQUES"
    case business = "ENTRE_PROS"

    var title: String {
        switch self {
        case .health: "Santé & bien être"
        case .beauty: "Beauté & Esthétique"
        case .food: "Food & plaisirs gourmands"
        case .leisure: "Loisirs & Divertissements"
        case .services: "Service & pratiques"
        case .business: "Entre pros"
        }
    }
}

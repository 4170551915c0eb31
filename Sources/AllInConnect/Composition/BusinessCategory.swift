import AppShell

/// What a business does, as API and people say it (AIC-9).
enum BusinessCategory: String, CaseIterable {
    case health = "SANTE_BIEN_ETRE"
    case beauty = "BEAUTE_ESTHETIQUE"
    case food = "FOOD_PLAISIRS"
    case leisure = "LOISIRS_DIVERTISSEMENTS"
    case services = "SERVICE_PRATIQUES"
    case business = "ENTRE_PROS"

    func title(_ texts: AppTexts) -> String {
        switch self {
        case .health: texts("Santé & bien être")
        case .beauty: texts("Beauté & Esthétique")
        case .food: texts("Food & plaisirs gourmands")
        case .leisure: texts("Loisirs & Divertissements")
        case .services: texts("Service & pratiques")
        case .business: texts("Entre pros")
        }
    }
}

/// The six trades of the directory (AIC-9), as they are written on the wire.
public enum CategoryData: String, Hashable, Sendable, Codable, CaseIterable {
    case health = "SANTE_BIEN_ETRE"
    case beauty = "BEAUTE_ESTHETIQUE"
    case food = "FOOD_PLAISIRS"
    case leisure = "LOISIRS_DIVERTISSEMENTS"
    case services = "SERVICE_PRATIQUES"
    case business = "ENTRE_PROS"

    /// As people read it.
    public var label: String {
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

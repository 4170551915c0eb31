/// One change of what is kept: what a database writes as a row or two.
public enum AllInConnectChange: Hashable, Sendable, Codable {
    /// Replaces every row of the same token and of the same device: a token that moves is its new owner's,
    /// and a device is reached under one token only.
    case registered(RegistrationData)
    case unregistered(token: String)
    case preferences(userID: Int, PreferencesData)
    case position(userID: Int, GeoPoint)
    /// Replaces the one of the same id.
    case offer(OfferData)
    /// Replaces the one of the same id.
    case professional(ProfessionalData)
}

extension AllInConnectData {
    /// Applying a change once more changes nothing.
    public mutating func apply(_ change: AllInConnectChange) {
        switch change {
        case .registered(let registration):
            registrations.removeAll { row in
                row.token == registration.token
                    || (registration.deviceID != nil && row.deviceID == registration.deviceID)
            }
            registrations.append(registration)
        case .unregistered(let token): registrations.removeAll { $0.token == token }
        case .preferences(let userID, let sent): preferences[userID] = sent
        case .position(let userID, let place): positions[userID] = place
        case .offer(let offer):
            offers.removeAll { $0.id == offer.id }
            offers.append(offer)
        case .professional(let professional):
            professionals.removeAll { $0.id == professional.id }
            professionals.append(professional)
        }
    }
}

extension AllInConnectChange: CustomStringConvertible {
    /// Without tokens, and without where anyone is.
    public var description: String {
        switch self {
        case .registered(let registration): "registered \(registration)"
        case .unregistered: "unregistered a device"
        case .preferences(let userID, _): "preferences of user \(userID)"
        case .position(let userID, _): "position of user \(userID)"
        case .offer(let offer): "offer \(offer.id)"
        case .professional(let professional): "professional \(professional.id)"
        }
    }
}

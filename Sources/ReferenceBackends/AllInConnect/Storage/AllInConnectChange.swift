/// One change of what is kept: what a database writes as a row or two.
public enum AllInConnectChange: Hashable, Sendable, Codable {
    /// Replaces the row of the same token, whoever had it: who knows a token has the phone. Replaces the member's own rows
    /// of the same device, which is reached under one token only; another member's rows of that device stay, since
    /// anybody can make up a device's id.
    case registered(RegistrationData)
    case unregistered(token: String)
    case preferences(userID: Int, PreferencesData)
    /// Of a member; what comes after they are gone is dropped.
    case position(userID: Int, GeoPoint)
    /// Replaces the one of the same id.
    case offer(OfferData)
    /// Replaces the one of the same id.
    case professional(ProfessionalData)
    case offerRemoved(id: Int)
    case professionalRemoved(id: Int)
    /// Replaces the one of the same id.
    case member(UserData)
    /// With everything that is theirs. The generation is one that no token of theirs has.
    case memberRemoved(id: Int, generation: Int)
    /// The generation that tokens have from now on; those of all members end.
    case revoked(generation: Int)
    /// The same of one member.
    case memberRevoked(id: Int, generation: Int)
}

extension AllInConnectData {
    /// Applying a change once more changes nothing.
    public mutating func apply(_ change: AllInConnectChange) {
        switch change {
        case .registered(let registration):
            registrations.removeAll { row in
                row.token == registration.token || row.isDevice(of: registration)
            }
            registrations.append(registration)
        case .unregistered(let token): registrations.removeAll { $0.token == token }
        case .preferences(let userID, let sent): preferences[userID] = sent
        case .position(let userID, let place):
            if users.contains(where: { $0.id == userID }) { positions[userID] = place }
        case .offer(let offer):
            offers.removeAll { $0.id == offer.id }
            offers.append(offer)
        case .professional(let professional):
            professionals.removeAll { $0.id == professional.id }
            professionals.append(professional)
        case .offerRemoved(let id): offers.removeAll { $0.id == id }
        case .professionalRemoved(let id): professionals.removeAll { $0.id == id }
        case .member(let user):
            users.removeAll { $0.id == user.id }
            users.append(user)
        case .memberRemoved(let id, let generation):
            remove(memberID: id)
            memberGenerations[id] = generation
        case .revoked(let generation): tokenGeneration = generation
        case .memberRevoked(let id, let generation): memberGenerations[id] = generation
        }
    }

    private mutating func remove(memberID: Int) {
        users.removeAll { $0.id == memberID }
        orders.removeAll { $0.userID == memberID }
        messages.removeAll { $0.userID == memberID }
        registrations.removeAll { $0.userID == memberID }
        preferences[memberID] = nil
        positions[memberID] = nil
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
        case .offerRemoved(let id): "offer \(id) removed"
        case .professionalRemoved(let id): "professional \(id) removed"
        case .member(let user): "\(user)"
        case .memberRemoved(let id, _): "user \(id) removed"
        case .revoked: "all sessions revoked"
        case .memberRevoked(let id, _): "sessions of user \(id) revoked"
        }
    }
}

/// Something new, as the decision whom to tell of it needs it.
public struct News: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        case offer, event, professional
    }

    public let kind: Kind
    /// Of the offer, event or professional; what is no id leads nowhere.
    public let id: Int?
    public let category: CategoryData

    public init(_ kind: Kind, id: Int?, category: CategoryData) {
        self.kind = kind
        self.id = id
        self.category = category
    }

    /// What a tap on it opens; nil where that is nothing.
    var target: PushTarget? {
        guard let id, id >= 1 else { return nil }
        switch kind {
        case .offer: return .offer(id)
        case .event: return .event(id)
        case .professional: return .professional(id)
        }
    }
}

/// Why someone is not told of something.
public enum HoldReason: String, Hashable, Sendable, CaseIterable {
    /// There is nothing that a tap could open (AIC-27).
    case noTarget
    /// The switch of that kind of news is off.
    case switchedOff
    /// Nothing is known of where the member is, or of where the news is.
    case unknownPlace
    /// Farther than the member's radius.
    case tooFar
    /// Of a category that the member does not prefer.
    case otherCategory
}

extension News {
    /// Whether someone is told of it, by the table in docs/apis.md (AIC-22, AIC-23, AIC-24, AIC-27).
    ///
    /// - Parameters:
    ///   - preferences: nil for a member who never sent any.
    ///   - distance: from where their last search was, in kilometres; nil where that is not known.
    /// - Returns: everything that speaks against it; nothing, and it is sent.
    public func reasonsToHold(preferences: PreferencesData?, distance: Double?) -> [HoldReason] {
        let preferences = preferences ?? .standard
        var reasons: [HoldReason] = []
        if target == nil { reasons.append(.noTarget) }
        if !isWanted(preferences) { reasons.append(.switchedOff) }
        if let distance {
            // Written so that what is no number holds too.
            if !(distance <= Double(preferences.notificationRadius)) { reasons.append(.tooFar) }
        } else {
            reasons.append(.unknownPlace)
        }
        if kind != .event, !preferences.preferredCategories.contains(category) { reasons.append(.otherCategory) }
        return reasons
    }

    private func isWanted(_ preferences: PreferencesData) -> Bool {
        switch kind {
        case .offer: preferences.notifyNewOffers
        case .event: preferences.notifyLocalEvents
        case .professional: preferences.notifyNewProNearby
        }
    }
}

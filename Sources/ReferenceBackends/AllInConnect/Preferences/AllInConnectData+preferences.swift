import AppShell

extension AllInConnectData {
    /// `GET /notification-preferences` (AIC-6).
    func preferences(_ call: Call) -> HTTPResponse {
        SpringResponse.json((preferences[call.userID] ?? .standard).json)
    }

    /// `PUT /notification-preferences`: all five fields (AIC-7). 422 leaves the stored ones as they are.
    func setPreferences(_ call: Call, _ body: RequestFields) -> Outcome<HTTPResponse> {
        var validation = Validation()
        let newOffers = validation.boolean("notifyNewOffers", in: body)
        let newProfessionals = validation.boolean("notifyNewProNearby", in: body)
        let localEvents = validation.boolean("notifyLocalEvents", in: body)
        let radius = validation.integer("notificationRadius", in: body, within: PreferencesData.radiusRange)
        let categories = validation.categories("preferredCategories", in: body)
        guard let newOffers, let newProfessionals, let localEvents, let radius, let categories,
            validation.errors.isEmpty
        else { return Outcome(call.invalid(validation.errors)) }
        let sent = PreferencesData(
            notifyNewOffers: newOffers,
            notifyNewProNearby: newProfessionals,
            notifyLocalEvents: localEvents,
            notificationRadius: radius,
            preferredCategories: categories
        )
        return Outcome(
            SpringResponse.json(sent.json),
            changes: [.preferences(userID: call.userID, sent)]
        )
    }
}

extension Validation {
    fileprivate mutating func categories(_ name: String, in body: RequestFields) -> [CategoryData]? {
        guard let list = list(name, in: body) else { return nil }
        var categories: [CategoryData] = []
        for (index, value) in list.enumerated() {
            // Of a list that is all wrong, the beginning tells enough.
            guard index < 20 || errors.isEmpty else { break }
            if let category: CategoryData = choice(value, at: "\(name)[\(index)]") { categories.append(category) }
        }
        return categories
    }
}

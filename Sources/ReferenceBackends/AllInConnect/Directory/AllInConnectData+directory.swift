import AppShell

extension AllInConnectData {
    /// `GET /offers`: the offers and events that fit, the nearest first (AIC-25).
    func searchOffers(_ call: Call) -> Outcome<HTTPResponse> {
        search(call) { search, position in
            let category = { (offer: OfferData) in search.category.map { $0 == offer.category } ?? true }
            let type = { (offer: OfferData) in search.type.map { $0 == offer.kind } ?? true }
            let places = professionalsByID
            return offers.filter { category($0) && type($0) }.map { offer in
                let professional = places[offer.professionalID]
                return Found(
                    id: offer.id,
                    distance: professional.flatMap { distance(of: $0, from: position) },
                    json: json(offer, of: professional, from: position)
                )
            }
        }
    }

    /// `GET /professionals`: those that fit, the nearest first; a type asks for those with an offer or event of it.
    func searchProfessionals(_ call: Call) -> Outcome<HTTPResponse> {
        search(call) { search, position in
            let offers = Dictionary(grouping: offers, by: \.professionalID)
            return professionals.compactMap { professional in
                let own = offers[professional.id] ?? []
                if let category = search.category, category != professional.category { return nil }
                if let type = search.type, !own.contains(where: { $0.kind == type }) { return nil }
                return Found(
                    id: professional.id,
                    distance: distance(of: professional, from: position),
                    json: json(professional, offers: own, from: position)
                )
            }
        }
    }

    /// `GET /offers/{id}`: one offer or event.
    func offer(_ id: Int, _ call: Call) -> HTTPResponse {
        detail(call) { position in
            offers.first { $0.id == id }.map { offer in
                json(offer, of: professionals.first { $0.id == offer.professionalID }, from: position)
            }
        }
    }

    /// `GET /professionals/{id}`: one professional with their offers and events.
    func professional(_ id: Int, _ call: Call) -> HTTPResponse {
        detail(call) { position in
            professionals.first { $0.id == id }.map { professional in
                json(professional, offers: offers.filter { $0.professionalID == id }, from: position)
            }
        }
    }
}

// MARK: - Searching

private struct Found {
    let id: Int
    /// In kilometres; nil where either place is not known.
    let distance: Double?
    let json: JSONValue

    /// The nearest first; what is equally far, or nobody knows how far, by its id.
    static func isBefore(_ one: Found, _ other: Found) -> Bool {
        (one.distance ?? .infinity, one.id) < (other.distance ?? .infinity, other.id)
    }
}

extension AllInConnectData {
    /// Distances are from where the request says the person is, else from where their last search said.
    private func search(_ call: Call, _ find: (Search, GeoPoint?) -> [Found]) -> Outcome<HTTPResponse> {
        let search: Search
        switch Search.read(call.target) {
        case .success(let read): search = read
        case .failure(let error): return Outcome(badQuery(call, error.errors))
        }
        let kept = positions[call.userID]
        let position = search.position ?? kept
        if search.radius != nil, position == nil {
            let error = FieldError(field: "radius", message: "demande latitude et longitude")
            return Outcome(badQuery(call, [error]))
        }
        var found = find(search, position)
        if let radius = search.radius { found.removeAll { ($0.distance ?? .infinity) > radius } }
        let answer = SpringResponse.json(.array(found.sorted(by: Found.isBefore).map(\.json)))
        guard let sent = search.position, sent != kept else { return Outcome(answer) }
        return Outcome(answer, changes: [.position(userID: call.userID, sent)])
    }

    /// A detail says how far, and keeps no position: it is no search.
    private func detail(_ call: Call, _ find: (GeoPoint?) -> JSONValue?) -> HTTPResponse {
        switch Search.read(call.target) {
        case .failure(let error): badQuery(call, error.errors)
        case .success(let search):
            find(search.position ?? positions[call.userID]).map { SpringResponse.json($0) } ?? call.notFound()
        }
    }

    /// 400, as Spring answers a parameter that it can't convert; with the errors by field.
    private func badQuery(_ call: Call, _ errors: [FieldError]) -> HTTPResponse {
        call.error(400, errors.first.map { "\($0.field) : \($0.message)" } ?? "", errors: errors)
    }
}

// MARK: - As the API gives them

extension AllInConnectData {
    private var professionalsByID: [Int: ProfessionalData] {
        Dictionary(professionals.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func distance(of professional: ProfessionalData, from position: GeoPoint?) -> Double? {
        position?.distance(to: professional.location)
    }

    /// In kilometres with two places.
    private func json(distance: Double?) -> JSONValue {
        distance.map { JSONValue(($0 * 100).rounded() / 100) } ?? .null
    }

    private func json(_ offer: OfferData, of professional: ProfessionalData?, from position: GeoPoint?) -> JSONValue {
        [
            "id": .number(JSONNumber(offer.id)),
            "title": .string(offer.title),
            "description": .string(offer.description),
            "price": offer.price,
            "start": .string(offer.start),
            "end": offer.end.map { .string($0) } ?? .null,
            "type": .string(offer.kind.rawValue),
            "category": .string(offer.category.rawValue),
            "professional": professional.map { .object($0.summary) } ?? .null,
            "distance": json(distance: professional.flatMap { distance(of: $0, from: position) }),
        ]
    }

    private func json(_ professional: ProfessionalData, offers: [OfferData], from position: GeoPoint?) -> JSONValue {
        var object = professional.summary
        object["distance"] = json(distance: distance(of: professional, from: position))
        object["offers"] = .array(offers.map { json($0, of: professional, from: position) })
        return .object(object)
    }
}

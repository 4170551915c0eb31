import AppShell

extension AllInConnectData {
    /// `GET /staff/v1/offers`: all of them, in the order of their ids.
    func offerList() -> HTTPResponse {
        SpringResponse.json(.array(offers.sorted { $0.id < $1.id }.map { staffJSON($0) }))
    }

    /// `GET /staff/v1/professionals`
    func professionalList() -> HTTPResponse {
        SpringResponse.json(.array(professionals.sorted { $0.id < $1.id }.map { .object($0.summary) }))
    }

    /// `PUT /staff/v1/offers/{id}`: an offer or event as the members' API gives it. 201 for one that is new, which is news
    /// to the members whom it may interest (AIC-22, AIC-24); 200 for one that was changed.
    func putOffer(_ id: Int, _ call: Call, _ body: RequestFields) -> Outcome<HTTPResponse> {
        var validation = Validation()
        validation.sameID(id, in: body)
        let title = validation.text("title", in: body, upTo: 255)
        let description = validation.text("description", in: body, upTo: 5_000)
        let price = validation.price("price", in: body)
        let start = validation.date("start", in: body)
        let end = body["end"] == nil ? nil : validation.date("end", in: body)
        let kind = validation.choice("type", in: body, as: OfferData.Kind.self)
        let category = validation.choice("category", in: body, as: CategoryData.self)
        let professionalID = validation.identifier("professional.id", in: body.nested("professional"))
        if let professionalID, !professionals.contains(where: { $0.id == professionalID }) {
            validation.fail("professional.id", "cet établissement n'existe pas")
        }
        if let start, let end, end.date < start.date { validation.fail("end", "doit suivre start") }
        guard let title, let description, let start, let kind, let category, let professionalID,
            validation.errors.isEmpty
        else { return Outcome(call.invalid(validation.errors)) }
        let offer = OfferData(
            id: id,
            title: title,
            description: description,
            priceInCents: price,
            start: start.text,
            end: end?.text,
            kind: kind,
            category: category,
            professionalID: professionalID
        )
        return published(publishing(offer, at: call.date), id, call, isKnown: offers.contains { $0.id == id })
    }

    /// `PUT /staff/v1/professionals/{id}`; see ``putOffer(_:_:_:)`` (AIC-23).
    func putProfessional(_ id: Int, _ call: Call, _ body: RequestFields) -> Outcome<HTTPResponse> {
        var validation = Validation()
        validation.sameID(id, in: body)
        let name = validation.text("name", in: body, upTo: 255)
        let category = validation.choice("category", in: body, as: CategoryData.self)
        let address = validation.text("address", in: body, upTo: 255)
        let city = validation.text("city", in: body, upTo: 100)
        let latitude = validation.number("latitude", in: body, within: -90...90)
        let longitude = validation.number("longitude", in: body, within: -180...180)
        guard let name, let category, let address, let city, let latitude, let longitude, validation.errors.isEmpty
        else { return Outcome(call.invalid(validation.errors)) }
        let professional = ProfessionalData(
            id: id,
            name: name,
            category: category,
            address: address,
            city: city,
            location: GeoPoint(latitude: latitude, longitude: longitude)
        )
        let isKnown = professionals.contains { $0.id == id }
        return published(publishing(professional, at: call.date), id, call, isKnown: isKnown)
    }

    /// `DELETE /staff/v1/offers/{id}`
    func removeOffer(_ id: Int, _ call: Call) -> Outcome<HTTPResponse> {
        guard offers.contains(where: { $0.id == id }) else { return Outcome(call.notFound()) }
        return Outcome(SpringResponse.empty(204), changes: [.offerRemoved(id: id)])
    }

    /// `DELETE /staff/v1/professionals/{id}`: 409 while an offer or event is at their place.
    func removeProfessional(_ id: Int, _ call: Call) -> Outcome<HTTPResponse> {
        guard professionals.contains(where: { $0.id == id }) else { return Outcome(call.notFound()) }
        let standing = offers.filter { $0.professionalID == id }.map(\.id).sorted()
        guard standing.isEmpty else {
            let ids = standing.prefix(10).map { "\($0)" }.joined(separator: ", ") + (standing.count > 10 ? "…" : "")
            return Outcome(call.error(409, "Des offres sont encore en ligne : \(ids)."))
        }
        return Outcome(SpringResponse.empty(204), changes: [.professionalRemoved(id: id)])
    }

    private func published(
        _ outcome: Outcome<NewsReport>,
        _ id: Int,
        _ call: Call,
        isKnown: Bool
    ) -> Outcome<HTTPResponse> {
        guard !isKnown || !call.isForNewOnly else { return Outcome(call.alreadyThere()) }
        let answer = SpringResponse.json(outcome.result.json(of: id), status: isKnown ? 200 : 201)
        return Outcome(answer, changes: outcome.changes, pushes: outcome.pushes)
    }

    private func staffJSON(_ offer: OfferData) -> JSONValue {
        [
            "id": .number(JSONNumber(offer.id)),
            "title": .string(offer.title),
            "description": .string(offer.description),
            "price": offer.price,
            "start": .string(offer.start),
            "end": offer.end.map { .string($0) } ?? .null,
            "type": .string(offer.kind.rawValue),
            "category": .string(offer.category.rawValue),
            "professional": ["id": .number(JSONNumber(offer.professionalID))],
        ]
    }
}

extension NewsReport {
    /// How many were told and held; a member may be held for several reasons.
    fileprivate func json(of id: Int) -> JSONValue {
        let reasons = HoldReason.allCases.compactMap { reason in
            let count = held.count { $0.reasons.contains(reason) }
            return count == 0 ? nil : (reason.word, JSONValue.number(JSONNumber(count)))
        }
        return [
            "id": .number(JSONNumber(id)),
            "told": .number(JSONNumber(recipients.count)),
            "held": .number(JSONNumber(held.count)),
            "reasons": .object(JSONObject(reasons)),
        ]
    }
}

extension HoldReason {
    /// As the staff's API writes it.
    fileprivate var word: String {
        switch self {
        case .noTarget: "NO_TARGET"
        case .switchedOff: "SWITCHED_OFF"
        case .unknownPlace: "UNKNOWN_PLACE"
        case .tooFar: "TOO_FAR"
        case .otherCategory: "OTHER_CATEGORY"
        }
    }
}

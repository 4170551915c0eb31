import AppShell

extension AllInConnectData {
    /// `GET /staff/v1/members`, or with `email` the one of that email: without passwords, in the order of their ids.
    func memberList(_ call: Call) -> HTTPResponse {
        let email = call.target.item("email")?.lowercased()
        let found = users.filter { user in email.map { user.email.lowercased() == $0 } ?? true }
        let devices = Dictionary(grouping: registrations, by: \.userID)
        let rows = found.sorted { $0.id < $1.id }.map { user in user.staffJSON(devices: devices[user.id]?.count ?? 0) }
        return SpringResponse.json(.array(rows))
    }

    /// `DELETE /staff/v1/members/{id}`: with everything that is kept of them. Their tokens are void from then on, also
    /// once another member has that id.
    func removeMember(_ id: Int, _ call: Call) -> Outcome<HTTPResponse> {
        guard users.contains(where: { $0.id == id }) else { return Outcome(call.notFound()) }
        return Outcome(
            SpringResponse.empty(204),
            changes: [.memberRemoved(id: id, generation: nextGeneration(of: id))]
        )
    }

    /// `DELETE /staff/v1/sessions` and `DELETE /staff/v1/members/{id}/sessions`: their next calls are answered 401.
    func revokeSessions(of memberID: Int?, _ call: Call) -> Outcome<HTTPResponse> {
        guard let memberID else {
            return Outcome(SpringResponse.empty(204), changes: [.revoked(generation: tokenGeneration &+ 1)])
        }
        guard users.contains(where: { $0.id == memberID }) else { return Outcome(call.notFound()) }
        let generation = nextGeneration(of: memberID)
        return Outcome(
            SpringResponse.empty(204),
            changes: [.memberRevoked(id: memberID, generation: generation)]
        )
    }

    private func nextGeneration(of memberID: Int) -> Int { (memberGenerations[memberID] ?? 0) &+ 1 }

    /// What holds once a member was put, and whether they were there. With another password their sessions end.
    fileprivate func put(_ sent: SentMember, password: String?, _ call: Call) -> Outcome<HTTPResponse> {
        let known = users.first { $0.id == sent.id }
        guard known == nil || !call.isForNewOnly else { return Outcome(call.alreadyThere()) }
        guard !users.contains(where: { $0.id != sent.id && $0.email.lowercased() == sent.email.lowercased() }) else {
            let error = FieldError(field: "email", message: "appartient à un autre membre")
            return Outcome(call.invalid([error]))
        }
        guard let kept = password ?? known?.password else {
            return Outcome(call.invalid([FieldError(field: "password", message: "ne doit pas être nul")]))
        }
        let user = UserData(
            id: sent.id,
            email: sent.email,
            password: kept,
            firstName: sent.firstName,
            lastName: sent.lastName,
            card: sent.card
        )
        var changes: [AllInConnectChange] = [.member(user)]
        if let known, known.password != kept {
            changes.append(.memberRevoked(id: sent.id, generation: nextGeneration(of: sent.id)))
        }
        let devices = registrations.count { $0.userID == sent.id }
        let answer = SpringResponse.json(user.staffJSON(devices: devices), status: known == nil ? 201 : 200)
        return Outcome(answer, changes: changes)
    }
}

extension AllInConnectBackend {
    /// `PUT /staff/v1/members/{id}`: email, password, first_name, last_name, card. A password that is absent stays; so
    /// does one that is the same, and with it the member's sessions.
    func putMember(_ id: Int, _ call: Call, _ body: RequestFields) -> HTTPResponse {
        let known = data.users.first { $0.id == id }
        var validation = Validation()
        let sent = SentMember(id, in: body, &validation)
        // Of somebody new one is asked for.
        let password =
            known != nil && body["password"] == nil ? nil : validation.password("password", in: body, upTo: 1_024)
        guard let sent, validation.errors.isEmpty else { return call.invalid(validation.errors) }
        // Before a hash is computed for nothing.
        guard known == nil || !call.isForNewOnly else { return call.alreadyThere() }
        var kept: String?
        if let password {
            let isSame = known.map { passwords.verifies(password, against: $0.password) } ?? false
            kept = isSame ? known?.password : passwords.hash(password)
            guard kept != nil else { return call.error(503, "Le service est momentanément indisponible.") }
        }
        return committed(call) { $0.put(sent, password: kept, call) }
    }
}

/// A member as a body names one, all but the password.
private struct SentMember {
    let id: Int
    let email: String
    let firstName: String
    let lastName: String
    let card: UserData.Card

    init?(_ id: Int, in body: RequestFields, _ validation: inout Validation) {
        validation.sameID(id, in: body)
        let email = validation.email("email", in: body)
        let firstName = validation.text("first_name", in: body, upTo: 100)
        let lastName = validation.text("last_name", in: body, upTo: 100)
        let card = body.nested("card")
        let number = validation.text("card.number", in: card, upTo: 64)
        let type = validation.text("card.type", in: card, upTo: 64)
        let validUntil = validation.day("card.valid_until", in: card)
        guard let email, let firstName, let lastName, let number, let type, let validUntil else { return nil }
        self.id = id
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.card = UserData.Card(number: number, type: type, validUntil: validUntil)
    }
}

extension UserData {
    fileprivate func staffJSON(devices: Int) -> JSONValue {
        [
            "id": .number(JSONNumber(id)),
            "email": .string(email),
            "first_name": .string(firstName),
            "last_name": .string(lastName),
            "card": [
                "number": .string(card.number),
                "type": .string(card.type),
                "valid_until": .string(card.validUntil),
            ],
            "devices": .number(JSONNumber(devices)),
        ]
    }
}

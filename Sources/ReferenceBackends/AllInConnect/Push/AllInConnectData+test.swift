import AppShell

extension AllInConnectData {
    /// `POST /push/test`: type, offerId or professionalId, title, body; to the caller's own devices (AIC-26). Whether
    /// there is such an offer is not asked: what the phone does without it is worth a test too.
    func testPush(_ call: Call, _ body: RequestFields) -> Outcome<HTTPResponse> {
        var validation = Validation()
        let type = body["type"] == nil ? .offer : validation.choice("type", in: body, as: TestType.self)
        let title = validation.text("title", in: body, upTo: 255)
        let text = validation.text("body", in: body, upTo: 1_000)
        let target = validation.target(of: type, in: body)
        guard let title, let text, let target, validation.errors.isEmpty else {
            return Outcome(call.invalid(validation.errors))
        }
        let test = PushText(target: target, title: title, body: text)
        let pushes = registrations.filter { $0.userID == call.userID }.map { test.message(to: $0, at: call.date) }
        return Outcome(
            SpringResponse.json(["sent": .number(JSONNumber(pushes.count))]),
            pushes: pushes
        )
    }
}

private enum TestType: String, CaseIterable {
    case offer = "OFFER"
    case event = "EVENT"
    case professional = "PROFESSIONAL"
}

extension Validation {
    /// Where it names neither an offer nor a professional, the tap would lead nowhere, and nothing is sent (AIC-27).
    fileprivate mutating func target(of type: TestType?, in body: RequestFields) -> PushTarget? {
        switch type {
        case nil: nil
        case .offer: identifier("offerId", in: body).map(PushTarget.offer)
        case .event: identifier("offerId", in: body).map(PushTarget.event)
        case .professional: identifier("professionalId", in: body).map(PushTarget.professional)
        }
    }
}

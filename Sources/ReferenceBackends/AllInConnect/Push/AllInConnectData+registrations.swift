import AppShell

extension AllInConnectData {
    /// `POST /push/register`: token, platform, environment, deviceId (AIC-1). 201 without a body for a token that is
    /// new; 200 with a message for a known one, whoever had it before (AIC-3). A member has ``maximumDevices`` at most.
    func register(_ call: Call, _ body: RequestFields) -> Outcome<HTTPResponse> {
        var validation = Validation()
        let token = validation.token("token", in: body, upTo: 4_096)
        _ = validation.choice("platform", in: body, as: Platform.self)
        let environment = validation.choice("environment", in: body, as: RegistrationData.Environment.self)
        let deviceID = validation.deviceID(in: body)
        guard let token, let environment, validation.errors.isEmpty else {
            return Outcome(call.invalid(validation.errors))
        }
        let isKnown = registrations.contains { $0.token == token }
        let registration = RegistrationData(
            token: token,
            userID: call.userID,
            environment: environment,
            deviceID: deviceID,
            date: call.date
        )
        let message: JSONValue = ["message": "Cet appareil est déjà enregistré."]
        return Outcome(
            isKnown ? SpringResponse.json(message) : SpringResponse.empty(201),
            changes: [.registered(registration)] + surplus(beside: registration).map { .unregistered(token: $0.token) }
        )
    }

    /// More than that nobody carries: what was registered first makes room.
    static let maximumDevices = 20

    private func surplus(beside new: RegistrationData) -> [RegistrationData] {
        let others = registrations.filter { row in
            row.userID == new.userID && row.token != new.token && !row.isDevice(of: new)
        }
        return Array(others.prefix(max(0, others.count + 1 - AllInConnectData.maximumDevices)))
    }

    /// `DELETE /push/register`: token, deviceId; 204 also where there is nothing to take away. Other members' devices
    /// stay.
    func unregister(_ call: Call, _ body: RequestFields) -> Outcome<HTTPResponse> {
        var validation = Validation()
        let token = validation.token("token", in: body, upTo: 4_096)
        let deviceID = validation.deviceID(in: body)
        guard let token, validation.errors.isEmpty else {
            return Outcome(call.invalid(validation.errors))
        }
        let gone = registrations.filter { registration in
            registration.userID == call.userID
                && (registration.token == token || deviceID != nil && registration.deviceID == deviceID)
        }
        return Outcome(SpringResponse.empty(204), changes: gone.map { .unregistered(token: $0.token) })
    }

    private enum Platform: String, CaseIterable {
        case iOS = "IOS"
    }
}

extension Validation {
    /// Empty where the phone has none to give, which says as much as its absence.
    fileprivate mutating func deviceID(in body: RequestFields) -> String? {
        guard let value = body["deviceId"], value != "" else { return nil }
        return token("deviceId", in: body, upTo: 255)
    }
}

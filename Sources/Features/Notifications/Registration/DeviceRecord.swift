import AppShell

/// What is known of this device and of what the back end has taken. Kept in the secret store, whole: tokens, addresses
/// and bearers stand nowhere else (MAD-NFR7).
struct DeviceRecord: Hashable, Codable {
    /// A registration, as the back end takes it.
    struct Accepted: Hashable, Codable {
        let token: String
        /// nil as APNs.
        var kind: DeviceRegistration.Kind?
        let appVersion: String
        let email: String?
        /// Who was signed in; nil where nobody does.
        var account: String?
        /// nil where ``account`` is.
        var environment: PushEnvironment?
    }

    /// A registration to take back, of someone who has signed out. The bearer is theirs, and kept for this alone.
    struct Farewell: Hashable, Codable {
        let registration: Accepted
        let account: String
        let bearer: String
    }

    /// As the push service last gave it.
    var token: String?
    /// As the messaging service last gave it.
    var messagingToken: String?
    /// What tells this device from the member's others; made once, and never let go.
    var deviceID: String?
    var email: String?
    /// What the back end last took; nil also while that is uncertain: a call may count although its answer was lost.
    var accepted: Accepted?
    /// What was last sent for whoever is signed in, whatever came of it.
    var sent: Accepted?
    /// The oldest first.
    var farewells: [Farewell]?
    /// Who was signed in last, unless they have signed out.
    var member: String?
    /// The token under which the back end knows this device.
    var knownToken: String?
    /// What it last took for that token; nil also while that is uncertain.
    var preferences: DevicePreferences?

    /// More members than one phone passes through without a network; the oldest go.
    static let maximumFarewells = 10

    /// Nobody is signed in any more, and the next one is registered anew.
    ///
    /// - Parameter leaving: nil where that is not known.
    mutating func signOut(_ leaving: String?, bearer: String) {
        if let sent, let account = sent.account, leaving == nil || leaving == account {
            let others = (farewells ?? []).filter { $0.account != account }
            let farewell = Farewell(registration: sent, account: account, bearer: bearer)
            farewells = (others + [farewell]).suffix(Self.maximumFarewells)
        }
        forgetRegistration()
        sent = nil
    }

    /// Someone is signed in: they need no farewell, and what was sent for another one is not theirs.
    mutating func signIn(_ account: String) {
        forgetFarewells { $0.account == account }
        guard let sent, sent.account != account else { return }
        self.sent = nil
        forgetRegistration()
    }

    mutating func forgetFarewells(where isOver: (Farewell) -> Bool) {
        farewells?.removeAll(where: isOver)
        if farewells?.isEmpty == true { farewells = nil }
    }

    /// The back end is told of this device again.
    mutating func forgetRegistration() {
        accepted = nil
        knownToken = nil
        preferences = nil
    }

    /// What reaches this device now, if anything does.
    func address(usesMessaging: Bool) -> (token: String, kind: DeviceRegistration.Kind)? {
        if usesMessaging, let messagingToken { return (messagingToken, .fcm) }
        return token.map { ($0, .apns) }
    }
}

extension DeviceRecord: Redacted {}
extension DeviceRecord.Accepted: Redacted {
    func registration(deviceID: String) -> DeviceRegistration {
        DeviceRegistration(
            token: Secret(token),
            kind: kind ?? .apns,
            appVersion: appVersion,
            email: email.map { Secret($0) },
            environment: environment ?? .production,
            deviceID: deviceID
        )
    }
}

extension DeviceRecord.Farewell: Redacted {}

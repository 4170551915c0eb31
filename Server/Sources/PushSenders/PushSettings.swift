import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a host gives to have notifications really sent: keys, and whose they are (AIC-21).
///
/// Read from a JSON file. Each service is optional; what is addressed to one that is not there is logged and not sent.
/// Paths of files are taken from the folder of the settings file. An issue names its location, never a secret. `origin` and
/// `trustRootsFile` beside a service's other values point it to another server, such as a simulated service.
///
/// ```json
/// {
///     "apns": {
///         "sandbox": {
///             "keyFile": "AuthKey_S.p8", "keyId": "ABC123DEFG", "teamId": "DEF123GHIJ", "topic": "fr.allinconnect.app"
///         },
///         "production": {
///             "keyFile": "AuthKey_P.p8", "keyId": "GFEDCBA321", "teamId": "DEF123GHIJ", "topic": "fr.allinconnect.app"
///         }
///     },
///     "fcm": {"serviceAccountFile": "service-account.json"},
///     "hoursToLive": 24
/// }
/// ```
public struct PushSettings: Sendable {
    /// nil where no notification goes that way.
    public var apnsSandbox: APNsSettings?
    public var apnsProduction: APNsSettings?
    public var fcm: FCMSettings?
    /// How long a notification is worth delivering, from when it was handed in; 24 hours unless told otherwise.
    public var timeToLive: Duration

    public init(
        apnsSandbox: APNsSettings? = nil,
        apnsProduction: APNsSettings? = nil,
        fcm: FCMSettings? = nil,
        timeToLive: Duration = .seconds(86_400)
    ) {
        self.apnsSandbox = apnsSandbox
        self.apnsProduction = apnsProduction
        self.fcm = fcm
        self.timeToLive = timeToLive
    }

    /// Which services it has credentials for, in the order of ``PushEndpoint``'s cases.
    public var endpoints: [PushEndpoint] {
        PushEndpoint.allCases.filter { endpoint in
            switch endpoint {
            case .apnsSandbox: apnsSandbox != nil
            case .apnsProduction: apnsProduction != nil
            case .fcm: fcm != nil
            }
        }
    }
}

/// One of Apple's two environments, and the credentials that it takes.
///
/// Apple, "Establishing a token-based connection to APNs".
public struct APNsSettings: Sendable {
    /// PEM text of the key's .p8 file (PKCS #8, P-256).
    public let privateKey: String
    /// Ten characters, of the key.
    public let keyID: String
    /// Ten characters, of the developer team.
    public let teamID: String
    /// The app's bundle identifier.
    public let topic: String
    /// Another server in Apple's place, such as a simulated one at `https://localhost:8443`; nil is Apple's own.
    public let origin: String?
    /// PEM text of the certificates to trust in the place of the system's, for such a server.
    public let trustRoots: String?

    public init(
        privateKey: String,
        keyID: String,
        teamID: String,
        topic: String,
        origin: String? = nil,
        trustRoots: String? = nil
    ) {
        self.privateKey = privateKey
        self.keyID = keyID
        self.teamID = teamID
        self.topic = topic
        self.origin = origin
        self.trustRoots = trustRoots
    }
}

/// A Firebase project, and the service account that sends for it.
///
/// Google, "Send messages using the FCM HTTP v1 API"; RFC 7523 for the account's assertions.
public struct FCMSettings: Sendable {
    public let projectID: String
    public let clientEmail: String
    /// PEM text (PKCS #8, RSA).
    public let privateKey: String
    /// nil where the account's file names none.
    public let privateKeyID: String?
    /// Where access tokens are issued: `https://oauth2.googleapis.com/token`.
    public let tokenURL: String
    /// Another server in the place of `https://fcm.googleapis.com`; nil is Google's own.
    public let origin: String?
    /// PEM text of the certificates to trust in the place of the system's, for such a server.
    public let trustRoots: String?

    public init(
        projectID: String,
        clientEmail: String,
        privateKey: String,
        privateKeyID: String? = nil,
        tokenURL: String = "https://oauth2.googleapis.com/token",
        origin: String? = nil,
        trustRoots: String? = nil
    ) {
        self.projectID = projectID
        self.clientEmail = clientEmail
        self.privateKey = privateKey
        self.privateKeyID = privateKeyID
        self.tokenURL = tokenURL
        self.origin = origin
        self.trustRoots = trustRoots
    }
}

/// Everything that is wrong with push settings, at once.
public struct PushSettingsError: Error, Hashable, Sendable, CustomStringConvertible {
    public let issues: [String]

    public init(_ issues: [String]) {
        self.issues = issues
    }

    public var description: String { issues.joined(separator: "\n") }
}

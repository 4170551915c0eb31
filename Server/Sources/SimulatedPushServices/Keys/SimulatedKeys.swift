import Crypto
import CryptoExtras

/// A signing key of an Apple developer team, as its .p8 file holds it; made for one run.
public struct APNsKey: Sendable {
    public let keyID: String
    public let teamID: String
    private let key: P256.Signing.PrivateKey

    public init(keyID: String = "ABC123DEFG", teamID: String = "DEF123GHIJ") {
        self.keyID = keyID
        self.teamID = teamID
        key = P256.Signing.PrivateKey()
    }

    /// PEM text of the private key.
    public var privateKey: String { key.pemRepresentation }
    /// PEM text of the public key.
    public var publicKey: String { key.publicKey.pemRepresentation }
}

/// A service account of a Firebase project, as the console hands it out; made for one run.
public struct FCMAccount: Sendable {
    public let projectID: String
    public let clientEmail: String
    public let privateKeyID: String
    private let key: _RSA.Signing.PrivateKey

    public init(projectID: String = "allinconnect-test") throws {
        self.projectID = projectID
        clientEmail = "push@\(projectID).iam.gserviceaccount.com"
        privateKeyID = "0123456789abcdef0123456789abcdef01234567"
        key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
    }

    /// PEM text of the private key.
    public var privateKey: String { key.pemRepresentation }
    /// PEM text of the public key.
    public var publicKey: String { key.publicKey.pemRepresentation }
}

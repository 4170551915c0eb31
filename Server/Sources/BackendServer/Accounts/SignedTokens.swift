public import AllInConnectBackend
import Crypto
import JWTKit

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Bearer tokens that outlive the process: JSON Web Tokens, HS256, with `sub`, `iat`, `exp` and the
/// generation as `gen` (AIC-20; RFC 7519).
///
/// Read and written by JWTKit, whose own key collection is an actor while a back end answers at once; so the code that
/// authenticates is laid on by swift-crypto's HMAC here. A token is taken in the one form in which it is issued: the
/// signature is compared as text, since base64url would let its last character vary.
public struct SignedTokens: TokenAuthority {
    private let key: SymmetricKey
    private let lifetime: Double

    /// What a secret must have at least, in bytes: as much as SHA-256's output (RFC 7518, 3.2).
    public static let minimumSecretBytes = 32
    /// Of a token, in seconds: an hour to a day; a day unless told otherwise.
    public static let lifetimes = 3_600.0...86_400.0
    /// No token that was issued here is longer.
    private static let maximumBytes = 1_024

    /// - Parameters:
    ///   - secret: at least ``minimumSecretBytes``.
    ///   - lifetime: of a token, in seconds; what is outside of ``lifetimes`` is brought inside.
    public init(secret: [UInt8], lifetime: Double = 86_400) throws(StartError) {
        guard secret.count >= SignedTokens.minimumSecretBytes else {
            throw StartError(
                "The token secret has \(secret.count) bytes; it needs at least \(SignedTokens.minimumSecretBytes)."
            )
        }
        key = SymmetricKey(data: secret)
        self.lifetime = min(max(lifetime, SignedTokens.lifetimes.lowerBound), SignedTokens.lifetimes.upperBound)
    }

    public func issue(_ claims: TokenClaims, at date: Date) -> String {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let claims = Claims(
            sub: SubjectClaim(value: "\(claims.userID)"),
            gen: claims.generation,
            iat: IssuedAtClaim(value: Date(timeIntervalSince1970: seconds)),
            exp: ExpirationClaim(value: Date(timeIntervalSince1970: seconds + lifetime))
        )
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = .sortedKeys
        // Three claims of this kind can always be written; a token of none is valid nowhere.
        guard let payload = try? DefaultJWTSerializer(jsonEncoder: encoder).serialize(claims, header: JWTHeader())
        else { return "none" }
        let signed = "\(SignedTokens.header).\(String(decoding: payload, as: UTF8.self))"
        return "\(signed).\(signature(of: signed))"
    }

    public func claims(of token: String, at date: Date) -> TokenClaims? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard token.utf8.count <= SignedTokens.maximumBytes, parts.count == 3,
            SignedTokens.areEqual(signature(of: "\(parts[0]).\(parts[1])"), String(parts[2])),
            let (header, claims, _) = try? DefaultJWTParser().parse(Array(token.utf8), as: Claims.self),
            header.alg == "HS256", date < claims.exp.value, let userID = Int(claims.sub.value)
        else { return nil }
        return TokenClaims(userID: userID, generation: claims.gen)
    }

    /// `{"alg":"HS256","typ":"JWT"}`
    private static let header = Data(#"{"alg":"HS256","typ":"JWT"}"#.utf8).base64URLText

    private func signature(of text: String) -> String {
        Data(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)).base64URLText
    }

    /// Takes as long wherever they differ.
    private static func areEqual(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

private struct Claims: JWTPayload {
    let sub: SubjectClaim
    /// Of the tokens: those of an older one are void (``AllInConnectData/tokenGeneration``).
    let gen: Int
    let iat: IssuedAtClaim
    let exp: ExpirationClaim

    /// Not asked here: the moment is the call's.
    func verify(using _: some JWTAlgorithm) throws {
        try exp.verifyNotExpired()
    }
}

extension Data {
    /// Base64 for URLs, without padding (RFC 4648, 5).
    fileprivate var base64URLText: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

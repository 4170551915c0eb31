#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a token vouches for.
public struct TokenClaims: Hashable, Sendable {
    public let userID: Int
    /// ``AllInConnectData/generation(of:)`` when it was issued.
    public let generation: Int

    public init(userID: Int, generation: Int) {
        self.userID = userID
        self.generation = generation
    }
}

/// Issues the bearer tokens of a sign-in, and knows them again (AIC-20).
///
/// In process ``OpaqueTokens``; a served back end signs them instead (HS256 with `sub`, `iat`, `exp`, and the generation
/// as a claim of its own), so that they outlive its process. Whether a generation still counts is not its concern: the
/// back end asks its data.
public protocol TokenAuthority: Sendable {
    /// A token of ASCII characters without spaces.
    func issue(_ claims: TokenClaims, at date: Date) -> String

    /// - Returns: what this token was issued for; nil for one that was never issued, was changed, or has expired by then.
    func claims(of token: String, at date: Date) -> TokenClaims?
}

/// Compares a password with what is kept of it, and says what is kept of a new one.
public protocol PasswordVerifier: Sendable {
    /// - Parameter kept: ``UserData/password``.
    func verifies(_ password: String, against kept: String) -> Bool

    /// What is kept of a password; nil where there is no memory to compute it.
    func hash(_ password: String) -> String?
}

/// Passwords kept as they are: for sample data, and for nothing else.
public struct PlainPasswords: PasswordVerifier {
    public init() {}

    public func verifies(_ password: String, against kept: String) -> Bool {
        !kept.isEmpty && password.utf8.elementsEqual(kept.utf8)
    }

    public func hash(_ password: String) -> String? { password }
}

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Issues the bearer tokens of a sign-in, and knows them again (AIC-20).
///
/// In process ``OpaqueTokens``; a served back end signs them instead (HS256 with `sub`, `iat`, `exp`), so that they
/// outlive its process.
public protocol TokenAuthority: Sendable {
    /// A token of ASCII characters without spaces.
    func issue(for userID: Int, at date: Date) -> String

    /// - Returns: whose token this is; nil for one that was never issued, was changed, or has expired by then.
    func userID(of token: String, at date: Date) -> Int?
}

/// Compares a password with what is kept of it.
public protocol PasswordVerifier: Sendable {
    /// - Parameter kept: ``UserData/password``.
    func verifies(_ password: String, against kept: String) -> Bool
}

/// Passwords kept as they are: for sample data, and for nothing else.
public struct PlainPasswords: PasswordVerifier {
    public init() {}

    public func verifies(_ password: String, against kept: String) -> Bool {
        !kept.isEmpty && password.utf8.elementsEqual(kept.utf8)
    }
}

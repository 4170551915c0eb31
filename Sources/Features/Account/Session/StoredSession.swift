import AppShell

/// What outlives the process of a session, whole, in the secret store: token, address and card stand nowhere else, and
/// go together.
struct StoredSession: Hashable, Codable {
    static let key = StoredKey("account.session")

    struct Access: Hashable, Codable {
        let email: String
        let token: String
        /// Whether the phone's clock says nothing of the token's end; see ``AppShellAccountFeature/Access``.
        var ignoresEnd: Bool?
    }

    /// nil: nobody is signed in.
    var access: Access?
    /// As it was last loaded in this session.
    var member: Member?
}

extension StoredSession: Redacted {}
extension StoredSession.Access: Redacted {}

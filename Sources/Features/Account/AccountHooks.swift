public import AppShell

/// What a product learns of the session, and what it adds to the profile.
///
/// Called on the host's isolation, at once; what they start goes on by itself.
public struct AccountHooks {
    /// A line of the profile that leads somewhere else.
    public struct ProfileRow {
        public let label: String
        public let open: (Router) -> Void

        public init(_ label: String, open: @escaping (Router) -> Void) {
            self.label = label
            self.open = open
        }
    }

    /// The token as it is now, nil where there is none: when the app starts, at sign-in and when a session ends; before
    /// the ones below.
    public var onAccess: (Secret?) -> Void
    /// Somebody has signed in, or is still signed in from an earlier launch: then when the app starts, or later where the
    /// kept session could not be read.
    public var onSignIn: (_ email: String) -> Void
    /// The person has signed out. With the token that was dropped, for the last call with it.
    ///
    /// The address is nil only where it is not known.
    public var onSignOut: (_ email: String?, _ token: Secret) -> Void
    /// A session has ended by itself: the same person is asked to come back. The token is refused by now.
    public var onExpire: (_ email: String?, _ token: Secret) -> Void
    /// On the profile, in order, each with a label of its own.
    public var profileRows: [ProfileRow]

    /// - Parameter onExpire: as when they sign out, by default.
    public init(
        onAccess: @escaping (Secret?) -> Void = { _ in },
        onSignIn: @escaping (_ email: String) -> Void = { _ in },
        onSignOut: @escaping (_ email: String?, _ token: Secret) -> Void = { _, _ in },
        onExpire: ((_ email: String?, _ token: Secret) -> Void)? = nil,
        profileRows: [ProfileRow] = []
    ) {
        self.onAccess = onAccess
        self.onSignIn = onSignIn
        self.onSignOut = onSignOut
        self.onExpire = onExpire ?? onSignOut
        self.profileRows = profileRows
    }
}

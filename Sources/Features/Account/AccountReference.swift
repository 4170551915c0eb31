public import AppShell

/// The account as other features ask for it, without holding it.
///
/// The account's hooks lead to these features: holding each other, all of them would stay in memory when the app has
/// ended. The app holds the account, by what ``AccountModule`` contributes; once that is gone, nobody is signed in.
public struct AccountReference {
    private weak var account: Account?

    public init(_ account: Account) {
        self.account = account
    }

    public var isSignedIn: Bool { account?.isSignedIn ?? false }

    /// See ``Account/gate(_:)``.
    public func gate(_ router: Router) -> Content? { account?.gate(router) }

    /// See ``Account/expire(_:)``.
    public func expire(_ token: Secret? = nil) { account?.expire(token) }
}

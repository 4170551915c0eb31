import AppShell

/// What people chose and the back end does not have for certain; of accounts, which the secret store alone may hold.
struct UnsavedSubscriptions: Hashable, Codable {
    /// The choice of someone who has signed out, and the bearer that was dropped, for the one call that saves it.
    struct Farewell: Hashable, Codable {
        let account: String
        let bearer: String
        let choice: SubscriptionPreferences
    }

    /// More members than one phone passes through without a network; the oldest go.
    static let maximumFarewells = 10

    /// Whose ``choice`` it is: of who is signed in, or whose session has ended by itself.
    var account: String?
    var choice: SubscriptionPreferences?
    /// The oldest first.
    var farewells: [Farewell]?

    /// Someone is signed in: what they chose before they signed out is theirs again, what someone else's session left
    /// is nobody's any more.
    mutating func signIn(_ account: String) {
        if self.account != account {
            self.account = nil
            choice = nil
        }
        if choice == nil, let farewell = farewells?.last(where: { $0.account == account }) {
            self.account = account
            choice = farewell.choice
        }
        forgetFarewells { $0.account == account }
    }

    /// - Parameter unsaved: what is still to be saved of them, if anything is.
    mutating func signOut(_ leaving: String?, unsaved: SubscriptionPreferences?, bearer: Secret) {
        account = nil
        choice = nil
        guard let leaving, let unsaved else { return }
        let others = (farewells ?? []).filter { $0.account != leaving }
        let farewell = Farewell(account: leaving, bearer: bearer.reveal(), choice: unsaved)
        farewells = (others + [farewell]).suffix(Self.maximumFarewells)
    }

    mutating func forgetFarewells(where isOver: (Farewell) -> Bool) {
        farewells?.removeAll(where: isOver)
        if farewells?.isEmpty == true { farewells = nil }
    }
}

extension UnsavedSubscriptions: Redacted {}
extension UnsavedSubscriptions.Farewell: Redacted {}

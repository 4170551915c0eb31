public import AppShell

/// What the module needs from a back end that keeps with an account what it hears of; always with the bearer of whoever is
/// signed in.
public protocol SubscriptionService: Sendable {
    /// AIC-6.
    func subscriptions() async throws(APIError) -> SubscriptionPreferences

    /// Puts them in place of those before (AIC-7). ``APIError/Group/invalid(message:fields:)`` leaves those as they are.
    func setSubscriptions(_ preferences: SubscriptionPreferences) async throws(APIError)

    /// The same for someone who has signed out before it was done.
    ///
    /// - Parameter authorization: the bearer of the one who was signed in, which the app has let go otherwise.
    func setSubscriptions(_ preferences: SubscriptionPreferences, authorization: Secret) async throws(APIError)
}

import AppShell

/// The bearer token of whoever is signed in: changed by the account, read by each call.
final class AccessToken: Sendable {
    private let token = Lock<Secret?>(nil)

    var current: Secret? { token.withLock { $0 } }

    func set(_ token: Secret?) {
        self.token.withLock { $0 = token }
    }
}

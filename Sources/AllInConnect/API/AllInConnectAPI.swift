import AppShell

/// ALL IN Connect's Spring back end (docs/apis.md).
struct AllInConnectAPI: Sendable {
    static let productionURL = "https://api.allinconnect.fr/api/v1"

    let access: AccessToken
    let environment: AppEnvironment

    init(access: AccessToken, environment: AppEnvironment) {
        self.access = access
        self.environment = environment
    }

    /// Calls as whoever is signed in now.
    var client: APIClient { client(as: access.current) }

    /// - Parameter token: nil for sign-in, which alone is open.
    func client(as token: Secret?) -> APIClient {
        APIClient(
            baseURL: environment.configuration.apiBaseURL ?? AllInConnectAPI.productionURL,
            headers: token.map { ["Authorization": "Bearer \($0.reveal())"] } ?? [:],
            environment: environment
        )
    }

    /// Degrees with five places, about a metre.
    static func degrees(_ degrees: Double) -> String { "\((degrees * 100_000).rounded() / 100_000)" }
}

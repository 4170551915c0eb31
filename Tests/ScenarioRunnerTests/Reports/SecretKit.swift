import AppShell
import AppShellHeadless
import FoundationEssentials
import ScenarioRunner

/// An app that signs in, keeps its token in the secret store, and sends it in every place where a token can stand.
enum SecretApp: Product {
    static let manifest = AppManifest(
        id: "secret",
        name: "Secret",
        navigation: .stack(root: Hello().route),
        links: LinkPolicy(hosts: ["secret.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [SecretModule(environment: environment)]
    }
}

private struct SecretModule: FeatureModule {
    let id = "secret"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.store(SecretScreen.key)
        contributions.destination(Hello.self, placement: .stack) { _, _ in SecretScreen(environment: environment) }
    }
}

private final class SecretScreen: Screen {
    static let key = StoredKey("secret.token")
    private let environment: AppEnvironment
    private var answers: [String] = []

    init(environment: AppEnvironment) {
        self.environment = environment
    }

    var content: Content {
        .screen("Compte") {
            Content.button("Se connecter") { await self.signIn() }
            Content.text(answers.isEmpty ? "Personne" : answers.joined(separator: "\n"))
        }
    }

    private func signIn() async {
        let client = APIClient(baseURL: "https://secret.example/api", environment: environment)
        let body = Array(#"{"email":"a@b.fr","password":"\#(SecretBackend.password)"}"#.utf8)
        guard let answer = try? await client.send(.post, "/auth/authenticate", body: body) else { return }
        let secret = Secret(String(decoding: answer.body, as: UTF8.self))
        try? await environment.storage.secrets.setSecret(secret, for: Self.key)
        answers.append("Jeton : \(secret), \([secret]), \(String(reflecting: secret))")
        await use()
    }

    private func use() async {
        guard let token = (try? environment.storage.secrets.secret(for: Self.key))?.reveal() else { return }
        let client = APIClient(
            baseURL: "https://secret.example/api",
            headers: ["Authorization": "Bearer \(token)", "X-API-Key": token],
            environment: environment
        )
        let registration = Array(#"{"token":"\#(token)","platform":"IOS"}"#.utf8)
        await note { try await client.send(.get, "/me?access_token=\(token)") }
        await note { try await client.send(.put, "/devices/\(token)/preferences", body: registration) }
        await note { try await client.send(.get, "https://elsewhere.example/\(token)") }
    }

    private func note(_ call: () async throws -> HTTPResponse) async {
        do {
            answers.append("\(try await call().status)")
        } catch {
            answers.append("\(error)")
        }
    }
}

struct SecretBackend: HTTPHandler {
    static let token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dBjftJeZ4CVP"
    static let password = "motdepasse-a1"

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        if request.url.hasSuffix("/authenticate") { return HTTPResponse(status: 200, body: Array(Self.token.utf8)) }
        let message = Array(#"{"message":"the token \#(Self.token) has expired"}"#.utf8)
        return HTTPResponse(status: request.url.contains("/me") ? 401 : 400, body: message)
    }
}

enum SecretKit: TestKit {
    static var product: any Product.Type { SecretApp.self }
    static let requirementPrefix = "SECRET-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: SecretApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: SecretBackend()
        )
    }

    static func define(in library: inout StepLibrary) {}
}

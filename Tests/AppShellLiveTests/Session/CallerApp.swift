import AppShell
import AppShellHeadless
import AppShellLive
import Foundation
import Observation

/// A product of one screen that calls a server by itself and on demand.
enum CallerApp: Product {
    static let manifest = AppManifest(id: "caller", name: "Caller", navigation: .stack(root: CallerPlace().route))

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [CallerModule(environment: environment)]
    }

    static func session(_ server: LoopbackServer) -> HeadlessSession {
        HeadlessSession(
            product: CallerApp.self,
            start: Date(timeIntervalSince1970: 1_000_000),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: NoHandler(),
            transport: URLSessionTransport(),
            configuration: AppConfiguration(apiBaseURL: server.url(""))
        )
    }
}

struct CallerPlace: Destination {
    static let name = "caller.place"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct CallerModule: FeatureModule {
    let id = "caller"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.destination(CallerPlace.self, placement: .stack) { [environment] _, _ in
            CallerScreen(api: APIClient(baseURL: environment.configuration.apiBaseURL ?? "", environment: environment))
        }
    }
}

@Observable
final class CallerScreen: Screen {
    private var path = "/json"
    private var log: [String] = []
    @ObservationIgnored private let api: APIClient

    init(api: APIClient) {
        self.api = api
    }

    var content: Content {
        .screen("Caller") {
            Content.field("Path", value: path) { self.path = $0 }
            Content.button("Call") { await self.call() }
            Content.button("Call once") { await self.call(retry: .once()) }
            Content.button("Call thrice at once") { await self.callThrice() }
            Content.list("Log") { for line in log { Content.text(line) } }
        }
    }

    func appear() async {
        await call()
    }

    private func call(retry: RetryPolicy = .standard) async {
        log.append(await Self.answer(from: api, path, retry))
    }

    private func callThrice() async {
        let api = api
        async let first = Self.answer(from: api, "/echo/first")
        async let second = Self.answer(from: api, "/drops")
        async let third = Self.answer(from: api, "/status/503", .once())
        log.append(await [first, second, third].joined(separator: ", "))
    }

    private static func answer(from api: APIClient, _ path: String, _ retry: RetryPolicy = .standard) async -> String {
        do throws(APIError) {
            return "\(path): \(try await api.send(.get, path, retry: retry).status)"
        } catch {
            return "\(path): \(error.group)"
        }
    }
}

/// In place of a server in process: never asked.
struct NoHandler: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 501) }
}

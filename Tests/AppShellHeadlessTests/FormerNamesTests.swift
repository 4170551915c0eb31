import AppShell
import AppShellHeadless
import Foundation
import Testing

/// A phone that had an earlier release.
struct FormerNamesTests {
    @Test("what an earlier release stored shows on the first screen, is moved at that launch, and old links still open")
    func update() async throws {
        let storage = Storage.inMemory()
        try await storage.values.setValue(Array(#""Ada""#.utf8), for: StoredKey("name"))
        let session = HeadlessSession(
            product: GreeterApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "en_US"), timeZone: .gmt),
            handler: Nobody(),
            storage: storage
        )
        defer { session.end() }
        try session.launch(with: .link("https://greeter.example/hello"))
        #expect(try session.content().outline.contains("Hello, Ada"), "\(session.trace.text)")
        #expect(try storage.values.value(for: StoredKey("greeter.name")) == Array(#""Ada""#.utf8))
        #expect(try storage.values.value(for: StoredKey("name")) == nil)
        #expect(try session.arrivals().map(\.outcome.description) == ["opened greeter"])
    }
}

private struct Greeting: PlainDestination { static let name = "greeter" }

private enum GreeterApp: Product {
    static let key = StoredKey("greeter.name", formerly: FormerKey("name", since: "1.4.0"))
    static let manifest = AppManifest(
        id: "greeter",
        name: "Greeter",
        navigation: .stack(root: Greeting().route),
        links: LinkPolicy(hosts: ["greeter.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [GreeterModule(name: StoredValue(key, in: environment.storage.values, empty: ""))]
    }
}

private struct GreeterModule: FeatureModule {
    let id = "greeter"
    let name: StoredValue<String>

    func contribute(to contributions: inout Contributions) {
        let name = name
        contributions.store(GreeterApp.key)
        contributions.destination(Greeting.self, placement: .stack) { _, _ in GreeterScreen(name: name) }
        contributions.link("/", to: Greeting.self)
        contributions.formerLink("/hello", since: "1.4.0", to: Greeting.self)
    }
}

private final class GreeterScreen: Screen {
    private let name: StoredValue<String>

    init(name: StoredValue<String>) {
        self.name = name
    }

    var content: Content { .screen("Greeter") { Content.text("Hello, \(name.value)") } }
}

private struct Nobody: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}

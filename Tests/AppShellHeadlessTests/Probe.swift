import AppShell
import AppShellHeadless
import Foundation
import Observation

/// A product of one screen that does what the tests need: loads, waits, counts.
enum ProbeApp: Product {
    static let manifest = AppManifest(
        id: "probe",
        name: "Probe",
        navigation: .tabs(
            [
                Tab(id: "one", title: "One", symbol: "1.circle", root: ProbePlace(name: "one")),
                Tab(id: "two", title: "Two", symbol: "2.circle", root: ProbePlace(name: "two")),
            ],
            selected: "one"
        ),
        links: LinkPolicy(hosts: ["probe.example"]),
        strings: .english
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [ProbeModule(environment: environment)]
    }

    static func session(_ handler: any HTTPHandler = Echo()) -> HeadlessSession {
        HeadlessSession(
            product: ProbeApp.self,
            start: Date(timeIntervalSince1970: 1_000_000),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: handler
        )
    }
}

struct ProbePlace: Destination {
    static let name = "probe.place"
    static let parameterNames = ["name"]
    let name: String

    init(name: String) {
        self.name = name
    }

    init(parameters: RouteParameters) throws(RouteError) {
        name = try parameters.text("name")
    }

    var parameters: RouteParameters { ["name": name] }
}

struct ProbeModule: FeatureModule {
    let id = "probe"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.destination(ProbePlace.self, placement: .tab("one")) { place, context in
            ProbeScreen(name: place.name, environment: environment, context: context)
        }
        contributions.link("/places/{name}", to: ProbePlace.self)
        contributions.payload(
            PayloadRule(when: ["type": ["place"]], parameters: [PayloadParameter("name", from: [.slug("slug")])]),
            to: ProbePlace.self
        )
    }
}

@Observable
final class ProbeScreen: Screen {
    private var log: [String] = []
    private var text = ""
    private var isOn = false
    private var color = "red"
    @ObservationIgnored private let name: String
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let context: ScreenContext

    init(name: String, environment: AppEnvironment, context: ScreenContext) {
        self.name = name
        self.environment = environment
        self.context = context
    }

    var content: Content {
        .screen("Place \(name)", refresh: name == "one" ? { self.log.append("refreshed") } : nil) {
            Content.button("Wait 5 s") { await self.wait(.seconds(5)) }
            Content.button("Start a timer") { self.startTimer() }
            Content.button("Ask") { await self.ask() }
            Content.button("Ask twice at once") { await self.askTwice() }
            Content.button("Never", isEnabled: false) {}
            Content.holdButton("Give up", for: .seconds(3)) { self.log.append("given up") }
            Content.button("Sheet") { self.context.router.present(ProbePlace(name: "sheet")) }
            Content.button("Deeper") { self.context.router.push(ProbePlace(name: "deeper")) }
            Content.section("Left") { Content.button("Same") { self.log.append("left") } }
            Content.section("Right") { Content.button("Same") { self.log.append("right") } }
            Content.field("Name", value: text) { self.text = $0 }
            Content.toggle("Light", isOn: isOn) { self.isOn = $0 }
            Content.choice("Color", options: ["red", "blue"], selected: color) { self.color = $0 }
            Content.badge("Price", "1\u{202F}490\u{00A0}€")
            Content.list("Log") { for line in log { Content.text(line) } }
        }
    }

    private func wait(_ duration: Duration) async {
        log.append("waiting")
        do { try await environment.clock.sleep(for: duration) } catch { return }
        log.append("waited until \(Int(environment.clock.now.timeIntervalSince1970))")
    }

    private func startTimer() {
        context.tasks { await self.wait(.seconds(3_600)) }
    }

    private func ask() async {
        log.append(await answer())
    }

    private func askTwice() async {
        let environment = environment
        async let first = Self.answer(from: environment, path: "/a")
        async let second = Self.answer(from: environment, path: "/b")
        log.append(await first + " and " + second)
    }

    private func answer() async -> String { await Self.answer(from: environment, path: "/ask") }

    private static func answer(from environment: AppEnvironment, path: String) async -> String {
        do throws(TransportError) {
            let request = HTTPRequest(method: .get, url: "https://probe.example" + path)
            let response = try await environment.transport.send(request)
            return "\(response.status) \(String(decoding: response.body, as: UTF8.self))"
        } catch {
            return "\(error)"
        }
    }
}

/// Answers with the path.
struct Echo: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        HTTPResponse(status: 200, body: Array(request.url.utf8.suffix(4)))
    }
}

extension HeadlessSession {
    func reads(_ text: String) throws -> Bool {
        try !ElementFinder(content()).reading(text).isEmpty
    }
}

import AppShell
import AppShellHeadless
import Foundation
import Testing

/// What is left of an app when its session has ended.
struct SessionEndTests {
    @Test(
        "nothing of an app stays in memory, whatever it waited for, killed or not",
        arguments: ["Wait", "Ask", "Go on", "Listen", "Keep"],
        [true, false]
    )
    func letsGo(task: String, isKilled: Bool) throws {
        weak var clock: VirtualClock?
        weak var phone: SimulatedPhone?
        try {
            let session = LastWordsApp.session(on: .inMemory())
            (clock, phone) = (session.clock, session.phone)
            session.server.faults.hangs = true
            try session.launch()
            try session.tap(task)
            if isKilled { session.kill() }
            #expect(clock != nil)
        }()
        #expect(clock == nil)
        #expect(phone == nil)
    }

    @Test("the last words of a killed app are kept nowhere: another session has the storage by then")
    func lastWords() async throws {
        let storage = Storage.inMemory()
        try {
            let killed = LastWordsApp.session(on: storage)
            try killed.launch()
            try killed.tap("Keep")
            killed.kill()
            let trace = killed.trace.text
            try killed.wait(.seconds(3_600))
            #expect(killed.trace.text == trace, "it does nothing more")
        }()
        #expect(try await LastWordsApp.kept(in: storage) == [])
        // An app that is not killed does say them.
        try {
            let session = LastWordsApp.session(on: storage)
            try session.launch()
            try session.tap("Keep")
        }()
        #expect(try await LastWordsApp.kept(in: storage) == ["value", "document", "secret", "record"])
    }
}

/// An app of one screen whose work has something to store when it is cancelled.
private enum LastWordsApp: Product {
    static let manifest = AppManifest(
        id: "lastwords",
        name: "Last words",
        navigation: .stack(root: ProbePlace(name: "one").route),
        links: LinkPolicy(hosts: ["probe.example"]),
        strings: .english
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [LastWordsModule(environment: environment)]
    }

    static func session(on storage: Storage) -> HeadlessSession {
        HeadlessSession(
            product: LastWordsApp.self,
            start: Date(timeIntervalSince1970: 1_000_000),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: Echo(),
            storage: storage
        )
    }

    static let key = StoredKey("lastwords.said")

    /// The forms that something was stored in.
    static func kept(in storage: Storage) async throws -> [String] {
        var forms: [String] = []
        if try storage.values.value(for: key) != nil { forms.append("value") }
        if try await storage.documents.document(for: key) != nil { forms.append("document") }
        if try storage.secrets.secret(for: key) != nil { forms.append("secret") }
        if try await storage.journals.journal(for: key).count > 0 { forms.append("record") }
        return forms
    }
}

private struct LastWordsModule: FeatureModule {
    let id = "lastwords"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.store(LastWordsApp.key)
        contributions.destination(ProbePlace.self, placement: .stack) { _, context in
            LastWordsScreen(environment: environment, context: context)
        }
    }
}

private final class LastWordsScreen: Screen {
    private let environment: AppEnvironment
    private let context: ScreenContext
    private let work = LatestWork()

    init(environment: AppEnvironment, context: ScreenContext) {
        self.environment = environment
        self.context = context
    }

    var content: Content {
        .screen("One") {
            Content.button("Wait") { try? await self.environment.clock.sleep(for: .seconds(60)) }
            Content.button("Ask") { await self.ask() }
            Content.button("Go on") { self.goOn() }
            Content.button("Listen") { await self.listen() }
            Content.button("Keep") { await self.keep() }
        }
    }

    private func ask() async {
        let request = HTTPRequest(method: .get, url: "https://probe.example/ask")
        _ = try? await environment.clock.limit(.seconds(30)) {
            [transport = environment.transport] () async throws(TransportError) in
            try await transport.send(request)
        }
    }

    /// Work that waits for work that waits.
    private func goOn() {
        for _ in 1...2 {
            context.tasks { await self.work { try? await self.environment.clock.sleep(for: .seconds(60)) } }
        }
    }

    private func listen() async {
        context.tasks { for await _ in self.environment.device.messaging.tokens() {} }
        for await _ in environment.device.connectivity.changes() {}
    }

    private func keep() async {
        let (storage, key) = (environment.storage, LastWordsApp.key)
        let journal = try? await storage.journals.journal(for: key)
        try? await environment.clock.sleep(for: .seconds(60))
        try? await storage.values.setValue([1], for: key)
        try? await storage.documents.setDocument([1], for: key)
        try? await storage.secrets.setSecret(Secret("1"), for: key)
        try? await journal?.append([1])
    }
}

import AppShell
import Foundation
import ScenarioRunner
import Testing

/// Modules declare: what they read, send and start waits until the app starts.
enum CompositionChecks {
    /// composing a product touches nothing of its environment
    static func declares(_ subject: ProductSubject) throws {
        let world = WatchedWorld()
        let graph = try AppGraph(subject.kit.product, in: world.environment)
        #expect(!graph.modules.isEmpty)
        #expect(world.touched == [])
    }
}

/// An environment that writes down whatever is asked of it.
private final class WatchedWorld: Sendable {
    private let log = Lock<[String]>([])

    var touched: [String] { log.withLock { $0 } }

    var environment: AppEnvironment {
        AppEnvironment(
            clock: self,
            random: self,
            transport: self,
            storage: Storage(values: self, documents: self, journals: self, secrets: self),
            device: Device(connectivity: self, haptics: self, webPages: self, sounds: self),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR")) { () -> TimeZone in
                self.touch("the time zone")
                return .gmt
            },
            diagnostics: self
        )
    }

    private func touch(_ what: String) { log.withLock { $0.append(what) } }
}

extension WatchedWorld: AppClock, RandomSource {
    var now: Date {
        touch("the clock")
        return Date(timeIntervalSince1970: 1_769_155_200)
    }

    func sleep(for duration: Duration) async throws { touch("a timer") }

    func next() -> UInt64 {
        touch("chance")
        return 0
    }
}

extension WatchedWorld: HTTPTransport, Diagnostics {
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        touch("the network")
        throw .unreachable("nothing is composed by a call")
    }

    func report(_ diagnostic: Diagnostic) { touch("the diagnostics") }
}

extension WatchedWorld: KeyValueStore, SecretStore {
    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        touch("the value \(key.name)")
        return nil
    }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) { touch("the value \(key.name)") }

    func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        touch("the secret \(key.name)")
        return nil
    }

    func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        touch("the secret \(key.name)")
    }
}

extension WatchedWorld: DocumentStore, JournalStore {
    func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
        touch("the document \(key.name)")
        return nil
    }

    func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        touch("the document \(key.name)")
    }

    func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
        touch("the journal \(key.name)")
        throw .unacceptable("nothing is composed from a journal")
    }

    func journal(for key: StoredKey, replacingAllWith records: [[UInt8]]) async throws(StorageError) -> any Journal {
        try await journal(for: key)
    }
}

extension WatchedWorld: Connectivity, Haptics, Sounds, WebPageOpener {
    var isOnline: Bool {
        touch("the connection")
        return true
    }

    func changes() -> AsyncStream<Bool> {
        touch("changes of the connection")
        return AsyncStream { $0.finish() }
    }

    func prepare() { touch("the haptics") }

    func play(_ feedback: HapticFeedback) { touch("the haptics") }

    func prepare(_ sounds: [SoundEffect]) { touch("the sounds") }

    func play(_ sound: SoundEffect) { touch("the sounds") }

    func open(_ url: String) { touch("the browser") }
}

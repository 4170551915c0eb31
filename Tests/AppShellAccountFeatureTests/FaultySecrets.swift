import AppShell
import Synchronization

/// A secret store that refuses to read or to write, for some time.
final class FaultySecrets: SecretStore {
    private struct State {
        var refusesReading = false
        var refusesWriting = false
    }

    private let secrets = InMemorySecretStore()
    private let state = Mutex(State())

    static let broken = StorageError.system(
        SystemError(call: "SecItem", path: "/keychain", code: 5, reason: "Input/output error")
    )

    var refusesReading: Bool {
        get { state.withLock(\.refusesReading) }
        set { state.withLock { $0.refusesReading = newValue } }
    }

    var refusesWriting: Bool {
        get { state.withLock(\.refusesWriting) }
        set { state.withLock { $0.refusesWriting = newValue } }
    }

    func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        if refusesReading { throw Self.broken }
        return try secrets.secret(for: key)
    }

    func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        if refusesWriting { throw Self.broken }
        try await secrets.setSecret(secret, for: key)
    }

    /// Whether nothing of a person is there.
    var isEmpty: Bool { (try? secrets.secret(for: StoredKey("account.session"))) == .some(nil) }

    func put(_ text: String) async throws {
        try await secrets.setSecret(Secret(text), for: StoredKey("account.session"))
    }

    /// With the other stores in memory.
    var storage: Storage {
        let others = Storage.inMemory()
        return Storage(values: others.values, documents: others.documents, journals: others.journals, secrets: self)
    }
}

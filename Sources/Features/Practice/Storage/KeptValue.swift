import AppShell
import Observation

/// One value in the key-value store: effective at once, stored behind, the last one whatever came between.
@Observable
final class KeptValue<Value: Codable & Equatable> {
    /// Why what was kept could not be read, or what is here is not kept; nil where all is well.
    private(set) var fault: StorageError?
    private(set) var value: Value
    @ObservationIgnored private let key: StoredKey
    @ObservationIgnored private let store: any KeyValueStore
    @ObservationIgnored private var tasks: AppTasks?
    @ObservationIgnored private var isStoring = false

    /// - Parameter initial: where nothing is kept, or what is kept can't be read.
    init(_ key: StoredKey, initial: Value, store: any KeyValueStore) {
        self.key = key
        self.store = store
        value = initial
        do throws(StorageError) {
            guard let bytes = try store.value(for: key) else { return }
            value = try StoredJSON.value(from: bytes, for: key)
        } catch {
            fault = error
        }
    }

    /// Lets changes be stored by work that outlives the screen on which they were made.
    func begin(with tasks: AppTasks) {
        self.tasks = tasks
    }

    func set(_ newValue: Value) {
        guard newValue != value else { return }
        value = newValue
        guard !isStoring, let tasks else { return }
        isStoring = true
        tasks { await self.save() }
    }

    private func save() async {
        var stored: Value?
        while stored != value {
            let next = value
            do throws(StorageError) {
                try await store.setValue(try StoredJSON.bytes(of: next, for: key), for: key)
                fault = nil
            } catch {
                fault = error
            }
            stored = next
        }
        isStoring = false
    }
}

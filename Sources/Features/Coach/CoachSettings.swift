public import AppShell
public import Observation

/// Whether the coach is offered at all (MAD-FR22). A product makes one and hands it to the module and to its settings
/// screen.
@Observable
public final class CoachSettings {
    static let key = StoredKey("coach.settings")

    private static let on: [UInt8] = Array("on".utf8)
    private static let off: [UInt8] = Array("off".utf8)

    @ObservationIgnored private let store: any KeyValueStore
    @ObservationIgnored private var tasks: TaskScope?
    @ObservationIgnored private var isStoring = false
    private var value = true
    /// Why the last read or write failed; nil if it worked.
    public private(set) var storageIssue: String?

    public init(environment: AppEnvironment) {
        store = environment.storage.values
    }

    /// True until someone switches it off. A change is effective at once and kept for the next launch.
    public var isOn: Bool {
        get { value }
        set {
            guard newValue != value else { return }
            value = newValue
            save()
        }
    }

    /// Reads the choice; from then on changes are stored by work that outlives the screen on which they were made.
    func begin(with tasks: TaskScope) {
        self.tasks = tasks
        // What can't be read is as if nothing had been chosen: on.
        do throws(StorageError) { value = try store.value(for: Self.key) != Self.off } catch {
            storageIssue = "\(error)"
        }
    }

    private func save() {
        guard !isStoring else { return }
        isStoring = true
        tasks? { await self.store() }
    }

    /// Stores what was chosen last, however often it changed on the way.
    private func store() async {
        var stored: Bool?
        while stored != value {
            stored = value
            do throws(StorageError) {
                try await store.setValue(value ? Self.on : Self.off, for: Self.key)
                storageIssue = nil
            } catch {
                storageIssue = "\(error)"
            }
        }
        isStoring = false
    }
}

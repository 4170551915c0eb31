public import AppShell
public import Observation

/// Whether the coach is offered at all (MAD-FR22). A product makes one and hands it to the module and to its settings
/// screen.
@Observable
public final class CoachSettings {
    /// Schema 1 was `on` or `off`.
    static let key = StoredKey("coach.settings", schema: 2) { value, _ in
        switch String(decoding: value, as: UTF8.self) {
        case "on": Array("true".utf8)
        case "off": Array("false".utf8)
        default: nil
        }
    }

    @ObservationIgnored private let stored: StoredValue<Bool>
    @ObservationIgnored private var tasks: TaskScope?

    public init(environment: AppEnvironment) {
        stored = StoredValue(Self.key, in: environment.storage.values, empty: true)
    }

    /// True by default, and if the stored value can't be read. A change takes effect at once and is stored for the next
    /// launch.
    public var isOn: Bool {
        get { stored.value }
        set {
            guard newValue != stored.value else { return }
            stored.change { $0 = newValue }
            tasks? { await self.stored.save() }
        }
    }

    /// Why the last read or write failed; nil if it worked.
    public var storageIssue: String? {
        _ = stored.isKnown
        return stored.issue?.description
    }

    /// Changes are stored from now on, by tasks that outlive the screen where they were made.
    func begin(with tasks: TaskScope) {
        self.tasks = tasks
    }
}

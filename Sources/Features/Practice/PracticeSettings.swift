public import AppShell

/// Whether keys are felt and heard (PI-FR15). A product makes one and hands it to the module and to its settings screen.
public final class PracticeSettings {
    static let key = StoredKey("practice.settings")

    struct Switches: Codable, Hashable {
        var haptics = true
        var sounds = true
    }

    let kept: StoredValue<Switches>
    var tasks: TaskScope?

    /// Reads nothing yet.
    public init(environment: AppEnvironment) {
        kept = StoredValue(Self.key, in: environment.storage.values, empty: Switches())
    }

    /// True until someone switches them off. A change is effective with the next session, and kept for the next launch.
    public var hapticsOn: Bool { kept.value.haptics }

    /// As ``hapticsOn``.
    public var soundsOn: Bool { kept.value.sounds }

    /// Switches what is felt on or off.
    public func setHaptics(_ isOn: Bool) {
        change { $0.haptics = isOn }
    }

    /// Switches what is heard on or off.
    public func setSounds(_ isOn: Bool) {
        change { $0.sounds = isOn }
    }

    /// Why what was chosen could not be read, or is not kept. It is stored again when the app is left, and when it is back.
    public var storageIssue: String? { kept.issue?.description }

    private func change(_ change: @escaping (inout Switches) -> Void) {
        kept.change(change)
        tasks? { await self.kept.save() }
    }
}

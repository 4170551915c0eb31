public import AppShell

/// Whether keys are felt and heard (PI-FR15). A product makes one and hands it to the module and to its settings screen.
public final class PracticeSettings {
    static let key = StoredKey("practice.settings")

    struct Switches: Codable, Hashable {
        var haptics = true
        var sounds = true
    }

    let kept: StoredValue<Switches>
    var tasks: AppTasks?

    public init(environment: AppEnvironment) {
        kept = StoredValue(Self.key, in: environment.storage.values, empty: Switches())
    }

    /// True until someone switches them off. A change is effective with the next session, and kept for the next launch.
    public var hapticsOn: Bool { kept.value.haptics }

    /// As ``hapticsOn``.
    public var soundsOn: Bool { kept.value.sounds }

    public func setHaptics(_ isOn: Bool) {
        change { $0.haptics = isOn }
    }

    public func setSounds(_ isOn: Bool) {
        change { $0.sounds = isOn }
    }

    /// Why what was chosen could not be read, or is not kept, for traces; nil where all is well. It is stored again when
    /// the app is left, and when it is back.
    public var fault: String? { kept.issue?.description }

    private func change(_ change: @escaping (inout Switches) -> Void) {
        kept.change(change)
        tasks? { await self.kept.save() }
    }
}

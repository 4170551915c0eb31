public import AppShell

/// Whether keys are felt and heard (PI-FR15). A product makes one and hands it to the module and to its settings screen.
public final class PracticeSettings {
    static let key = StoredKey("practice.settings")

    struct Switches: Codable, Equatable {
        var haptics = true
        var sounds = true
    }

    let kept: KeptValue<Switches>

    public init(environment: AppEnvironment) {
        kept = KeptValue(Self.key, initial: Switches(), store: environment.storage.values)
    }

    /// True until someone switches them off. A change is effective with the next key, and kept for the next launch.
    public var hapticsOn: Bool { kept.value.haptics }

    /// As ``hapticsOn``.
    public var soundsOn: Bool { kept.value.sounds }

    public func setHaptics(_ isOn: Bool) {
        var switches = kept.value
        switches.haptics = isOn
        kept.set(switches)
    }

    public func setSounds(_ isOn: Bool) {
        var switches = kept.value
        switches.sounds = isOn
        kept.set(switches)
    }

    /// Why what was chosen could not be read, or is not kept; nil where all is well.
    public var fault: StorageError? { kept.fault }
}

/// A switch, as a settings screen draws it.
public struct NotificationSwitch {
    public let label: String
    public let isOn: () -> Bool
    public let isEnabled: () -> Bool
    public let set: (Bool) -> Void
}

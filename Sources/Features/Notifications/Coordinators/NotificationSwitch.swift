/// A switch, as a settings screen draws it.
public struct NotificationSwitch {
    public let label: String
    public let isOn: () -> Bool
    public let isEnabled: () -> Bool
    public let set: (Bool) -> Void
}

/// One of several options, as a settings screen draws it.
public struct NotificationChoice {
    public let label: String
    public let options: [String]
    /// What holds now, which may be none of the options; nil where that is not known.
    public let selected: () -> String?
    public let isEnabled: () -> Bool
    public let choose: (String) -> Void
}

/// Rows under a heading.
public struct SettingsSection {
    public let title: String
    /// What a person should know of it now, under the heading; nil where there is nothing to say.
    public let note: () -> String?
    public let rows: [SettingsRow]

    public init(_ title: String, rows: [SettingsRow], note: @escaping () -> String? = { nil }) {
        self.title = title
        self.rows = rows
        self.note = note
    }
}

/// One line of a section. What it shows is asked for whenever it is drawn.
public enum SettingsRow {
    case toggle(_ label: String, isOn: () -> Bool, isEnabled: () -> Bool = { true }, set: (Bool) -> Void)
    /// One of several options, by their labels.
    case choice(
        _ label: String,
        options: [String],
        selected: () -> String?,
        isEnabled: () -> Bool = { true },
        choose: (String) -> Void
    )
    /// Does something, while there is something to do.
    case button(_ label: String, isShown: () -> Bool = { true }, action: () -> Void)
    /// Opens a page in the browser.
    case webPage(_ label: String, url: String)
}

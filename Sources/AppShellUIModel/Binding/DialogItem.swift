public import AppShell

/// The identity of a dialog for a native alert. A change in the dialog makes another item, since an alert ignores changes
/// while it is presented.
public struct DialogItem: Hashable, Sendable, Identifiable {
    /// The screen that it belongs to.
    public let entry: StackEntry
    /// Its title, message and buttons.
    public let dialog: ContentSnapshot
    /// Counts the alerts that went away while the shell kept their dialog.
    fileprivate let dismissals: Int

    public var id: Self { self }
}

extension ShellModel {
    /// The dialog above a screen; nil where there is none, and while the screen is not on top.
    public func dialog(on entry: StackEntry) -> DialogItem? {
        guard isOnTop(entry), let dialog = content(of: entry)?.dialog else { return nil }
        return DialogItem(entry: entry, dialog: ContentSnapshot(dialog), dismissals: dialogDismissals)
    }

    /// A native alert was dismissed, as after any of its buttons. If the screen still shows the dialog, it gets a new
    /// identity and is presented again. Otherwise the user could not leave the screen.
    public func alertWasDismissed(_ drawn: DialogItem) {
        if dialog(on: drawn.entry) == drawn { dialogDismissals += 1 }
    }

    /// A button of an alert was tapped. Ignored if the dialog is no longer shown.
    ///
    /// - Parameter button: the index, from 0.
    public func answer(_ drawn: DialogItem, button: Int) {
        // The dismissal may have been reported first.
        guard isOnTop(drawn.entry), let dialog = content(of: drawn.entry)?.dialog,
            ContentSnapshot(dialog) == drawn.dialog, dialog.children.indices.contains(button)
        else { return }
        shell.act(.tap, on: dialog.children[button])
    }
}

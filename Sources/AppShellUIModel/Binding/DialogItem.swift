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

    /// The dialog without its presentations.
    fileprivate var question: DialogItem { DialogItem(entry: entry, dialog: dialog, dismissals: 0) }
}

/// The act of a dialog's button. Released with the act, even if that never begins.
final class DialogAnswer {
    fileprivate let question: DialogItem
    /// The alert that was dismissed before the act ended.
    fileprivate var dismissed: DialogItem?

    fileprivate init(_ question: DialogItem) {
        self.question = question
    }
}

extension ShellModel {
    /// The dialog above a screen; nil where there is none, and while the screen is not on top.
    public func dialog(on entry: StackEntry) -> DialogItem? {
        guard isOnTop(entry), let dialog = content(of: entry)?.dialog else { return nil }
        return DialogItem(entry: entry, dialog: ContentSnapshot(dialog), dismissals: dialogDismissals)
    }

    /// A native alert was dismissed, as after any of its buttons. If the screen still shows the dialog, it gets a new
    /// identity and is presented again. Otherwise the user could not leave the screen. While the act of a button runs, this
    /// waits for its end.
    public func alertWasDismissed(_ drawn: DialogItem) {
        guard dialog(on: drawn.entry) == drawn else { return }
        if let dialogAnswer, dialogAnswer.question == drawn.question {
            dialogAnswer.dismissed = drawn
        } else {
            dialogDismissals += 1
        }
    }

    /// A button of an alert was tapped. Ignored if the dialog is no longer shown, and while the act of a button runs.
    ///
    /// - Parameter button: the index, from 0.
    public func answer(_ drawn: DialogItem, button: Int) {
        // The dismissal may have been reported first.
        guard isOnTop(drawn.entry), let dialog = content(of: drawn.entry)?.dialog,
            ContentSnapshot(dialog) == drawn.dialog, dialog.children.indices.contains(button),
            dialogAnswer?.question != drawn.question, let act = dialog.children[button].act(for: .tap)
        else { return }
        let answer = DialogAnswer(drawn.question)
        dialogAnswer = answer
        switch act {
        case .immediate(let action):
            shell.run(
                .immediate {
                    action()
                    self.end(answer)
                }
            )
        case .task(let action):
            shell.run(
                .task {
                    await action()
                    self.end(answer)
                }
            )
        }
    }

    private func end(_ answer: DialogAnswer) {
        if dialogAnswer === answer { dialogAnswer = nil }
        if let dismissed = answer.dismissed { alertWasDismissed(dismissed) }
    }
}

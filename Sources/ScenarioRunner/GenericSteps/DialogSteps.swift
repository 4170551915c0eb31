import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineDialogSteps() {
        step(
            .then,
            [
                "fr": "la boîte de dialogue {string} est affichée",
                "en": "the {string} dialog is shown",
                "en": "the dialog {string} is shown",
            ],
            "The dialog with that title is on top: a question or an alert, which is answered by tapping one of its buttons."
        ) { (world, title: String) in
            try world.eventually {
                Mismatch(
                    localized("The title of the dialog"),
                    expectedText: title,
                    actual: try world.dialog()
                )?.description
            }
        }
        step(
            .then,
            ["fr": "aucune boîte de dialogue n'est affichée", "en": "no dialog is shown"],
            "No dialog covers the app's screens."
        ) { world in
            try world.now {
                guard let dialog = try world.dialog() else { return nil }
                let subject = localized("The dialog on top")
                return Mismatch(subject, expected: localized("none"), actual: dialog.quoted).description
            }
        }
    }
}

extension ScenarioWorld {
    /// The title of the one that is shown.
    fileprivate func dialog() throws -> String? {
        try finder().topLayer.flatMap { $0.role == .dialog ? $0.label : nil }
    }
}

import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    /// Messages that pass.
    mutating func defineToastSteps() {
        step(
            .then,
            [
                "fr": "le message passager {string} est affiché",
                "en": "the {string} toast is shown",
                "en": "the toast {string} is shown",
            ],
            "The app shows that message for some seconds, above whatever is on top."
        ) { (world, text: String) in
            try world.eventually {
                Mismatch(localized("The toast"), expectedText: text, actual: try world.toast())?.description
            }
        }
        step(
            .then,
            ["fr": "aucun message passager n'est affiché", "en": "no toast is shown"],
            "No message is passing: none was shown, or its seconds are over. Does not wait."
        ) { world in
            try world.now {
                guard let toast = try world.toast() else { return nil }
                return Mismatch(localized("The toast"), expected: localized("none"), actual: toast.quoted).description
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate func toast() throws -> String? {
        try finder().topLayer?.children.last { $0.role == .toast }?.label
    }
}

import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineSheetSteps() {
        step(
            .then,
            [
                "fr": "la feuille {string} est ouverte",
                "en": "the {string} sheet is open",
                "en": "the sheet {string} is open",
            ],
            "The sheet with that title is on top."
        ) { (world, title: String) in
            try world.eventually {
                let sheets = try world.sheets()
                return Mismatch(
                    localized("The title of the top sheet"),
                    expectedText: title,
                    actual: sheets.last,
                    details: sheets.count > 1 ? localized("Open, from the lowest: \(sheets.quoted).") : ""
                )?.description
            }
        }
        step(
            .then,
            ["fr": "aucune feuille n'est ouverte", "en": "no sheet is open"],
            "No sheet covers the app's screens."
        ) { world in
            try world.now {
                let sheets = try world.sheets()
                guard !sheets.isEmpty else { return nil }
                let subject = localized("The open sheets")
                return Mismatch(subject, expected: localized("none"), actual: sheets.quoted).description
            }
        }
    }
}

extension ScenarioWorld {
    /// Titles, the lowest first.
    fileprivate func sheets() throws -> [String] {
        try finder().root.children.filter { $0.role == .sheet }.map(\.label)
    }
}

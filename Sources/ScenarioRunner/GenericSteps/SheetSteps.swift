import AppShell
import AppShellHeadless

extension StepLibrary {
    mutating func defineSheetSteps() {
        step(
            .then,
            [
                "fr": "la feuille {string} est ouverte",
                "en": "the sheet {string} is open",
            ],
            "A sheet of that title is on top of everything else."
        ) { (world, title: String) in
            try world.eventually {
                let sheets = try world.sheets()
                return Mismatch(
                    "The title of the sheet on top",
                    expectedText: title,
                    actual: sheets.last,
                    details: sheets.count > 1 ? "Open, from the lowest: \(sheets.quoted)." : ""
                )?.description
            }
        }
        step(
            .then,
            [
                "fr": "aucune feuille n'est ouverte",
                "en": "no sheet is open",
            ],
            "Nothing covers the screens of the app."
        ) { world in
            try world.now {
                let sheets = try world.sheets()
                guard !sheets.isEmpty else { return nil }
                return "\(Mismatch("The sheets that are open", expected: "none", actual: sheets.quoted))"
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

import AppShellTexts

extension Translations {
    /// What the command says in other languages than English.
    static let command = [
        argumentsFrench, checksFrench, historyFrench, newFrench, productsFrench, runningFrench, textsFrench,
        inspectionHelpFrench, runningHelpFrench, writingHelpFrench,
    ]
}

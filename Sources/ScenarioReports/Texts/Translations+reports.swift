public import AppShellTexts

extension Translations {
    /// What ScenarioReports says in other languages than English.
    public static let reports = [reportsFrench, explorationsFrench]
}

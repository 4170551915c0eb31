public import AppShellTexts

extension Translations {
    /// What AppShell and AppShellInspection say in other languages than English.
    public static let inspection = [
        arrivalsFrench, jsonFrench, explanationsFrench, compositionFrench, associationFrench,
    ]
}

public import AppShellTexts

extension Translations {
    /// What AppShellHeadless says in other languages than English.
    public static let headless = [headlessFrench, elementsFrench, arrivalsFrench, jsonFrench]
}

import AppShellInspection
public import AppShellTexts

extension Translations {
    /// What AppShellHeadless says in other languages than English, and why an act was refused.
    public static let headless = [headlessFrench, elementsFrench] + inspection
}

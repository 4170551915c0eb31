public import AppShellTexts

extension Translations {
    /// What AppShellExploration says in other languages than English.
    public static let exploration = [explorationFrench, lawsFrench]
}

import AppShellTexts

extension Translations {
    static let explorationFrench = Translations(
        .french,
        [:]
    )
}

import AppShellTexts

extension Translations {
    static let headlessFrench = Translations(
        .french,
        [:]
    )
}

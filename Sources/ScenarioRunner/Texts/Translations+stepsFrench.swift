import AppShellTexts

extension Translations {
    static let stepsFrench = Translations(
        .french,
        [:]
    )
}

import AppShellTexts

extension Translations {
    static let reportsFrench = Translations(
        .french,
        [:]
    )
}

import AppShellTexts

extension Translations {
    static let runnerFrench = Translations(
        .french,
        [:]
    )
}

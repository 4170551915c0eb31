public import AppShell

extension Account {
    /// What stands in place of a screen's content while nobody is signed in: « Connectez-vous ».
    ///
    /// - Returns: nil while somebody is.
    public func gate(_ router: Router) -> Content? {
        guard !isSignedIn else { return nil }
        return .section(strings.gateTitle) {
            Content.heading(strings.gateTitle)
            Content.text(expired == nil ? strings.gateText : strings.gateExpired)
            storageText.map { Content.banner($0) }
            Content.button(strings.gateButton) { router.present(SignIn()) }.prominent()
        }
    }
}

public import AppShell

extension Account {
    /// What stands in place of a screen's content while nobody is signed in: « Connectez-vous ».
    ///
    /// - Returns: nil while somebody is.
    public func gate(_ router: Router) -> Content? {
        guard !isSignedIn else { return nil }
        return .section(strings.gate.title) {
            Content.heading(strings.gate.title)
            Content.text(expired == nil ? strings.gate.text : strings.gate.expired)
            storageText.map { Content.banner($0) }
            Content.button(strings.gate.signIn) { router.present(SignIn()) }
        }
    }
}

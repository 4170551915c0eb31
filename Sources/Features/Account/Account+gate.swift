public import AppShell

extension Account {
    /// What stands in place of a screen's content while nobody is signed in: « Connectez-vous ».
    ///
    /// - Returns: nil while somebody is.
    public func gate(_ router: Router) -> Content? {
        guard !isSignedIn else { return nil }
        return .section(words.gate.title) {
            Content.heading(words.gate.title)
            Content.text(expired == nil ? words.gate.text : words.gate.expired)
            storageText.map { Content.banner($0) }
            Content.button(words.gate.signIn) { router.present(SignIn()) }
        }
    }
}

import AppShell

/// Says what Madinia is, and leads to everything else.
final class HomeScreen: Screen {
    private let context: ScreenContext

    init(context: ScreenContext) {
        self.context = context
    }

    var content: Content {
        .screen("Accueil") {
            Content.heading("Madinia", level: 1)
            Content.text("Formez-vous à l'IA générative, du premier essai à la maîtrise.")
            Content.section("Accès rapide") {
                Content.heading("Accès rapide")
                button("Voir les formations", tab: .courses)
                button("Lire le blog", tab: .blog)
                button("Nous contacter", tab: .contact)
            }
        }
    }

    private func button(_ label: String, tab: TabID) -> Content {
        .button(label) { self.context.router.select(tab) }
    }
}

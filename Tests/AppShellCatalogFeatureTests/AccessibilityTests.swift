import AppShell
import AppShellCatalogFeature
import Testing

/// MAD-NFR10, over every screen of the catalogue in every state.
@MainActor
struct AccessibilityTests {
    /// What is wrong with a tree, in words.
    private func issues(_ content: ContentSnapshot) -> [String] {
        var issues: [String] = []
        // The title of the screen is what a heading of level 1 would say.
        var level = 1
        func visit(_ element: ContentSnapshot) {
            let hasText = element.label.contains { !$0.isWhitespace }
            if element.isInteractive && !hasText { issues.append("a \(element.role.name) without a label") }
            if element.role == .screen && !hasText { issues.append("a screen without a title") }
            if case .image = element.role, !hasText { issues.append("an image without a description") }
            if case .heading(let deeper) = element.role {
                if !(1...level + 1).contains(deeper) {
                    issues.append("level \(deeper) after \(level): “\(element.label)”")
                }
                level = deeper
            }
            if element.role == .layer || element.role == .sheet { level = 1 }
            for child in element.children { visit(child) }
        }
        visit(content)
        return issues
    }

    private func check(_ host: CatalogHost, shows text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let content = ContentSnapshot(host.shell.content)
        #expect(content.outline.contains(text), sourceLocation: sourceLocation)
        #expect(issues(content) == [], sourceLocation: sourceLocation)
    }

    @Test("the check itself finds an empty label and a level that is skipped")
    func finds() {
        let wrong = Content.screen("Title") {
            Content.heading("Too deep", level: 3)
            Content.button(" ") {}
            Content.image("")
        }
        #expect(
            issues(ContentSnapshot(wrong)) == [
                "level 3 after 1: “Too deep”", "a button without a label", "an image without a description",
            ]
        )
    }

    @Test("MAD-NFR10: the list: loading, failed, empty, full, stale")
    func list() async throws {
        let host = try CatalogHost(SampleService(.failure(.offline)))
        host.shell.start()
        check(host, shows: "Chargement")
        await host.settle()
        check(host, shows: "Connexion requise")
        host.service.answer = .success([])
        await host.tap("Réessayer")
        check(host, shows: "Aucun cours")
        let full = try CatalogHost()
        await full.start()
        check(full, shows: "card “Atelier”")
    }

    @Test("MAD-NFR10: the detail: loading, full, bare, unknown, failed")
    func detail() async throws {
        for (key, text) in [("starter", "Objectifs"), ("9", "Sur demande"), ("x", "Ce cours n'existe pas.")] {
            let host = try CatalogHost()
            host.shell.receive(.link("https://sample.example/courses/\(key)"))
            host.shell.start()
            check(host, shows: "Chargement")
            await host.settle()
            check(host, shows: text)
        }
        let failed = try CatalogHost(SampleService(.failure(.server(status: 500, message: ""))))
        await failed.start(link: "https://sample.example/courses/1")
        check(failed, shows: "Le serveur rencontre un problème.")
    }

    @Test("MAD-NFR10: the sheet: empty, wrong, sending, failed, done")
    func sheet() async throws {
        let host = try CatalogHost()
        await host.start(link: "https://sample.example/courses/1")
        await host.tap("Pré-inscription")
        check(host, shows: "field “Email”")
        host.edit("Email", "x")
        check(host, shows: "Email invalide")
        host.service.refusal = .timedOut
        host.edit("Email", "lucas@x.fr")
        await host.tap("Confirmer")
        check(host, shows: "failure")
        host.service.refusal = nil
        await host.tap("Réessayer")
        check(host, shows: "Merci !")
    }
}

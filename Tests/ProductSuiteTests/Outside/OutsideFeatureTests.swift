import AppShell
import AppShellHeadless
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner
import Testing

/// A feature from outside composes, routes, persists and restores; the suite of all products runs over it as well.
struct OutsideFeatureTests {
    private func session() throws -> HeadlessSession {
        let session = RecipesTestKit.makeSession()
        try session.launch()
        return session
    }

    @Test("SHELL-9: it is written with the public API alone")
    func publicAPI() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix("Recipe") && $0.pathExtension == "swift" }
        #expect(files.count >= 5)
        for file in files {
            let name = file.lastPathComponent
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            let imports = Set(lines.filter { $0.contains("import ") })
            // The kit drives the app; the feature knows the shell alone.
            var allowed: Set<String> = ["import AppShell", "import Observation"]
            if name == "RecipesApp.swift" { allowed.formUnion(["import AppShellHeadless", "import ScenarioRunner"]) }
            #expect(imports.isSubset(of: allowed), "\(name) imports \(imports.sorted())")
        }
    }

    @Test("SHELL-9, SHELL-6: it composes, and a graph of it says what it contributes")
    func composes() throws {
        let environment = RecipesTestKit.makeSession().environment
        let graph = try AppGraph(RecipesApp.self, in: environment)
        #expect(graph.modules == ["recipes"])
        #expect(
            graph.destinationNames == [
                "recipes.detail", "recipes.guide", "recipes.list", "recipes.note", "recipes.season",
            ]
        )
        #expect(AppGraph.issues(of: RecipesApp.self, in: environment) == [])
        #expect(graph.links.link(to: RecipeNote(number: 2).route) == "https://recettes.example/recettes/2/note")
    }

    @Test("SHELL-9, SHELL-4: what it stores outlives the process, and no other phone knows of it")
    func persists() throws {
        let session = try session()
        try session.tap("Commencer")
        try session.tap("Ratatouille")
        try session.tap("Noter")
        try session.type("Plus de thym", into: "Ma note")
        try session.tap("Garder")
        session.kill()
        try session.launch()
        #expect(try session.navigation().locks == [], "it was begun in the life before")
        try session.receive(.link("recettes://recettes/2"))
        #expect(try ElementFinder(session.content()).reading("Plus de thym").count == 1)

        let other = try self.session()
        #expect(try other.navigation().locks == [RecipesModule.welcome])
        try other.tap("Ratatouille")
        #expect(try ElementFinder(other.content()).reading("Pas encore de note").count == 1)
    }

    @Test("SHELL-9: what arrives waits for its own lock, while the person moves about")
    func lock() throws {
        let session = RecipesTestKit.makeSession()
        try session.launch(with: .link("https://recettes.example/recette/1"))
        try session.tap("Crème brûlée")
        try session.goBack()
        #expect(
            try session.arrivals().map(\.outcome) == [
                .held(because: "locked by “recipes.welcome”: the welcome has not been read")
            ]
        )
        try session.tap("Commencer")
        #expect(try session.arrivals().map(\.outcome) == [.opened(RecipeDetail(number: 1).route)])
        #expect(try session.navigation().current == RecipeDetail(number: 1).route)
    }

    @Test("SHELL-9: what waited longer than its product allows is let go, and that is recorded")
    func expires() throws {
        let session = RecipesTestKit.makeSession()
        try session.launch(with: .link("https://recettes.example/recettes/1"))
        try session.wait(.seconds(601))
        try session.tap("Commencer")
        #expect(try session.arrivals().map(\.outcome) == [.expired(after: .seconds(601))])
        #expect(try session.navigation().current == RecipeList().route)
    }

    @Test("SHELL-9, SHELL-7: QA drives it by script, without a line of the runner changed")
    func script() throws {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "recettes.feature", text: Self.script)], ids: &ids)
        var output = ""
        let plan = RunPlan(
            products: [ProductScripts(kit: RecipesTestKit.self, features: scripts.features)],
            errors: scripts.errors
        )
        let report = PrettyReport(style: TextStyle(isColored: false)) { output += $0 }
        let summary = ScenarioRunner.run(plan, reports: [report])
        #expect(summary.succeeded, "\(output)")
        #expect(summary.scenarioCount == 6)
    }

    private static let script = """
        # language: fr
        @SHELL-9
        Fonctionnalité: Les recettes

          Contexte:
            Étant donné que j'ouvre l'application pour la première fois
            Et que je tape sur "Commencer"

          Scénario: Une note survit à la fermeture de l'application
            Quand je note "Plus de citron" sur "Tarte au citron"
            Alors l'écran "Tarte au citron" est affiché
            Et je vois "Plus de citron"
            Quand je quitte de force l'application
            Et que je relance l'application
            Alors l'écran "Recettes" est affiché
            Et je ne vois pas "Commencer"
            Quand je tape sur "Tarte au citron"
            Alors je vois "Plus de citron"

          Scénario: On revient où l'on était, la feuille en moins
            Quand je tape sur "Ratatouille"
            Et que je tape sur "Noter"
            Et que je mets l'application en arrière-plan
            Et que le système arrête l'application en arrière-plan
            Et que je relance l'application
            Alors l'écran "Ratatouille" est affiché
            Quand je reviens en arrière
            Alors l'écran "Recettes" est affiché

          Plan du Scénario: Un lien ouvre sa recette, quel que soit l'onglet
            Quand j'ouvre l'onglet "Ma préférée"
            Et que j'ouvre le lien "<lien>"
            Alors l'écran "<écran>" est affiché

            Exemples:
              | lien                                   | écran        |
              | https://recettes.example/recettes/2    | Ratatouille  |
              | recettes://recette/3                   | Crème brûlée |

          Scénario: Le guide s'ouvre au chapitre du lien
            Quand j'ouvre le lien "https://recettes.example/guide/p%C3%A2te/a%2Fb"
            Alors l'écran "Guide" est affiché
            Et je vois "pâte › a/b"

          Scénario: Une notification et un raccourci mènent à leur recette
            Quand je touche la notification '{"aps":{"alert":"Miam"},"screen":"recipe","entityId":1}'
            Alors l'écran "Tarte au citron" est affiché
            Quand je prends le raccourci "du-jour"
            Alors l'écran "Ratatouille" est affiché
            Quand je touche la notification '{"recipeId":"3"}'
            Alors l'écran "Crème brûlée" est affiché
        """
}

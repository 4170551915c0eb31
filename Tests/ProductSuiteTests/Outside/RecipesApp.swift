import AppShell
import AppShellHeadless
import ScenarioRunner

enum RecipesApp: Product {
    static let manifest = AppManifest(
        id: "recipes",
        name: "Recettes",
        navigation: .tabs(
            [
                Tab(id: "recettes", title: "Recettes", symbol: "fork.knife", root: RecipeList()),
                Tab(id: "favorite", title: "Ma préférée", symbol: "heart", root: RecipeDetail(number: 3)),
            ],
            selected: "recettes"
        ),
        links: LinkPolicy(hosts: ["recettes.example"], schemes: ["recettes"], unmatched: .tab("recettes")),
        payloads: PayloadPolicy(versions: ["2", "1"]),
        arrivals: ArrivalPolicy(expiry: .seconds(600)),
        restoration: .within(.seconds(86_400))
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [RecipesModule(tab: "recettes", store: environment.storage.values)]
    }
}

enum RecipesTestKit: TestKit {
    static var product: any Product.Type { RecipesApp.self }

    static func define(in library: inout StepLibrary) {
        library.step(
            .when,
            ["fr": "je note {string} sur {string}", "en": "I note {string} about {string}"],
            "Opens a recipe of the list, writes a note about it and keeps it."
        ) { (world, text: String, recipe: String) in
            try world.session.tap(recipe)
            try world.session.tap("Noter")
            try world.session.type(text, into: "Ma note")
            try world.session.tap("Garder")
        }
        library.step(
            .when,
            ["fr": "je touche la notification {string}", "en": "I tap the notification {string}"],
            "Taps a notification that carries this payload, whatever the app does."
        ) { (world, payload: String) in
            try world.session.receive(.tap(payload))
        }
        library.step(
            .when,
            ["fr": "je prends le raccourci {string}", "en": "I take the shortcut {string}"],
            "Takes a shortcut of the home screen, whatever the app does."
        ) { (world, shortcut: String) in
            try world.session.receive(.shortcut(shortcut))
        }
    }
}

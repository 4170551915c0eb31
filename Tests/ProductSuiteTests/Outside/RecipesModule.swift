import AppShell

struct RecipesModule: FeatureModule {
    let id = "recipes"
    let tab: TabID
    let store: any KeyValueStore

    /// Before someone has begun, what arrives waits; they can look around meanwhile.
    static let welcome = NavigationLock(
        name: "recipes.welcome",
        policy: .defer,
        scope: .arrivals,
        reason: "the welcome has not been read"
    )

    func contribute(to contributions: inout Contributions) {
        let book = RecipeBook(store: store)
        contributions.start { _ in book.read() }
        contributions.destination(RecipeList.self, placement: .tab(tab)) { _, context in
            RecipeListScreen(book: book, context: context)
        }
        contributions.destination(RecipeDetail.self, placement: .tab(tab)) { recipe, context in
            RecipeDetailScreen(number: recipe.number, book: book, context: context)
        }
        contributions.destination(RecipeSeason.self, placement: .tab(tab)) { season, _ in
            RecipePageScreen(title: "Saison : \(season.season)", text: "Page \(season.page ?? 1)")
        }
        contributions.destination(RecipeGuide.self, placement: .tab(tab), isDurable: false) { guide, _ in
            RecipePageScreen(title: "Guide", text: guide.path.joined(separator: " › "))
        }
        contributions.destination(RecipeNote.self, placement: .sheet) { note, context in
            RecipeNoteScreen(number: note.number, book: book, context: context)
        }
        declareLinks(in: &contributions)
        declarePayloads(in: &contributions)
        contributions.shortcut("du-jour", title: "Recette du jour", symbol: "fork.knife", to: RecipeDetail(number: 2))
        contributions.store(RecipeBook.notesKey)
        contributions.store(RecipeBook.begunKey)
        contributions.startLock(Self.welcome) { !RecipeBook.hasBegun(in: store) }
    }

    private func declareLinks(in contributions: inout Contributions) {
        contributions.link("/recettes", to: RecipeList.self)
        contributions.link("/recettes/{number:number}", aliases: ["/recette/{number:number}"], to: RecipeDetail.self)
        contributions.link("/recettes/{number:number}/note", to: RecipeNote.self)
        contributions.link("/saisons/{season:printemps|ete|automne|hiver}/{page:number?}", to: RecipeSeason.self)
        contributions.link("/guide/{*path}", to: RecipeGuide.self)
    }

    private func declarePayloads(in contributions: inout Contributions) {
        contributions.payload(
            PayloadRule(
                version: "2",
                when: ["screen": ["recipe"]],
                parameters: [PayloadParameter("number", from: [.number("entityId")])]
            ),
            to: RecipeDetail.self
        )
        contributions.payload(
            PayloadRule(
                version: "2",
                when: ["screen": ["season"]],
                parameters: [
                    PayloadParameter("season", from: [.choice("name", of: ["printemps", "ete", "automne", "hiver"])]),
                    PayloadParameter("page", from: [.number("page")]),
                ]
            ),
            to: RecipeSeason.self
        )
        contributions.payload(
            PayloadRule(version: "1", parameters: [PayloadParameter("number", from: [.number("recipeId")])]),
            to: RecipeDetail.self
        )
    }
}

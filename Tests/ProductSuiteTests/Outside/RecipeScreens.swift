import AppShell
import Observation

final class RecipeListScreen: Screen {
    private let book: RecipeBook
    private let context: ScreenContext

    init(book: RecipeBook, context: ScreenContext) {
        self.book = book
        self.context = context
    }

    var content: Content {
        .screen("Recettes") {
            if !book.hasBegun {
                Content.button("Commencer") { await self.begin() }
            }
            Content.list("Toutes les recettes") {
                for (index, title) in RecipeBook.titles.enumerated() {
                    Content.card(title) {
                        self.context.router.push(RecipeDetail(number: index + 1))
                    } content: {
                        Content.text(title)
                    }
                }
            }
        }
    }

    private func begin() async {
        await book.begin()
        context.router.send(.unlock(RecipesModule.welcome.name))
    }
}

final class RecipeDetailScreen: Screen {
    private let number: Int
    private let book: RecipeBook
    private let context: ScreenContext

    init(number: Int, book: RecipeBook, context: ScreenContext) {
        self.number = number
        self.book = book
        self.context = context
    }

    var content: Content {
        .screen(book.title(of: number) ?? "Recette n° \(number)") {
            if book.title(of: number) == nil {
                Content.empty("Cette recette n'existe pas")
            } else {
                Content.text(book.notes[number] ?? "Pas encore de note")
                Content.button("Noter") { self.context.router.present(RecipeNote(number: self.number)) }
            }
        }
    }
}

@Observable
final class RecipeNoteScreen: Screen {
    private var draft: String
    private var isSaving = false
    @ObservationIgnored private let number: Int
    @ObservationIgnored private let book: RecipeBook
    @ObservationIgnored private let context: ScreenContext

    init(number: Int, book: RecipeBook, context: ScreenContext) {
        self.number = number
        self.book = book
        self.context = context
        draft = book.notes[number] ?? ""
    }

    var content: Content {
        .screen("Note") {
            Content.field("Ma note", value: draft) { self.draft = $0 }
            Content.button("Garder", isEnabled: !isSaving, isBusy: isSaving) { await self.keep() }
        }
    }

    private func keep() async {
        guard !isSaving else { return }
        isSaving = true
        defer { isSaving = false }
        await book.note(draft, about: number)
        context.close()
    }
}

final class RecipePageScreen: Screen {
    private let title: String
    private let text: String

    init(title: String, text: String) {
        self.title = title
        self.text = text
    }

    var content: Content {
        .screen(title) { Content.text(text) }
    }
}

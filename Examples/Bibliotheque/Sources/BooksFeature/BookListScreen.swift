import AppShell
import Observation

@Observable
final class BookListScreen: Screen {
    private var search = ""
    private var order = BookOrder.shelf
    @ObservationIgnored private let store: BooksStore
    @ObservationIgnored private let context: ScreenContext

    init(store: BooksStore, context: ScreenContext) {
        self.store = store
        self.context = context
    }

    var content: Content {
        .screen("Catalogue", refresh: { await self.store.refresh() }) {
            Content.field("Rechercher", value: search, keyboard: .search) { self.search = $0 }
            Content.menu("Trier") {
                for order in BookOrder.allCases { Content.button(order.rawValue) { self.order = order } }
            }
            Content.loaded(
                store.state,
                loading: "Chargement du catalogue…",
                errors: .french,
                retry: "Réessayer",
                load: { await self.store.refresh() },
                content: { books in self.list(self.order.sorted(books.filter(self.isWanted))) }
            )
        }
    }

    func appear() async { await store.refresh() }

    private func isWanted(_ book: Book) -> Bool {
        let words = search.lowercased()
        return words.isEmpty || book.title.lowercased().contains(words) || book.author.lowercased().contains(words)
    }

    private func list(_ books: [Book]) -> [Content] {
        guard !books.isEmpty else { return [Content.empty("Aucun livre ne correspond")] }
        let cards = Content.list("Livres") {
            for book in books {
                Content.card(book.title) {
                    self.context.router.push(BookDetail(book: book.id))
                } content: {
                    Content.text(book.title)
                    Content.text(book.author)
                }
            }
        }
        return [cards]
    }
}

import AppShell
import Observation

@Observable
final class BookScreen: Screen {
    private var isAsking = false
    private var showsTerms = false
    @ObservationIgnored private let id: Int
    @ObservationIgnored private let store: BooksStore
    @ObservationIgnored private let lending: Lending

    init(_ destination: BookDetail, store: BooksStore, lending: Lending) {
        id = destination.book
        self.store = store
        self.lending = lending
    }

    var content: Content {
        .screen(store.book(id)?.title ?? "Livre", refresh: { await self.store.refresh() }) {
            Content.loaded(
                store.state,
                loading: "Chargement du livre…",
                errors: .french,
                retry: "Réessayer",
                load: { await self.store.refresh() },
                content: { _ in self.page }
            )
        }
    }

    /// A link may come before the list was ever shown.
    func appear() async {
        if store.book(id) == nil { await store.refresh() }
    }

    private var page: [Content] {
        guard let book = store.book(id) else { return [Content.empty("Ce livre n'est pas au catalogue")] }
        let lines = [Content.text(book.author), Content.text(book.summary), terms]
        if let status = lending.status(id) { return lines + [Content.banner(status)] }
        guard book.copies > 0 else { return lines + [Content.text("Tous les exemplaires sont sortis")] }
        return lines + [Content.button("Emprunter", isBusy: isAsking) { await self.borrow(book) }.prominent()]
    }

    private var terms: Content {
        .disclosure("Conditions de prêt", isExpanded: showsTerms) {
            self.showsTerms.toggle()
        } content: {
            Content.text("Un prêt se prolonge une fois, de deux semaines.")
        }
    }

    private func borrow(_ book: Book) async {
        // While this awaits, another tap can come in.
        guard !isAsking else { return }
        isAsking = true
        await lending.borrow(book)
        isAsking = false
    }
}

public import AppShell
import BooksFeature
import LoansFeature

/// A public library, for its readers.
public enum BibliothequeApp: Product {
    public static let manifest = AppManifest(
        id: "bibliotheque",
        name: "Bibliothèque",
        navigation: .tabs(
            [
                Tab(id: "catalogue", title: "Catalogue", symbol: "books.vertical", root: BookList()),
                Tab(id: "prets", title: "Mes prêts", symbol: "bookmark", root: LoanList()),
            ],
            selected: "catalogue"
        ),
        links: LinkPolicy(hosts: ["bibliotheque.example"], schemes: ["bibliotheque"], unmatched: .tab("catalogue"))
    )

    public static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let api = BibliothequeAPI(environment: environment)
        let loans = LoansStore(service: api, environment: environment)
        // Here, and nowhere else, the two features meet.
        let lending = Lending(
            status: { loans.status(of: $0) },
            borrow: { await loans.borrow(book: $0.id, title: $0.title) }
        )
        return [
            BooksModule(tab: "catalogue", service: api, lending: lending, environment: environment),
            LoansModule(tab: "prets", store: loans, environment: environment) { router, book in
                router.open(BookDetail(book: book))
            },
        ]
    }
}

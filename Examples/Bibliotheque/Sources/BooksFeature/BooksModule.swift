public import AppShell

/// The catalogue.
public struct BookList: Destination {
    public static let name = "books.list"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
}

/// One book, by its number in the catalogue.
public struct BookDetail: Destination {
    public static let name = "books.book"
    public static let parameterNames = ["book"]

    public let book: Int

    public init(book: Int) {
        self.book = book
    }

    public init(parameters: RouteParameters) throws(RouteError) {
        book = try parameters.identifier("book")
    }

    public var parameters: RouteParameters { ["book": "\(book)"] }
}

public struct BooksModule: FeatureModule {
    public let id = "books"
    private let tab: TabID
    private let service: any BooksService
    private let lending: Lending
    private let environment: AppEnvironment

    public init(tab: TabID, service: any BooksService, lending: Lending, environment: AppEnvironment) {
        self.tab = tab
        self.service = service
        self.lending = lending
        self.environment = environment
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner("@bibliotheque/books", contract: "The catalogue as the library has it, also offline")
        let store = BooksStore(service: service, values: environment.storage.values)
        let lending = lending
        contributions.destination(BookList.self, placement: .tab(tab)) { _, context in
            BookListScreen(store: store, context: context)
        }
        contributions.destination(BookDetail.self, placement: .tab(tab)) { book, _ in
            BookScreen(book, store: store, lending: lending)
        }
        contributions.link("/catalogue", to: BookList.self)
        contributions.link("/livres/{book}", to: BookDetail.self)
        contributions.store(BooksStore.cacheKey)
    }
}

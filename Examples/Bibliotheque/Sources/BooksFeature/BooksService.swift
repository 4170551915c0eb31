public import AppShell

/// What the feature needs of a back end.
public protocol BooksService: Sendable {
    func books() async throws(APIError) -> [Book]
}

/// What the feature needs of whoever lends books; the product joins the two.
public struct Lending {
    /// A sentence about the reader's loan of a book; nil where there is none.
    let status: (_ book: Int) -> String?
    /// Asks to borrow a book.
    let borrow: (_ book: Book) async -> Void

    public init(status: @escaping (_ book: Int) -> String?, borrow: @escaping (_ book: Book) async -> Void) {
        self.status = status
        self.borrow = borrow
    }
}

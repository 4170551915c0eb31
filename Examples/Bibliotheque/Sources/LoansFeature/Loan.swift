public import AppShell

/// A book that the reader has at home.
public struct Loan: Hashable, Codable, Sendable, Identifiable {
    public let id: Int
    /// Its number in the catalogue.
    public let book: Int
    public let title: String
    /// The last day on which it may come back.
    public let due: LoanDay
    /// Once, and not while somebody waits for it.
    public let isRenewable: Bool

    public init(id: Int, book: Int, title: String, due: LoanDay, isRenewable: Bool) {
        self.id = id
        self.book = book
        self.title = title
        self.due = due
        self.isRenewable = isRenewable
    }
}

/// What the reader has asked for, until the server has answered.
public struct LoanRequest: Hashable, Codable, Sendable {
    /// One for one intention, so that the server counts a repeated call once.
    public let key: String
    public let book: Int
    public let title: String

    public init(key: String, book: Int, title: String) {
        self.key = key
        self.book = book
        self.title = title
    }
}

/// What the feature needs of a back end.
public protocol LoansService: Sendable {
    func loans() async throws(APIError) -> [Loan]

    func borrow(_ request: LoanRequest) async throws(APIError)

    /// - Parameter key: of this intention, the same in each attempt.
    func renew(_ loan: Int, key: String) async throws(APIError)
}

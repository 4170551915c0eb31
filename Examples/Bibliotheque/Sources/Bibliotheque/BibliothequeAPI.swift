import AppShell
import BooksFeature
import LoansFeature

/// The library's API, as both features need it.
struct BibliothequeAPI {
    private let client: APIClient

    init(environment: AppEnvironment) {
        let url = environment.configuration.apiBaseURL ?? "https://api.bibliotheque.example/v1"
        client = APIClient(baseURL: url, environment: environment)
    }

    private struct Page<Item: Codable & Sendable>: Codable, Sendable { let data: [Item] }
}

extension BibliothequeAPI: BooksService {
    func books() async throws(APIError) -> [Book] {
        try await client.read(Page<Book>.self, from: "/books").data
    }
}

extension BibliothequeAPI: LoansService {
    func loans() async throws(APIError) -> [Loan] {
        try await client.read(Page<Loan>.self, from: "/loans").data
    }

    func borrow(_ request: LoanRequest) async throws(APIError) {
        let body = ["book": request.book]
        try await client.send(.post, "/loans", json: body, idempotencyKey: request.key, expecting: [201])
    }

    func renew(_ loan: Int, key: String) async throws(APIError) {
        _ = try await client.send(.post, "/loans/\(loan)/renewal", idempotencyKey: key, expecting: [200])
    }
}

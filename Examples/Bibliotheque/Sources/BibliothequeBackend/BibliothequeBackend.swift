public import AppShell
import Foundation
import Synchronization

/// The library's server as a plain function: what is on the shelves, who has it, and the keys of the writes it has seen.
public final class BibliothequeBackend: HTTPHandler {
    /// A loan as the server keeps it.
    public struct Loan: Sendable {
        public let id: Int
        public let book: Int
        public var due: Date
        public var isRenewed = false
    }

    struct Title: Sendable {
        let id: Int
        let title: String
        let author: String
        let summary: String
        var copies: Int
    }

    private struct State {
        var titles = Title.shelf
        var loans: [Loan] = []
        var lastLoan = 0
        /// The answers to writes, by their keys: a repeated call gets the first one's.
        var answers: [String: HTTPResponse] = [:]
    }

    static let day = 86_400.0
    static let loanDays = 21.0
    static let renewalDays = 14.0

    private let state = Mutex(State())

    public init() {}

    public var loans: [Loan] { state.withLock(\.loans) }

    /// What somebody else does at the desk.
    public func setCopies(_ copies: Int, of title: String) {
        state.withLock { state in
            for index in state.titles.indices where state.titles[index].title == title {
                state.titles[index].copies = copies
            }
        }
    }

    /// The reader brings a book back.
    ///
    /// - Returns: whether they had it.
    public func takeBack(_ title: String) -> Bool {
        state.withLock { state in
            guard let book = state.titles.firstIndex(where: { $0.title == title }),
                let loan = state.loans.firstIndex(where: { $0.book == state.titles[book].id })
            else { return false }
            state.loans.remove(at: loan)
            state.titles[book].copies += 1
            return true
        }
    }

    public func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        let path = URL(string: request.url)?.path ?? ""
        guard path.hasPrefix("/v1/") else { return HTTPResponse(status: 404) }
        let parts = path.dropFirst(4).split(separator: "/").map(String.init)
        return state.withLock { state in
            switch (request.method, parts.first, parts.count) {
            case (.get, "books", 1): Self.json(["data": state.titles.map(\.fields)], status: 200)
            case (.get, "loans", 1):
                Self.json(["data": state.loans.map { Self.fields(of: $0, in: state) }], status: 200)
            case (.post, "loans", 1): Self.once(request, in: &state) { Self.lend(request, at: date, in: &$0) }
            case (.post, "loans", 3) where parts[2] == "renewal":
                Self.once(request, in: &state) { Self.renew(parts[1], in: &$0) }
            default: HTTPResponse(status: 404)
            }
        }
    }
}

extension BibliothequeBackend {
    /// A key that was seen gets the answer that it got.
    private static func once(
        _ request: HTTPRequest,
        in state: inout State,
        _ write: (inout State) -> HTTPResponse
    ) -> HTTPResponse {
        guard let key = request.headers["Idempotency-Key"] else {
            return json(["message": "Idempotency-Key is missing"], status: 400)
        }
        if let answer = state.answers[key] { return answer }
        let answer = write(&state)
        state.answers[key] = answer
        return answer
    }

    private static func lend(_ request: HTTPRequest, at date: Date, in state: inout State) -> HTTPResponse {
        guard let body = try? JSONDecoder().decode([String: Int].self, from: Data(request.body)),
            let index = state.titles.firstIndex(where: { $0.id == body["book"] })
        else { return json(["message": "There is no such book"], status: 422) }
        guard state.titles[index].copies > 0 else { return json(["message": "All copies are out"], status: 409) }
        state.titles[index].copies -= 1
        state.lastLoan += 1
        let due = date.addingTimeInterval(loanDays * day)
        state.loans.append(Loan(id: state.lastLoan, book: state.titles[index].id, due: due))
        return json(["id": state.lastLoan], status: 201)
    }

    private static func renew(_ id: String, in state: inout State) -> HTTPResponse {
        guard let index = state.loans.firstIndex(where: { "\($0.id)" == id }) else { return HTTPResponse(status: 404) }
        guard !state.loans[index].isRenewed else { return json(["message": "It was renewed before"], status: 409) }
        state.loans[index].isRenewed = true
        state.loans[index].due += renewalDays * day
        return json(["id": state.loans[index].id], status: 200)
    }

    private static func fields(of loan: Loan, in state: State) -> [String: Field] {
        let title = state.titles.first { $0.id == loan.book }?.title ?? ""
        return [
            "id": .number(loan.id), "book": .number(loan.book), "title": .text(title),
            "due": .text(DayText.text(of: loan.due)), "isRenewable": .bool(!loan.isRenewed),
        ]
    }

    private static func json(_ value: some Encodable, status: Int) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: (try? JSONBody.write(value)) ?? []
        )
    }
}

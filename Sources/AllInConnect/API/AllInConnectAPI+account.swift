import AppShell
import AppShellAccountFeature

extension AllInConnectAPI: AccountService {
    func signIn(email: String, password: Secret) async throws(APIError) -> Secret {
        let body = Credentials(email: email, password: password.reveal())
        let grant = try await client(as: nil)
            .send(.post, "/auth/authenticate", json: body, expecting: [200], reading: Grant.self)
        return Secret(grant.token)
    }

    func me() async throws(APIError) -> Member {
        let record = try await client.read(MemberRecord.self, from: "/users/me")
        return Member(
            firstName: record.first_name,
            lastName: record.last_name,
            card: MemberCard(number: record.card.number, type: record.card.type, validUntil: record.card.valid_until)
        )
    }

    func order(_ id: Int) async throws(APIError) -> AccountItem {
        try await item("/orders/\(id)") { $0.status }
    }

    func message(_ id: Int) async throws(APIError) -> AccountItem {
        try await item("/messages/\(id)") { $0.body }
    }

    /// - Parameter text: what it says, without which it is no such item.
    private func item(_ path: String, text: (ItemRecord) -> String?) async throws(APIError) -> AccountItem {
        let record = try await client.read(ItemRecord.self, from: path)
        guard let text = text(record) else { throw .unreadable("neither a status nor a body of the kind asked for") }
        return AccountItem(id: record.id, title: record.title, text: text, date: record.date?.value)
    }

    private struct Credentials: Encodable {
        let email: String
        let password: String
    }

    private struct Grant: Decodable {
        let token: String
    }

    private struct MemberRecord: Decodable {
        let first_name: String
        let last_name: String
        let card: Card

        struct Card: Decodable {
            let number: String
            let type: String
            let valid_until: String
        }
    }

    /// An order has a status, a message a body.
    private struct ItemRecord: Decodable {
        let id: Int
        let title: String
        let status: String?
        let body: String?
        let date: RFC3339Date?
    }
}

import AppShell
import AppShellContactFeature

extension MadiniaAPI: ContactService {
    func send(_ message: ContactMessage) async throws(APIError) {
        try await client.send(
            .post,
            "/contacts",
            json: ContactBody(message),
            idempotencyKey: message.idempotencyKey,
            expecting: [201]
        )
    }
}

/// A message as the API reads it; `context` is absent where there is none (docs/apis.md).
private struct ContactBody: Encodable {
    let name: String
    let email: String
    let message: String
    let context: Context?

    struct Context: Encodable {
        let type: String
        let id: Int
        let title: String
        let viewed: [Item]
    }

    struct Item: Encodable {
        let type: String
        let id: Int
        let title: String

        init(_ item: ViewedItem) {
            type = item.type
            id = item.id
            title = item.title
        }
    }

    init(_ message: ContactMessage) {
        name = message.name
        email = message.email
        self.message = message.message
        context = message.context.map { context in
            let item = context.item
            return Context(type: item.type, id: item.id, title: item.title, viewed: context.viewed.map(Item.init))
        }
    }
}

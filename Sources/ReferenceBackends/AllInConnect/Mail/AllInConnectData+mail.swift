import AppShell

extension AllInConnectData {
    /// `GET /orders/{id}`. Another member's is not there, so that ids can't be tried out.
    func order(_ id: Int, _ call: Call) -> HTTPResponse {
        guard let order = orders.first(where: { $0.id == id && $0.userID == call.userID }) else {
            return call.notFound()
        }
        return SpringResponse.json([
            "id": .number(JSONNumber(order.id)),
            "title": .string(order.title),
            "status": .string(order.status),
            "date": .string(order.date),
        ])
    }

    /// `GET /messages/{id}`; see ``order(_:_:)``.
    func message(_ id: Int, _ call: Call) -> HTTPResponse {
        guard let message = messages.first(where: { $0.id == id && $0.userID == call.userID }) else {
            return call.notFound()
        }
        return SpringResponse.json([
            "id": .number(JSONNumber(message.id)),
            "title": .string(message.title),
            "body": .string(message.body),
            "date": .string(message.date),
        ])
    }
}

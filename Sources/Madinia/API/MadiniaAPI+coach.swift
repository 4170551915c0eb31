import AppShell
import CoachFeature

extension MadiniaAPI: CoachService {
    /// How long Madi's service may take; nobody waits for it twice (ruling 5).
    private static let patience = RetryPolicy.once(timeout: .seconds(2.5))

    func answer(_ question: CoachQuestion) async throws(APIError) -> CoachAnswer {
        let response = try await client.send(
            .post,
            "/madi/chat",
            body: try LaravelAnswer.body(ChatBody(question)),
            retry: MadiniaAPI.patience
        )
        let answer = try LaravelAnswer.item(ChatRecord.self, from: response)
        return CoachAnswer(text: answer.content, recommended: answer.recommendations?.compactMap(\.id) ?? [])
    }
}

/// A question as the API reads it (CONTRACTS, "Madinia API").
private struct ChatBody: Encodable {
    let message: String
    let history: [Turn]
    let viewed: [Int]

    struct Turn: Encodable {
        let role: String
        let content: String
    }

    init(_ question: CoachQuestion) {
        message = question.message
        history = question.history.map { Turn(role: $0.isOwn ? "user" : "assistant", content: $0.text) }
        viewed = question.viewedItems
    }
}

private struct ChatRecord: Decodable {
    let content: String
    let recommendations: [ChatIdentifier]?
}

/// A number, or one written as text; anything else is no item, and no reason to lose the answer.
private struct ChatIdentifier: Decodable {
    let id: Int?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            id = number
        } else {
            id = (try? container.decode(String.self)).flatMap { Int($0) }
        }
    }
}

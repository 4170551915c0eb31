import AppShell
import AppShellCoachFeature

extension MadiniaAPI: CoachService {
    /// How long Madi's service may take; nobody waits for it twice.
    private static let patience = RetryPolicy.once(timeout: .seconds(2.5))

    func answer(_ question: CoachQuestion) async throws(APIError) -> CoachAnswer {
        let response = try await client.send(
            .post,
            "/madi/chat",
            json: ChatBody(question),
            expecting: [200],
            retry: MadiniaAPI.patience
        )
        let answer = try LaravelAnswer.item(ChatRecord.self, from: response)
        // Recommendations that can't be read are no reason to lose the answer.
        answer.recommendations?.report(in: "POST /madi/chat, recommendations", to: diagnostics)
        return CoachAnswer(text: answer.content, recommended: answer.recommendations?.records.map(\.id) ?? [])
    }
}

/// A question as the API reads it (docs/apis.md).
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
    let recommendations: ReadableRecords<ChatIdentifier>?
}

/// A number, or one written as text.
private struct ChatIdentifier: Decodable {
    let id: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self), let number = Int(text) {
            id = number
        } else {
            id = try container.decode(Int.self)
        }
    }
}

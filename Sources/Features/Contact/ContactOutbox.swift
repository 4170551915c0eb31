import AppShell

/// Sends messages, and remembers those that were not answered with success, for the life of the app's process.
///
/// The same words of the same person about the same item are the same intention: it goes out again as it did before,
/// with the same key, so that a call which was stored although its answer was lost does not count twice.
final class ContactOutbox {
    private let service: any ContactService
    private let environment: AppEnvironment
    private var open: [ContactMessage] = []

    init(service: any ContactService, environment: AppEnvironment) {
        self.service = service
        self.environment = environment
    }

    /// - Returns: what the back end has now.
    func send(_ draft: ContactDraft) async throws(APIError) -> ContactMessage {
        let message = message(of: draft)
        try await service.send(message)
        open.removeAll { $0 == message }
        return message
    }

    private func message(of draft: ContactDraft) -> ContactMessage {
        let name = draft.value(of: .name)
        let email = draft.value(of: .email)
        let text = draft.value(of: .message)
        let known = open.first { known in
            known.name == name && known.email == email && known.message == text
                && isSame(known.context?.item, draft.item)
        }
        if let known { return known }
        let message = ContactMessage(
            idempotencyKey: environment.random.identifier(),
            name: name,
            email: email,
            message: text,
            context: draft.context
        )
        open.append(message)
        return message
    }

    private func isSame(_ one: ViewedItem?, _ other: ViewedItem?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.isSame(as: other)
    }
}

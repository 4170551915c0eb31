import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Sends messages, and remembers those that were not answered, over the end of the process.
///
/// The same words of the same person about the same item are the same intention: it goes out again as it did before,
/// with the same key, so that a call which was stored although its answer was lost does not count twice. A process that
/// finds them in the form of an earlier one knows no more what they were about: then the words alone tell. Forgotten with
/// the answer, once the form is emptied, or after a week, which is as long as back ends remember keys.
final class ContactOutbox {
    static let key = StoredKey("contact.outbox")
    /// In seconds.
    static let lifetime: TimeInterval = 604_800
    /// More than a person means; the oldest go.
    static let maximumCount = 10

    private struct Unanswered: Hashable, Codable {
        let message: ContactMessage
        let date: Date
    }

    private let service: any ContactService
    private let environment: AppEnvironment
    private let stored: StoredValue<[Unanswered]>
    /// The keys of this process.
    private var ownKeys: Set<String> = []

    init(service: any ContactService, environment: AppEnvironment) {
        self.service = service
        self.environment = environment
        stored = StoredValue(ContactOutbox.key, in: environment.storage.values, empty: [])
    }

    /// Why the last read or write failed; nil if it worked.
    var storageIssue: String? { stored.issue?.description }

    /// - Returns: what the back end has now.
    func send(_ draft: ContactDraft) async throws(APIError) -> ContactMessage {
        let message = message(of: draft)
        // Before the call, so that no process ends with a key that only the back end knows.
        await stored.save()
        try await service.send(message)
        let key = message.idempotencyKey
        stored.change { $0.removeAll { $0.message.idempotencyKey == key } }
        await stored.save()
        return message
    }

    /// The form is empty: nothing of it is to stay.
    func forget() async {
        stored.change { $0 = [] }
        await stored.save()
    }

    private func message(of draft: ContactDraft) -> ContactMessage {
        let name = draft.value(of: .name)
        let email = draft.value(of: .email)
        let text = draft.value(of: .message)
        let item = draft.item
        let oldest = environment.clock.now.addingTimeInterval(-ContactOutbox.lifetime)
        let known = stored.value.first { known in
            let message = known.message
            let isEarlier = item == nil && !ownKeys.contains(message.idempotencyKey)
            return known.date > oldest && message.name == name && message.email == email && message.message == text
                && (isEarlier || isSame(message.context?.item, item))
        }
        if let known { return known.message }
        let message = ContactMessage(
            idempotencyKey: environment.random.identifier(),
            name: name,
            email: email,
            message: text,
            context: draft.context
        )
        ownKeys.insert(message.idempotencyKey)
        let entry = Unanswered(message: message, date: environment.clock.now)
        stored.change { entries in
            entries.removeAll { $0.date <= oldest }
            entries.append(entry)
            entries.removeFirst(max(0, entries.count - ContactOutbox.maximumCount))
        }
        return message
    }

    private func isSame(_ one: ViewedItem?, _ other: ViewedItem?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.isSame(as: other)
    }
}

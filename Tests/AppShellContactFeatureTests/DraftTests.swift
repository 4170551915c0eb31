import AppShell
import Testing

@testable import AppShellContactFeature

/// What was typed, over the end of the process.
@MainActor
struct DraftTests {
    private let storage = Storage.inMemory()

    private func stored() throws -> [UInt8]? { try storage.values.value(for: TypedDraft.key) }

    @Test("MAD-NFR20: what was typed is there again after a relaunch, and about nothing: what was viewed is not kept")
    func relaunch() async throws {
        let first = try await ContactHost.started(viewing: [.starter], storage: storage)
        first.fill(message: "Bonjour")
        await first.settle()
        let second = try await ContactHost.started(storage: storage)
        #expect(["Nom", "Email", "Message"].map { second.find($0)?.value } == ["Sophie", "sophie@x.fr", "Bonjour"])
        #expect(!second.lines.contains { $0.contains("Starter") })
        #expect(!String(decoding: try stored() ?? [], as: UTF8.self).contains("Starter"))
        await second.tap("Envoyer")
        #expect(second.service.messages.map(\.message) == ["Bonjour"])
        #expect(second.service.messages.first?.context == nil)
    }

    @Test("MAD-FR21: a message is forgotten with its answer: the same form sent again is another message")
    func answered() async throws {
        let service = SampleService()
        let environment = SamplePhone().environment(service, storage)
        let keeper = DraftStore(environment: environment) {}
        let draft = ContactDraft(subject: nil, strings: SampleContactStrings(), keeper: keeper)
        draft.name = "Sophie"
        draft.email = "sophie@x.fr"
        draft.message = "Bonjour"
        let outbox = ContactOutbox(service: service, environment: environment)
        let first = try await outbox.send(draft)
        let second = try await outbox.send(draft)
        #expect(first.idempotencyKey != second.idempotencyKey)
    }

    @Test("MAD-NFR20: it is kept while a failure stands, and nothing of it once it is sent")
    func cleared() async throws {
        let host = try await ContactHost.started(storage: storage)
        host.service.refusal = .offline
        host.fill()
        await host.tap("Envoyer")
        #expect(try stored() != nil)
        host.service.refusal = nil
        await host.tap("Réessayer")
        #expect(try stored() == nil)
        #expect(try await ContactHost.started(storage: storage).find("Nom")?.value == "")
    }

    @Test("nothing of it stays once the form is emptied; an untouched pre-fill is nothing that was typed")
    func emptied() async throws {
        let host = try await ContactHost.started(viewing: [.starter], storage: storage)
        await host.settle()
        #expect(try stored() == nil)
        host.fill()
        await host.settle()
        #expect(try stored() != nil)
        host.edit("Nom", "")
        host.edit("Email", "")
        host.edit("Message", "Question concernant Starter")
        await host.settle()
        #expect(try stored() == nil)
    }

    @Test("MAD-FR39: the same words after a relaunch go out as they did before, with the same key: they count once")
    func sameKey() async throws {
        let first = try await ContactHost.started(viewing: [.starter], storage: storage)
        first.service.refusal = .timedOut
        first.fill()
        await first.tap("Envoyer")
        // Chance goes on where it was: another key would be another one.
        let second = try await ContactHost.started(storage: storage)
        _ = second.phone.next()
        await second.tap("Envoyer")
        #expect(first.service.messages.count == 1)
        #expect(second.service.messages == first.service.messages)
        #expect(second.service.messages.first?.context?.item == .starter)
        #expect(try storage.values.value(for: ContactOutbox.key) == nil)
    }

    @Test("MAD-FR39: other words after a relaunch are another message, and so are the same ones a day later")
    func otherKeys() async throws {
        let first = try await ContactHost.started(storage: storage)
        first.service.refusal = .timedOut
        first.fill()
        await first.tap("Envoyer")
        let second = try await ContactHost.started(storage: storage)
        second.service.refusal = .timedOut
        for _ in 0..<10 { _ = second.phone.next() }
        second.edit("Message", "Bonsoir")
        await second.tap("Envoyer")
        second.edit("Message", "Bonjour")
        second.phone.advance(ContactOutbox.lifetime)
        await second.tap("Envoyer")
        let keys = (first.service.messages + second.service.messages).map(\.idempotencyKey)
        #expect(Set(keys).count == 3)
    }

    @Test("of what was sent without an answer nothing stays once the form is emptied")
    func emptiedOutbox() async throws {
        let host = try await ContactHost.started(storage: storage)
        host.service.refusal = .timedOut
        host.fill()
        await host.tap("Envoyer")
        #expect(try storage.values.value(for: ContactOutbox.key) != nil)
        host.fill(name: "", email: "", message: "")
        await host.settle()
        #expect(try storage.values.value(for: ContactOutbox.key) == nil)
        #expect(try stored() == nil)
    }

    @Test("a draft that is read late does not take what was typed, nor is one written over that can't be read")
    func unreadable() async throws {
        let later = StoredKey("contact.draft", schema: 2)
        try await storage.values.setValue([1], for: later)
        let host = try await ContactHost.started(storage: storage)
        host.fill()
        await host.settle()
        #expect(host.find("Nom")?.value == "Sophie")
        #expect(try storage.values.value(for: later) == [1])
    }
}

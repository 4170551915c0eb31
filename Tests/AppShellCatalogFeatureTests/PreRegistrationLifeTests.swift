import AppShell
import Foundation
import Testing

@testable import AppShellCatalogFeature

/// Pre-registrations over the end of a sheet and of a process.
@MainActor
struct PreRegistrationLifeTests {
    private let service = SampleService()
    private let world = StillWorld()
    private let storage = Storage.inMemory()

    /// A process of the app, on the sheet for Starter.
    private func launched() async throws -> CatalogHost {
        let host = try CatalogHost(service, world: world, storage: storage)
        await host.start(link: "https://sample.example/courses/starter")
        return host
    }

    private func submit(_ host: CatalogHost, _ email: String = "lucas@x.fr") async {
        await host.tap("Pré-inscription")
        host.edit("Email", email)
        await host.tap("Confirmer")
    }

    @Test("MAD-FR38: the same form after a relaunch goes out with the same key and date, so that it counts once")
    func outlivesTheProcess() async throws {
        service.refusal = .timedOut
        await submit(try await launched())
        world.advance(3_600)
        let host = try await launched()
        #expect(host.outline.contains("banner “Pas envoyée”"))
        await host.tap("Réessayer")
        #expect(host.find("Email")?.value == "lucas@x.fr")
        service.refusal = nil
        await host.tap("Confirmer")
        #expect(service.requests.count == 2)
        #expect(service.requests[0] == service.requests[1])
        #expect(host.outline.contains("text “Merci !”"))
    }

    @Test("MAD-FR38: a process that ends before there is any answer has kept its key")
    func killed() async throws {
        service.hold()
        await submit(try await launched())
        #expect(service.requests.count == 1)
        await submit(try await launched())
        #expect(service.requests.count == 2)
        #expect(service.requests[0] == service.requests[1])
        service.release()
    }

    @Test(
        "MAD-FR38: another address, an answer, and a day later: each is another intention, and nothing is left stored"
    )
    func newKeys() async throws {
        service.refusal = .timedOut
        await submit(try await launched())
        await submit(try await launched(), "sophie@x.fr")
        service.refusal = nil
        await submit(try await launched())
        await submit(try await launched(), "sophie@x.fr")
        let keys = service.requests.map(\.idempotencyKey)
        #expect(keys[2...] == keys[..<2])
        #expect(Set(keys).count == 2)
        #expect(try storage.secrets.secret(for: PreRegistrationIntentions.key) == nil)
        await submit(try await launched())
        #expect(Set(service.requests.map(\.idempotencyKey)).count == 3)
        service.refusal = .timedOut
        await submit(try await launched(), "marc@x.fr")
        world.advance(PreRegistrationIntentions.lifetime)
        #expect(try await !launched().outline.contains("Pas envoyée"))
        await submit(try await launched(), "marc@x.fr")
        #expect(Set(service.requests.map(\.idempotencyKey)).count == 5)
    }

    @Test("what the back end refuses is no open intention: nothing is kept of it")
    func refused() async throws {
        service.refusal = .invalid(message: "Non.", fields: ["email": ["Déjà inscrit."]])
        await submit(try await launched())
        #expect(try storage.secrets.secret(for: PreRegistrationIntentions.key) == nil)
        #expect(try await !launched().outline.contains("banner"))
    }

    @Test(
        "MAD-FR13: what comes of one whose sheet was closed stands on the course's page until it was read",
        arguments: [
            (nil, "Merci !", "Compris"), (.timedOut, "Pas envoyée", "Réessayer"),
            (.invalid(message: "", fields: ["formation_id": ["Complet."]]), "Complet.", "Compris"),
        ] as [(APIError?, String, String)]
    )
    func closedSheet(_ error: APIError?, _ text: String, _ action: String) async throws {
        let host = try await launched()
        service.hold()
        service.refusal = error
        await submit(host)
        host.shell.perform(.dismiss)
        await host.settle()
        #expect(!host.outline.contains("banner"))
        service.release()
        await host.settle()
        #expect(host.outline.contains("banner “\(text)”"))
        await host.tap(action)
        #expect(!host.outline.contains("banner “\(text)”"))
        #expect(host.world.haptics == [])
        let isSheet = host.shell.navigation.current == PreRegistration(item: 1, title: "Starter").route
        #expect(isSheet == (action == "Réessayer"))
    }

    @Test("one that fails before the person's eyes is not told again on the page")
    func watched() async throws {
        let host = try await launched()
        service.refusal = .timedOut
        await submit(host)
        host.shell.perform(.dismiss)
        await host.settle()
        #expect(!host.outline.contains("banner"))
    }

    @Test("the product hears of a pre-registration also where the course was withdrawn before the answer came")
    func withdrawn() async throws {
        let host = try await launched()
        service.hold()
        await submit(host)
        host.shell.perform(.dismiss)
        service.answer = .success([.bare])
        host.shell.perform(.popToRoot)
        await host.settle()
        await host.refresh()
        #expect(!host.outline.contains("Starter"))
        service.release()
        await host.settle()
        #expect(service.registered.map(\.title) == ["Starter"])
        #expect(service.registered.first?.nextSession == CatalogItem.starter.nextSession)
    }

    @Test("what can't be stored is told by the module, and stored when the app comes back")
    func storageIssue() async throws {
        let secrets = FailingSecrets()
        let flawed = Storage(
            values: storage.values,
            documents: storage.documents,
            journals: storage.journals,
            secrets: secrets
        )
        let store = CatalogStore(service: service, clock: world, hooks: CatalogHooks())
        let sender = PreRegistrationSender(
            setup: .sample(service),
            store: store,
            environment: world.environment(service, flawed)
        )
        _ = sender.intentions.request(email: "lucas@x.fr", item: 1)
        await sender.catchUp()
        #expect(sender.storageIssues == ["no room for it"])
        secrets.isFull = false
        await sender.catchUp()
        #expect(sender.storageIssues == [])
        #expect(try secrets.secret(for: PreRegistrationIntentions.key) != nil)
    }
}

/// A secret store that is full until a test says otherwise.
private final class FailingSecrets: SecretStore, @unchecked Sendable {
    private let store = InMemorySecretStore()
    var isFull = true

    func secret(for key: StoredKey) throws(StorageError) -> Secret? { try store.secret(for: key) }

    func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        if isFull { throw .unacceptable("no room for it") }
        try await store.setSecret(secret, for: key)
    }
}

import AppShell
import AppShellCatalogFeature
import Testing

@MainActor
struct PreRegistrationTests {
    private func opened() async throws -> CatalogHost {
        let host = try CatalogHost()
        await host.start(link: "https://sample.example/courses/starter")
        await host.tap("Pré-inscription")
        return host
    }

    @Test("MAD-FR10: the sheet names the course")
    func names() async throws {
        let host = try await opened()
        #expect(host.shell.navigation.current == PreRegistration(item: 1, title: "Starter").route)
        #expect(host.find("Email")?.role == .field(.email))
    }

    @Test("MAD-FR11: the address is judged as it is typed, and only a right one can be confirmed")
    func validation() async throws {
        let host = try await opened()
        #expect(host.find("Email")?.state.isValid == nil)
        #expect(host.find("Confirmer")?.state.isDisabled == true)
        host.edit("Email", "lucas@x")
        #expect(host.find("Email")?.state.isValid == false)
        #expect(host.find("Email")?.state.message == "Email invalide")
        #expect(host.find("Confirmer")?.state.isDisabled == true)
        host.edit("Email", " lucas@x.fr ")
        #expect(host.find("Email")?.state.isValid == true)
        #expect(host.find("Email")?.state.message == nil)
        #expect(host.find("Confirmer")?.state.isDisabled == false)
    }

    @Test("MAD-FR12: success is said and felt, and the sheet closes by itself after 2 s")
    func success() async throws {
        let host = try await opened()
        host.edit("Email", " lucas@x.fr ")
        await host.tap("Confirmer")
        #expect(host.service.requests.map(\.email) == ["lucas@x.fr"])
        #expect(host.service.requests.map(\.itemID) == [1])
        #expect(host.service.requests.map(\.date) == [host.world.now])
        #expect(host.outline.contains("text “Merci !”"))
        #expect(host.world.haptics == [.success])
        #expect(host.world.passTime() == [.seconds(2)])
        await host.settle()
        #expect(host.shell.navigation.current == CatalogDetail(key: "starter").route)
    }

    @Test("MAD-FR13: a double tap sends once")
    func doubleTap() async throws {
        let host = try await opened()
        host.edit("Email", "lucas@x.fr")
        guard case .tap(let action) = host.find("Confirmer")?.action else {
            Issue.record("nothing to confirm with")
            return
        }
        host.shell.run(action)
        host.shell.run(action)
        await host.settle()
        #expect(host.service.requests.count == 1)
    }

    @Test("MAD-FR38: trying again sends the same key; another address is another intention")
    func keys() async throws {
        let host = try await opened()
        host.service.refusal = .timedOut
        host.edit("Email", "lucas@x.fr")
        await host.tap("Confirmer")
        #expect(host.outline.contains("failure “Le serveur met trop de temps à répondre.”"))
        await host.tap("Réessayer")
        host.edit("Email", "sophie@x.fr")
        await host.tap("Confirmer")
        let keys = host.service.requests.map(\.idempotencyKey)
        #expect(keys.count == 3)
        #expect(keys[0] == keys[1])
        #expect(keys[0] != keys[2])
        #expect(host.world.haptics == [])
    }

    @Test("MAD-NFR20: what was typed is kept when the call fails")
    func keepsText() async throws {
        let host = try await opened()
        host.service.refusal = .offline
        host.edit("Email", "lucas@x.fr")
        await host.tap("Confirmer")
        #expect(host.find("Email")?.value == "lucas@x.fr")
        #expect(host.outline.contains("Connexion requise"))
    }

    @Test("what the back end says of the address stands at the field, until it is changed")
    func refusal() async throws {
        let host = try await opened()
        host.service.refusal = .invalid(message: "Non.", fields: ["email": ["Déjà inscrit."]])
        host.edit("Email", "lucas@x.fr")
        await host.tap("Confirmer")
        #expect(host.find("Email")?.state.isValid == false)
        #expect(host.find("Email")?.state.message == "Déjà inscrit.")
        host.edit("Email", "lucas@y.fr")
        #expect(host.find("Email")?.state.isValid == true)
        #expect(host.find("Email")?.state.message == nil)
    }

    @Test("an address that became wrong is not sent")
    func wrong() async throws {
        let host = try await opened()
        host.edit("Email", "lucas@x.fr")
        guard case .tap(let action) = host.find("Confirmer")?.action else { return }
        host.edit("Email", "lucas@x")
        host.shell.run(action)
        await host.settle()
        #expect(host.service.requests.isEmpty)
    }
}

import AppShell
import AppShellContactFeature
import Testing

/// What goes out, and what comes of it.
@MainActor
struct SendingTests {
    @Test("MAD-FR20: success is said and felt, the form is empty, the context cleared, and another message can be sent")
    func success() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        host.fill()
        await host.tap("Envoyer")
        #expect(
            host.lines == [
                "screen “Contact”", "heading 1 “Une question ?”", "image “Envoyé”: checkmark.circle.fill",
                "text “Message envoyé !”", "text “Nous vous répondrons sous 24-48h”",
                "field “Nom”:  [placeholder “Votre nom”]", "field “Email”:  [placeholder “vous@exemple.fr”]",
                "field “Message”:  [placeholder “Votre message”]", "button “Envoyer” [disabled]",
            ]
        )
        #expect(host.phone.haptics == [.success])
        #expect(host.service.sent == host.service.messages)
        host.fill(message: "Encore")
        #expect(!host.lines.contains("text “Message envoyé !”"))
        await host.tap("Envoyer")
        #expect(host.service.messages.map(\.message) == ["Bonjour", "Encore"])
        #expect(host.service.messages.last?.context == nil)
        #expect(Set(host.service.messages.map(\.idempotencyKey)).count == 2)
    }

    @Test("MAD-FR21: a message goes out cleaned, with what was viewed last and all that the session viewed")
    func body() async throws {
        let host = try await ContactHost.started(viewing: [.starter, .prompts, .performer])
        host.fill(name: " Sophie\n\u{7}Martin ", email: " sophie@x.fr\n", message: " Un\u{0}\r\nDeux\u{9} ")
        await host.tap("Envoyer")
        let message = try #require(host.service.messages.first)
        #expect(message.name == "Sophie Martin")
        #expect(message.email == "sophie@x.fr")
        #expect(message.message == "Un\nDeux")
        #expect(message.context == ContactContext(item: .performer, viewed: [.starter, .prompts, .performer]))
    }

    @Test("MAD-FR19: the pre-fill alone is a message")
    func prefillAlone() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        host.fill(message: nil)
        await host.tap("Envoyer")
        #expect(host.service.messages.map(\.message) == ["Question concernant Starter"])
        #expect(host.message == "")
    }

    @Test("MAD-FR18: a double tap sends once; while it is sent nothing can be changed")
    func doubleTap() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        host.fill()
        host.service.hold()
        guard case .tap(let send) = host.find("Envoyer")?.action, case .edit(let edit) = host.find("Nom")?.action,
            case .tap(let dismiss) = host.find("Retirer")?.action
        else {
            Issue.record("the form is not there")
            return
        }
        host.shell.run(send)
        host.shell.run(send)
        await host.settle()
        #expect(host.lines.contains("button “Envoyer” [disabled, busy]"))
        #expect(host.lines.contains("progress “Envoi”"))
        #expect(["Nom", "Email", "Message", "Retirer"].allSatisfy { host.find($0)?.state.isDisabled == true })
        edit("Autre")
        host.shell.run(dismiss)
        await host.settle()
        #expect(host.find("Nom")?.value == "Sophie")
        #expect(host.find("Retirer") != nil)
        host.service.release()
        await host.settle()
        #expect(host.service.messages.count == 1)
        #expect(host.lines.contains("text “Message envoyé !”"))
    }

    @Test("MAD-NFR20: offline is said, nothing typed or viewed is lost, and trying again sends the same key")
    func offline() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        host.fill()
        host.service.refusal = .offline
        await host.tap("Envoyer")
        #expect(host.lines.contains("failure “Connexion requise”"))
        #expect(["Nom", "Email", "Message"].map { host.find($0)?.value } == ["Sophie", "sophie@x.fr", "Bonjour"])
        #expect(host.lines.contains("banner “À propos de: Starter”"))
        #expect(host.phone.haptics == [])
        #expect(host.service.sent == [])
        host.service.refusal = nil
        await host.tap("Réessayer")
        #expect(host.lines.contains("text “Message envoyé !”"))
        #expect(host.service.messages.count == 2)
        #expect(host.service.messages[0] == host.service.messages[1])
    }

    @Test("MAD-FR21: the same message about the same item is one intention, also after other things were viewed")
    func intention() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        host.fill()
        host.service.refusal = .timedOut
        await host.tap("Envoyer")
        await host.view([.performer, .starter])
        host.edit("Nom", "Sophie M")
        host.edit("Nom", "Sophie")
        await host.tap("Envoyer")
        #expect(host.service.messages[0] == host.service.messages[1])
        host.edit("Message", "Bonsoir")
        await host.tap("Envoyer")
        host.edit("Message", "Bonjour")
        await host.tap("Retirer")
        await host.tap("Envoyer")
        #expect(Set(host.service.messages.map(\.idempotencyKey)).count == 3)
        #expect(host.service.messages.count == 4)
    }

    @Test("MAD-FR20: the same words after success are another message")
    func again() async throws {
        let host = try await ContactHost.started()
        host.fill()
        await host.tap("Envoyer")
        host.fill()
        await host.tap("Envoyer")
        #expect(Set(host.service.messages.map(\.idempotencyKey)).count == 2)
    }

    @Test("MAD-FR18: what the back end refuses stands at its field, until that value is changed")
    func refused() async throws {
        let host = try await ContactHost.started()
        host.fill()
        host.service.refusal = .invalid(message: "Non.", fields: ["email": ["Domaine inconnu."], "other": ["x"]])
        await host.tap("Envoyer")
        #expect(host.lines.contains("banner “Certaines informations sont à corriger.”"))
        #expect(host.lines[2...3] == ["text “Écrivez-nous.”", "banner “x”"], "what no field says stands above them")
        #expect(host.find("Email")?.state.isValid == false)
        #expect(host.find("Email")?.state.message == "Domaine inconnu.")
        #expect(host.find("Nom")?.state.isValid == true)
        host.edit("Nom", "Sophie M")
        #expect(host.find("Email")?.state.message == "Domaine inconnu.")
        host.edit("Email", "sophie@y.fr")
        #expect(host.find("Email")?.state.message == nil)
        #expect(host.find("Email")?.state.isValid == true)
        host.service.refusal = nil
        await host.tap("Envoyer")
        #expect(host.lines.contains("text “Message envoyé !”"))
    }

    @Test("what became wrong is not sent")
    func wrong() async throws {
        let host = try await ContactHost.started()
        host.fill()
        guard case .tap(let send) = host.find("Envoyer")?.action else { return }
        host.edit("Email", "lucas@x")
        host.shell.run(send)
        await host.settle()
        #expect(host.service.messages.isEmpty)
    }

    @Test("MAD-FR20: an answer that comes while the person is elsewhere is told when they are back, and then no more")
    func elsewhere() async throws {
        let host = try await ContactHost.started()
        host.fill()
        host.service.hold()
        await host.tap("Envoyer")
        await host.select("shelf")
        host.service.release()
        await host.settle()
        await host.select("contact")
        #expect(host.lines.contains("text “Message envoyé !”"))
        await host.select("shelf")
        await host.select("contact")
        #expect(!host.lines.contains("text “Message envoyé !”"))
    }

    @Test("MAD-FR20: thanks that were read are gone when the person comes back")
    func read() async throws {
        let host = try await ContactHost.started()
        host.fill()
        await host.tap("Envoyer")
        await host.view([.starter])
        #expect(!host.lines.contains("text “Message envoyé !”"))
        #expect(host.message == "Question concernant Starter")
    }

    @Test("MAD-NFR20: each failure can be tried again; the form can be changed instead")
    func failures() async throws {
        for error in [APIError.timedOut, .server(status: 500, message: ""), .tooManyRequests(retryAfter: 60)] {
            let host = try await ContactHost.started()
            host.fill()
            host.service.refusal = error
            await host.tap("Envoyer")
            #expect(host.find("Réessayer") != nil)
            host.edit("Message", "Autre")
            #expect(host.find("Réessayer") == nil)
            #expect(host.find("Envoyer")?.state.isDisabled == false)
        }
    }
}

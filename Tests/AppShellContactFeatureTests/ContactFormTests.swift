import AppShell
import AppShellContactFeature
import Testing

/// The form, before anything is sent.
@MainActor
struct ContactFormTests {
    @Test("MAD-FR18: three fields, each with label, placeholder and keyboard, and the button that sends")
    func fields() async throws {
        let host = try await ContactHost.started()
        #expect(
            host.lines == [
                "screen “Contact”", "heading 1 “Une question ?”", "text “Écrivez-nous.”",
                "field “Nom”:  [placeholder “Votre nom”]", "field “Email”:  [placeholder “vous@exemple.fr”]",
                "field “Message”:  [placeholder “Votre message”]", "button “Envoyer” [disabled]",
            ]
        )
        #expect(host.find("Nom")?.role == .field(.text))
        #expect(host.find("Email")?.role == .field(.email))
        #expect(host.find("Message")?.role == .field(.multiline))
    }

    @Test(
        "MAD-NFR8: a name has 1 to 100 characters, once cleaned",
        arguments: [
            ("S", true), (String(repeating: "é", count: 100), true), (String(repeating: "é", count: 101), false),
            ("   ", false), ("\u{0}", false), (" " + String(repeating: "x", count: 100) + "\n", true),
        ]
    )
    func name(_ text: String, _ isValid: Bool) async throws {
        try await judge("Nom", text, isValid, error: "Nom invalide")
    }

    @Test(
        "MAD-NFR8: the address is judged as it is typed",
        arguments: [
            ("lucas@x", false), ("lucas@x..fr", false), ("a b@x.fr", false), ("l", false),
            (" a.b+c@sub.example.com ", true),
        ]
    )
    func email(_ text: String, _ isValid: Bool) async throws {
        try await judge("Email", text, isValid, error: "Email invalide")
    }

    @Test(
        "MAD-NFR8: a message has 1 to 5,000 characters, once cleaned",
        arguments: [
            ("x", true), (" \n ", false), (String(repeating: "x", count: 5_001), false),
            (" " + String(repeating: "x", count: 5_000) + " ", true),
        ]
    )
    func message(_ text: String, _ isValid: Bool) async throws {
        try await judge("Message", text, isValid, error: "Message invalide")
    }

    private func judge(_ label: String, _ text: String, _ isValid: Bool, error: String) async throws {
        let host = try await ContactHost.started()
        host.fill()
        #expect(host.find("Envoyer")?.state.isDisabled == false)
        host.edit(label, text)
        #expect(host.find(label)?.state.isValid == isValid)
        #expect(host.find(label)?.state.message == (isValid ? nil : error))
        #expect(host.find("Envoyer")?.state.isDisabled == !isValid)
        // Nothing typed, nothing to say; but nothing to send either.
        host.edit(label, "")
        #expect(host.find(label)?.state.isValid == nil)
        #expect(host.find(label)?.state.message == nil)
        #expect(host.find("Envoyer")?.state.isDisabled == true)
    }

    @Test("MAD-FR19: the banner names what was viewed last, and the message begins with it")
    func context() async throws {
        let host = try await ContactHost.started(viewing: [.starter, .performer])
        #expect(host.lines.contains("banner “À propos de: Performer”"))
        #expect(host.message == "Question concernant Performer")
        // The person has typed nothing: nothing is judged.
        #expect(host.find("Message")?.state.isValid == nil)
    }

    @Test("MAD-FR19: without context there is neither banner nor pre-fill")
    func noContext() async throws {
        let host = try await ContactHost.started()
        #expect(!host.lines.contains { $0.hasPrefix("banner") })
        #expect(host.message == "")
    }

    @Test(
        "MAD-FR19: viewing something else changes an untouched pre-fill, and leaves what was typed and what it is about"
    )
    func viewing() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        await host.view([.performer])
        #expect(host.message == "Question concernant Performer")
        host.edit("Message", "Question concernant Performer : est-ce pour moi ?")
        await host.view([.prompts])
        #expect(host.lines.contains("banner “À propos de: Performer”"))
        #expect(host.message == "Question concernant Performer : est-ce pour moi ?")
    }

    @Test("MAD-FR19: dismissing the banner clears an untouched pre-fill")
    func dismissed() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        await host.tap("Retirer")
        #expect(!host.lines.contains { $0.hasPrefix("banner") })
        #expect(host.message == "")
        await host.select("shelf")
        await host.select("contact")
        #expect(host.message == "")
    }

    @Test("MAD-FR19: dismissing the banner leaves what was typed, and the message goes out without context")
    func dismissedTyped() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        host.fill(message: "Bonjour")
        await host.tap("Retirer")
        #expect(host.message == "Bonjour")
        await host.tap("Envoyer")
        #expect(host.service.messages.map(\.context) == [nil])
    }

    @Test(
        "MAD-FR19: what was dismissed stays away while nothing else is viewed, and comes back when it is viewed again"
    )
    func dismissedAndBack() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        await host.tap("Retirer")
        await host.view([.starter])
        #expect(host.message == "")
        await host.view([.performer, .starter])
        #expect(host.message == "Question concernant Starter")
    }

    @Test("MAD-FR19: a pre-fill that was changed and put back is untouched; one that was erased stays away")
    func touched() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        host.edit("Message", "Question concernant Starter!")
        host.edit("Message", "Question concernant Starter")
        await host.view([.performer])
        #expect(host.message == "Question concernant Performer")
        host.edit("Message", "")
        await host.select("shelf")
        await host.select("contact")
        #expect(host.message == "")
    }

    @Test("MAD-NFR20: neither another tab nor a link takes what was typed")
    func kept() async throws {
        let host = try await ContactHost.started()
        host.fill(name: "So", email: "so@", message: "Bon")
        await host.view([.starter])
        host.shell.receive(.link("https://sample.example/shelf"))
        await host.settle()
        host.shell.receive(.link("https://sample.example/contact"))
        await host.settle()
        #expect(["Nom", "Email", "Message"].map { host.find($0)?.value } == ["So", "so@", "Bon"])
    }

    @Test("MAD-FR19: the session alone knows what was viewed, and what was typed: another launch begins with nothing")
    func launches() async throws {
        let first = try await ContactHost.started(viewing: [.starter])
        first.fill()
        let second = try await ContactHost.started()
        #expect(second.message == "")
        #expect(second.find("Nom")?.value == "")
    }
}

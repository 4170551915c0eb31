import AppShell
import AppShellContactFeature
import Testing

@MainActor
struct ContactCompositionTests {
    @Test("SHELL-2: the form's link is the product's own")
    func links() throws {
        let graph = try ContactHost().shell.graph
        #expect(graph.links.link(to: ContactForm().route) == "https://sample.example/contact")
        #expect(graph.placement(of: ContactForm().route) == .tab("contact"))
    }

    @Test("MAD-NFR10: in every state each element that can be acted on has a label, and no two the same")
    func accessible() async throws {
        let host = try await ContactHost.started(viewing: [.starter])
        check(host)
        host.fill(email: "x")
        check(host)
        host.fill()
        for refusal in [APIError.invalid(message: "", fields: ["name": ["Non."]]), .offline, nil] {
            host.service.refusal = refusal
            await host.tap("Envoyer")
            await host.tap("Réessayer")
            check(host)
        }
    }

    @Test("a product may do without subjects: what was viewed is neither shown nor sent")
    func plain() async throws {
        let host = try ContactHost(of: PlainContact.self)
        host.shell.start()
        await host.settle()
        await host.view([.starter])
        #expect(!host.lines.contains { $0.contains("Starter") })
        #expect(host.message == "")
        host.fill()
        await host.tap("Envoyer")
        #expect(host.lines.contains("text “Message envoyé !”"))
        #expect(host.service.messages.map(\.context) == [nil])
    }

    private func check(_ host: ContactHost) {
        var labels: [String] = []
        func visit(_ element: ContentSnapshot) {
            if element.isInteractive || element.role == .image { labels.append(element.label) }
            for child in element.children { visit(child) }
        }
        visit(ContentSnapshot(host.shell.content))
        // The tab's label is another group's.
        #expect(labels.count > 4)
        #expect(labels.allSatisfy { $0.contains { !$0.isWhitespace } })
        #expect(Set(labels).count == labels.count)
    }
}

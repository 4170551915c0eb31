import AppShell
import AppShellHeadless
import Testing

@testable import Madinia

struct MadiniaAppTests {
    private func opened(by link: String, _ pages: [String: String] = [:]) throws -> (HeadlessSession, PaperBackend) {
        let backend = PaperBackend(pages)
        let session = HeadlessSession.madinia(backend)
        try session.launch(with: .link(link))
        return (session, backend)
    }

    @Test("SHELL-6: the composition of Madinia has no issue: it starts")
    func composes() throws {
        let session = HeadlessSession.madinia(PaperBackend([:]))
        try session.launch()
        #expect(try session.content().outline.contains("tab “Accueil”: house [selected]"))
    }

    @Test("MAD-FR1: four tabs, each with a symbol; Accueil first")
    func tabs() {
        let tabs = MadiniaApp.manifest.tabs
        #expect(tabs.map(\.title) == ["Accueil", "Formations", "Blog", "Contact"])
        #expect(tabs.map(\.symbol) == ["house", "graduationcap", "newspaper", "envelope"])
        #expect(MadiniaApp.manifest.links.hosts == ["madinia.fr", "www.madinia.fr"])
    }

    @Test(
        "MAD-FR33: a formation is asked for by what the link says, a slug or a number, once escaped",
        arguments: [
            ("starter", "starter"), ("7", "7"), ("5-prompts", "5-prompts"), ("%73tarter", "starter"),
        ]
    )
    func key(_ written: String, _ asked: String) throws {
        let (session, backend) = try opened(
            by: "https://madinia.fr/formations/\(written)",
            ["/formations/\(asked)": "{\"data\":\(formation())}"]
        )
        #expect(backend.requests.first?.url == "https://api.madinia.fr/api/v1/formations/\(asked)")
        #expect(try session.content().outline.contains("heading 1 “Starter”"))
    }

    @Test(
        "MAD-FR33: each of Madinia's links opens its tab, and what is neither a slug nor a number is no page",
        arguments: [
            ("/formations/A-b_c", "Accueil"), ("/blog/caf%C3%A9", "Accueil"), ("/formation/a%2Fb", "Accueil"),
            ("/", "Accueil"), ("/formations", "Formations"), ("/formation", "Formations"),
            ("/formations/", "Formations"),
            ("/blog", "Blog"), ("/articles", "Blog"), ("/article", "Blog"), ("/contact", "Contact"),
            ("/contact?utm=x#y", "Contact"), ("/nowhere/at/all", "Accueil"),
        ]
    )
    func links(_ path: String, _ tab: String) throws {
        for host in ["madinia.fr", "WWW.MADINIA.FR"] {
            let (session, _) = try opened(by: "https://\(host)\(path)", ["/formations": "[]"])
            let selected = try session.content().outline.split(separator: "\n").filter { $0.contains("[selected]") }
            #expect(selected.count == 1)
            #expect(selected.first?.contains("tab “\(tab)”") == true, "\(path)")
        }
    }

    @Test(
        "what is not Madinia's opens nothing but the start",
        arguments: ["https://madinia.com/contact", "http://madinia.fr/contact", "madinia://contact"]
    )
    func foreign(_ link: String) throws {
        let (session, _) = try opened(by: link)
        #expect(try session.content().outline.contains("tab “Accueil”: house [selected]"))
    }

    @Test("MAD-FR13: a pre-registration is sent as agreed")
    func preRegisters() throws {
        let backend = PaperBackend(["/formations/1": "{\"data\":\(formation())}", "/pre-registrations": "{}"])
        let session = HeadlessSession.madinia(backend)
        try session.launch(with: .link("https://madinia.fr/formations/1"))
        try session.tap("Pré-inscription")
        try session.type("lucas@exemple.fr", into: "Email")
        try session.tap("Confirmer")
        let request = try #require(backend.requests.last)
        #expect(request.method == .post)
        #expect(request.url == "https://api.madinia.fr/api/v1/pre-registrations")
        #expect(
            String(decoding: request.body, as: UTF8.self)
                == #"{"email":"lucas@exemple.fr","formation_id":1,"timestamp":"2026-01-06T08:00:00Z"}"#
        )
        #expect(request.headers["Idempotency-Key"]?.count == 36)
    }
}

import AppShell
import AppShellHeadless
import Testing

@testable import Madinia

/// Where a tap on one of Madinia's notifications leads (docs/apis.md).
struct MadiniaPayloadTests {
    private static let tabs = #"tab “Formations”: graduationcap [selected]"#

    private func session(_ backend: PaperBackend, tapping payload: String) throws -> HeadlessSession {
        let session = HeadlessSession.madinia(backend)
        try session.launch(with: .tap(payload))
        return session
    }

    @Test(
        "MAD-FR31: a tap opens the formation on the tab Formations; the slug wins, the id may be a number or a text",
        arguments: [
            (#"{"aps":{"alert":"Nouveau"},"type":"formation","slug":"performer","id":2}"#, "performer"),
            (#"{"type":"formation","slug":"performer"}"#, "performer"), (#"{"type":"formation","id":2}"#, "2"),
            (#"{"type":"formation","id":"2"}"#, "2"), (#"{"type":"formation","slug":null,"id":"2"}"#, "2"),
            (#"{"gcm.message_id":"1","google.c.a.e":"1","from":"9","type":"formation","id":"2"}"#, "2"),
        ]
    )
    func opens(_ payload: String, _ key: String) throws {
        let backend = PaperBackend(["/formations/\(key)": "{\"data\":\(formation())}"])
        let session = try session(backend, tapping: payload)
        #expect(backend.requests.first?.url == "https://api.madinia.fr/api/v1/formations/\(key)")
        let outline = try session.content().outline
        #expect(outline.contains("heading 1 “Starter”"))
        #expect(outline.contains(Self.tabs))
    }

    @Test(
        "MAD-FR31: what is not Madinia's, or names no formation strictly, opens nothing",
        arguments: [
            #"{"type":"formation"}"#, #"{"type":"formation","id":"007"}"#, #"{"type":"formation","id":0}"#,
            #"{"type":"formation","id":true}"#, #"{"type":"formation","id":1.5}"#,
            #"{"type":"formation","slug":"../x"}"#,
            #"{"type":"formation","slug":["performer"]}"#, #"{"type":"Formation","id":2}"#, #"{"type":"promo","id":2}"#,
            #"{"slug":"performer","id":2}"#, #"{"offerId":2}"#, #"{"url":"https://madinia.fr/contact"}"#,
            #"{"aps":{"alert":"Bonjour"}}"#, "[]", "", #"{"type":"formation","id":2,}"#,
            #"{"type":"formation","id":2,"id":3}"#,
        ]
    )
    func refuses(_ payload: String) throws {
        let backend = PaperBackend([:])
        let session = try session(backend, tapping: payload)
        #expect(try session.content().outline.contains("tab “Accueil”: house [selected]"))
        #expect(!backend.requests.contains { $0.url.contains("/formations/") })
    }
}

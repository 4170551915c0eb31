import AppShell
import AppShellLive
import Testing

/// Redirects to and from https, over sockets. URLSession has no way to trust a certificate for one test.
@Suite(
    .enabled("this machine does not trust the certificate of these tests; Scripts/test-tls runs them where it does") {
        let url = "https://127.0.0.1:\(try LoopbackServer.shared.get().tlsPort)/json"
        return await URLSessionTransport().failure(of: url) == nil
    }
)
struct TLSRedirectTests {
    let server: LoopbackServer
    let transport = URLSessionTransport()

    init() throws {
        server = try LoopbackServer.shared.get()
    }

    @Test("https on another port, or by another name, is another origin")
    func anotherOrigin() async throws {
        let echo = "https://127.0.0.1:\(server.tlsPort)/echo"
        let sources = [
            try server.redirect(302, to: echo),
            try secure(server.redirect(302, to: echo)).replacing("127.0.0.1", with: "localhost", maxReplacements: 1),
        ]
        for url in sources {
            expectNoSecrets(try EchoedRequest(try await transport.get(url, headers: RedirectTests.secrets)))
        }
    }

    @Test("from https to plain http nothing is sent, not even to this machine", arguments: [301, 302, 303, 307, 308])
    func downgrade(status: Int) async throws {
        let target = server.url("/answered/downgrade?status=200")
        for method in [HTTPRequest.Method.get, .post] {
            let url = secure(try server.redirect(status, to: target))
            let request = HTTPRequest(method: method, url: url, headers: RedirectTests.secrets)
            await #expect(
                throws: TransportError.untrusted("the server redirects from https to plain http on 127.0.0.1")
            ) { try await transport.send(request) }
        }
        #expect(try await transport.get(server.url("/was-seen/downgrade")).status == 404)
    }

    private func secure(_ url: String) -> String {
        url.replacing(server.url(""), with: "https://127.0.0.1:\(server.tlsPort)", maxReplacements: 1)
    }
}

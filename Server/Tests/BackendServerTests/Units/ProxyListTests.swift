import Testing

@testable import BackendServer

struct ProxyListTests {
    @Test(
        "the client is the last address that is no proxy, and only a proxy's word counts",
        arguments: [
            ("203.0.113.9", ["192.0.2.1"], "203.0.113.9"), ("10.0.0.1", ["192.0.2.1"], "192.0.2.1"),
            ("10.0.0.1", ["198.51.100.1, 192.0.2.1"], "192.0.2.1"), ("10.0.0.1", ["192.0.2.1, 10.2.3.4"], "192.0.2.1"),
            ("10.0.0.1", ["192.0.2.1", "10.2.3.4"], "192.0.2.1"), ("10.0.0.1", [], "10.0.0.1"),
            ("10.0.0.1", ["192.0.2.1, nonsense"], "10.0.0.1"),
            ("10.0.0.1", ["192.0.2.1, nonsense, 10.9.9.9"], "10.9.9.9"),
            ("::ffff:10.0.0.1", ["2001:db8::1"], "2001:db8::1"), ("fd00::1", ["2001:db8::1"], "2001:db8::1"),
            ("fe00::1", ["2001:db8::1"], "fe00::1"), ("11.0.0.1", ["192.0.2.1"], "11.0.0.1"),
        ]
    )
    func clients(_ peer: String, _ forwarded: [String], _ client: String) throws {
        #expect(try ProxyList(["10.0.0.0/8", "fd00::/8"]).client(of: peer, forwarded: forwarded) == client)
    }

    @Test(
        "what is no address or network is refused",
        arguments: ["", "x", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8/8"]
    )
    func refused(_ text: String) {
        #expect(throws: StartError.self) { try ProxyList([text]) }
    }
}

import AppShell
import AppShellLive
import Foundation
import Testing

/// Servers that do not keep to HTTP: each failure names what the server did.
///
/// Not among them: a head that ends before its empty line, trailers, and a `Content-Length` of 2⁶³ − 1, on which
/// Foundation on Linux traps (docs/platform.md).
@Suite struct HostileServerTests {
    static let halves: [(answer: String, failure: String)] = [
        ("", "the server closed the connection before it answered"),
        ("HTTP/1.1 100 Continue\n\n", "the server closed the connection before it answered"),
        ("HTTP/1.1 200 OK\nContent-Length: 9\n\n", "the server closed the connection after the head of its answer"),
        (
            "HTTP/1.1 200 OK\nContent-Length: 9\n\nshort",
            "the server closed the connection after 5 of the 9 bytes of its answer"
        ),
        (
            "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n9\nshort",
            "the server closed the connection after 5 bytes of its answer"
        ),
        (
            "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n2\nok\n",
            "the server closed the connection after 2 bytes of its answer"
        ),
        ("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nzz\nok\n", "the server sent chunks that HTTP does not have"),
        ("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n2\nokxx", "the server sent chunks that HTTP does not have"),
        ("HTTP/1.1 200 OK\nContent-Length: -1\n\nok", "the server announced a length that no body can have"),
        ("HTTP/1.1 200 OK\nContent-Length: two\n\nok", "the server announced a length that no body can have"),
        ("HTTP/1.1 200 OK\nContent-Length: 2x\n\nok", "the server announced a length that no body can have"),
        (
            "HTTP/1.1 200 OK\nContent-Length: 99999999999999999999\n\nok",
            "the server announced a length that no body can have"
        ),
        (
            "HTTP/1.1 200 OK\nContent-Length: 2\nContent-Length: 3\n\nok!",
            "the server announced several lengths for one body"
        ),
        ("HTTP/1.1 200 OK\nContent-Length: 2, 3\n\nok!", "the server announced several lengths for one body"),
        (
            "HTTP/1.1 200 OK\nContent-Encoding: gzip\nContent-Length: 2\n\nok",
            "the server sent a body that does not unpack as it says"
        ),
        (
            "HTTP/1.1 200 OK\nContent-Encoding: secret\nContent-Length: 2\n\nok",
            "the server sent a body that does not unpack as it says"
        ),
        ("HTTP/1.1 200 OK\nno colon\nContent-Length: 2\n\nok", "the server sent a header line that cannot be read"),
        ("HTTP/1.1 200 OK\nX-Né: a\nContent-Length: 2\n\nok", "the server sent a header line that cannot be read"),
        ("HTTP/1.1 999999 What\n\n", "the server answered with a status line that HTTP does not have"),
        ("HTTP/1.1 20 OK\n\n", "the server answered with a status line that HTTP does not have"),
        ("HTTP/9.9 200 OK\n\nok", "the server answered with a status line that HTTP does not have"),
        ("HTTP/1.1\n\n", "the server answered with a status line that HTTP does not have"),
        ("SSH-2.0-OpenSSH_9.2\n", "the server answered with something other than HTTP"),
        ("<html>Welcome to our café</html>", "the server answered with something other than HTTP"),
        ("\0\u{1}\n\n", "the server answered with something other than HTTP"),
    ]

    let server: LoopbackServer
    let transport = URLSessionTransport()

    init() throws {
        server = try LoopbackServer.shared.get()
    }

    @Test("an answer that breaks off, or is no HTTP, is unreachable and never half an answer", arguments: halves)
    func broken(answer: String, failure: String) async {
        let summary = await "\(server.exchange(answer, over: transport))"
        #expect(summary.hasPrefix("failure(unreachable: \(failure)"), "\(summary)")
    }

    @Test(
        "a reset says how much of the answer had come",
        arguments: [
            ("", "before it answered"), ("HTTP/1.1 200 OK\nContent-Length: 9\n\n", "after the head of its answer"),
            ("HTTP/1.1 200 OK\nContent-Length: 9\n\nshort", "after 5 of the 9 bytes of its answer"),
        ]
    )
    func reset(answer: String, moment: String) async throws {
        let failure = try #require(await failure(of: server.saying(answer, path: "/resets")))
        #expect("\(failure)".hasPrefix("unreachable: the server reset the connection \(moment) ("), "\(failure)")
    }

    @Test("a port where no TLS, or nobody, answers")
    func ports() async throws {
        let failures = [
            ("https://127.0.0.1:\(server.port)/", "the server does not speak TLS on this port"),
            ("http://127.0.0.1:\(server.tlsPort)/", "the server reset the connection before it answered"),
            ("http://127.0.0.1:\(server.closedPort)/", "no connection to the server: nothing listens there, or"),
        ]
        for (url, text) in failures {
            let failure = try #require(await transport.failure(of: url))
            #expect("\(failure)".hasPrefix("unreachable: \(text)"), "\(failure)")
        }
        let failure = try #require(await transport.failure(of: "https://127.0.0.1:\(server.tlsPort)/json"))
        #expect("\(failure)".hasPrefix("not trusted: the server's certificate is not accepted ("), "\(failure)")
    }

    @Test(
        "a server that stalls is given up, and the error says where it stalled",
        .timeLimit(.minutes(1)),
        arguments: [
            ("", "did not begin to answer"), ("HTTP/1.1 200 OK\nX-Half", "did not begin to answer"),
            ("HTTP/1.1 200 OK\nContent-Length: 9\n\n", "sent the head of its answer, and nothing after it"),
            ("HTTP/1.1 200 OK\nContent-Length: 9\n\nshort", "sent 5 of the 9 bytes of its answer, and did not end it"),
        ]
    )
    func stall(answer: String, fact: String) async throws {
        let name = "stall-\(answer.utf8.count)"
        let clock = PatientClock(until: server.url("/seen/\(name)"))
        do throws(TransportError) {
            let request = server.saying(answer, path: "/stalls/\(name)")
            _ = try await transport.send(request, within: .milliseconds(300), on: clock)
            Issue.record("the server did not stall")
        } catch {
            #expect(error == .timedOut("no whole answer within 0.3 seconds: the server \(fact)"))
        }
    }

    private func failure(of request: HTTPRequest) async -> TransportError? {
        do throws(TransportError) { _ = try await transport.send(request) } catch { return error }
        return nil
    }
}

/// Starts to count when the server has answered at a URL, so that a busy machine does not shorten a limit.
private struct PatientClock: AppClock {
    let url: String

    init(until url: String) {
        self.url = url
    }

    var now: Date { SystemClock().now }

    func sleep(for duration: Duration) async throws {
        _ = try await URLSessionTransport().get(url)
        try await SystemClock().sleep(for: duration)
    }
}

import AppShell
import Logging
import Synchronization
import Testing

@testable import BackendServer

/// What is written down, and what never is.
struct LogTests {
    private final class Lines: Sendable {
        let text = Mutex("")
    }

    @Test("a line is one JSON object with sorted keys; what is named as a credential, or looks like one, is hidden")
    func lines() throws {
        let lines = Lines()
        let logger = Logger(label: "test") { _ in
            LogLines(level: .info) { line in lines.text.withLock { $0 += line } }
        }
        logger.debug("not this")
        logger.info(
            "a \"quoted\"\nmessage",
            metadata: [
                "token": "abc", "status": .stringConvertible(200), "ms": .stringConvertible(1.5),
                "other": "0123456789abcdef0123456789abcdef", "hb.request.id": "0123456789abcdef0123456789abcdef",
            ]
        )
        let text = lines.text.withLock { $0 }
        #expect(text.split(separator: "\n").count == 1)
        let object = try #require(JSONValue(parsing: Array(text.utf8)).objectValue)
        #expect(object["message"] == "a \"quoted\"\nmessage")
        #expect(object["token"] == "***")
        #expect(object["other"] == "***")
        #expect(object["request"] == "0123456789abcdef0123456789abcdef")
        #expect(object["status"] == 200)
        #expect(object["ms"]?.numberValue?.double == 1.5)
        #expect(text.hasPrefix(#"{"level":"info","message":"#))
    }

    @Test(
        "a path is logged without its query, tokens, emails and whatever is not like our own",
        arguments: [
            ("/api/v1/offers?latitude=43.7102&longitude=7.2620", "/api/v1/offers"),
            ("/api/v1/devices/abc/preferences", "/api/v1/devices/***/preferences"),
            ("/api/v1/orders/501", "/api/v1/orders/501"),
            ("/api/v1/users/camille@exemple.fr", "/api/v1/users/***"),
            ("/api/v1/users/camille%40exemple.fr", "/api/v1/users/***"),
            ("/0123456789abcdef0123456789abcdef01234567", "/***"),
            ("/a/b/c/d/e/f/g/h/i/j", "/a/b/c/d/e/f/g/…"),
        ]
    )
    func paths(path: String, shown: String) {
        #expect(LoggedPath.text(path, hiddenAfter: ["devices"]) == shown)
    }
}

import AppShell
import Testing

@testable import AppShellCommand

/// JSON-RPC 2.0, and the course of a session.
struct ProtocolTests {
    private static func code(_ response: JSONValue?) -> Int? { response?.member("error", "code")?.integerValue }

    @Test(
        "what is no request is refused, with its id if it has one",
        arguments: [
            (#"[]"#, JSONValue.null), (#"{"id": 4, "method": "a"}"#, 4), (#"{"jsonrpc": "2.0", "id": 5}"#, 5),
            (#"{"jsonrpc": "2.0", "id": 6, "method": "a", "params": 1}"#, 6),
            (#"{"jsonrpc": "2.0", "id": true, "method": "a"}"#, .null),
        ]
    )
    func invalid(_ text: String, id: JSONValue) throws {
        let session = try ServerSession()
        session.raw(try JSONValue(parsing: text))
        #expect(Self.code(session.messages.last) == -32600)
        #expect(session.messages.last?["id"] == id)
    }

    @Test("requests have the protocol's errors; notifications have none")
    func errors() throws {
        let session = try ServerSession()
        #expect(Self.code(session.response("textDocument/colour", [:])) == -32601)
        #expect(Self.code(session.response("$/unknown", [:])) == -32601)
        #expect(Self.code(session.response("textDocument/codeAction", [:])) == -32602)
        #expect(Self.code(session.response("initialize", [:])) == -32600)
        let count = session.messages.count
        session.notify("$/unknown", [:])
        session.notify("textDocument/didChange", ["textDocument": ["uri": "file:///nowhere"]])
        #expect(session.messages.count == count)
    }

    @Test("a request that was cancelled has that as its answer")
    func cancelled() throws {
        let session = try ServerSession()
        session.raw(["jsonrpc": "2.0", "id": "x", "method": "textDocument/codeAction", "params": [:]]) { true }
        #expect(Self.code(session.messages.last) == -32800)
        #expect(session.messages.last?["id"] == "x")
    }

    @Test("a session ends with shutdown and exit; without shutdown the exit code is 1")
    func end() throws {
        let session = try ServerSession()
        #expect(session.raw(["jsonrpc": "2.0", "method": "exit"]) == 1)
        #expect(session.response("shutdown", .null)["result"] == .null)
        #expect(Self.code(session.response("textDocument/codeAction", [:])) == -32600)
        #expect(session.raw(["jsonrpc": "2.0", "method": "exit"]) == 0)
    }

    @Test("positions are counted as the client likes best of what the server can")
    func encoding() throws {
        func chosen(_ encodings: JSONValue) throws -> JSONValue? {
            let session = try ServerSession(["general": ["positionEncodings": encodings]])
            return session.messages.first?.member("result", "capabilities", "positionEncoding")
        }
        #expect(try chosen(["utf-7", "utf-8", "utf-16"]) == "utf-8")
        #expect(try chosen(["utf-16", "utf-8"]) == "utf-16")
        #expect(try chosen([]) == "utf-16")
    }
}

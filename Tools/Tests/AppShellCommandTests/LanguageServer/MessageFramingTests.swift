import AppShell
import Testing

@testable import AppShellCommand

struct MessageFramingTests {
    private static func parts(_ text: String, by size: Int) -> [MessageFraming.Part] {
        var framing = MessageFraming()
        var parts: [MessageFraming.Part] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            framing.append(bytes[start..<min(start + size, bytes.count)])
            while let part = framing.next() { parts.append(part) }
        }
        return parts
    }

    @Test("messages are told apart however the stream is cut", arguments: [1, 2, 3, 7, 1_000])
    func cuts(_ size: Int) {
        let bodies = [#"{"a":"é🎉"}"#, "", "{}"]
        let stream = bodies.map { String(decoding: MessageFraming.framed(Array($0.utf8)), as: UTF8.self) }.joined()
        #expect(Self.parts(stream, by: size) == bodies.map { .message(Array($0.utf8)) })
    }

    @Test("fields are known by their names in any case, and others are passed over")
    func fields() {
        let text = "content-type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:2\r\n\r\n{}"
        #expect(Self.parts(text, by: 5) == [.message(Array("{}".utf8))])
    }

    @Test(
        "a header without a usable length is told once, and the next message is read",
        arguments: [
            "Content-Length: many\r\n\r\n", "Content-Length: -4\r\n\r\n", "Hello\r\n\r\n\r\n", "\r\n",
            "{\"id\": 1}\n\n",
        ]
    )
    func malformed(_ text: String) {
        let parts = Self.parts(text + "Content-Length: 2\r\n\r\n{}", by: 4)
        #expect(parts.count == 2)
        guard case .malformed = parts.first else { return #expect(Bool(false), "\(parts)") }
        #expect(parts.last == .message(Array("{}".utf8)))
    }

    @Test("a cancellation is known before what stands in front of it was taken")
    func cancellation() {
        let queue = MessageQueue()
        func message(_ text: String) -> MessageQueue.Item { .message((try? JSONValue(parsing: text)) ?? .null) }
        queue.add(message(#"{"jsonrpc":"2.0","id":1,"method":"a"}"#))
        queue.add(message(#"{"jsonrpc":"2.0","id":2,"method":"b"}"#))
        queue.add(message(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#))
        queue.add(message(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":9}}"#))
        #expect(!queue.isCancelled(1) && queue.isCancelled(2) && !queue.isCancelled(9))
        queue.close(2)
        #expect(!queue.isCancelled(2))
        for _ in 0..<4 { #expect(queue.take(waiting: nil) != nil) }
        #expect(queue.take(waiting: .zero) == nil)
    }
}

import Testing

@testable import AppShellWebHost

struct WebSocketFrameTests {
    /// As a browser sends it.
    private func masked(_ first: UInt8, _ payload: [UInt8], mask: [UInt8] = [1, 2, 3, 4]) -> [UInt8] {
        let length: [UInt8] =
            payload.count < 126
            ? [0x80 | UInt8(payload.count)] : [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        return [first] + length + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    @Test func putsMessagesTogetherFromPartsAndBytes() throws {
        let text = String(repeating: "é", count: 100)
        let bytes =
            masked(0x01, Array(text.utf8)) + masked(0x89, [7]) + masked(0x80, Array("!".utf8)) + masked(0x88, [])
        var messages = WebSocketMessages()
        var events: [WebSocketMessages.Event] = []
        for byte in bytes {
            messages.append([byte])
            while let event = try messages.next() { events.append(event) }
        }
        #expect(events == [.ping([7]), .text(text + "!"), .closed])
    }

    @Test(
        arguments: [
            [0x81, 0x05],  // not masked
            [0xC1, 0x80],  // a reserved bit
            [0x83, 0x80],  // no such opcode
            [0x89, 0xFE],  // a ping over 125 bytes
            [0x09, 0x80],  // a ping in parts
            // A length that no machine holds is refused before any of it is read.
            [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
            [0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
            [0x80, 0x80, 0, 0, 0, 0],  // goes on with nothing
            [0x82, 0x80, 0, 0, 0, 0],  // binary
            [0x81, 0x81, 0, 0, 0, 0, 0xFF],  // not UTF-8
        ] as [[UInt8]]
    )
    func refuses(_ bytes: [UInt8]) {
        var messages = WebSocketMessages()
        messages.append(bytes)
        #expect(throws: WebSocketFrame.Violation.self) { try messages.next() }
    }

    @Test func partsHaveTheLimitOfOneMessage() {
        var messages = WebSocketMessages()
        let part = [UInt8](repeating: 97, count: 60_000)
        #expect(throws: WebSocketFrame.Violation.tooLarge) {
            messages.append(masked(0x01, part))
            for _ in 0..<20 {
                messages.append(masked(0x00, part))
                _ = try messages.next()
            }
        }
    }

    @Test func anyBytesAreReadOrRefused() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            var messages = WebSocketMessages()
            messages.append((0..<40).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
            while let event = try? messages.next(), event != .closed {}
        }
    }

    @Test(arguments: [0, 125, 126, 65_535, 65_536])
    func writesEveryLength(_ count: Int) {
        let bytes = Array(WebSocketFrame(.text, [UInt8](repeating: 97, count: count)).bytes)
        #expect(bytes[0] == 0x81)
        #expect(bytes.count == count + (count < 126 ? 2 : count < 65_536 ? 4 : 10))
    }
}

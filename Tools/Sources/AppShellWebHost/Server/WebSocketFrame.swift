import Foundation

/// One frame of the WebSocket protocol, [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455#section-5.2).
struct WebSocketFrame: Equatable, Sendable {
    enum Opcode: UInt8, Sendable {
        case continuation = 0, text, binary
        case close = 8
        case ping, pong
    }

    /// Why the connection ends, as a close code and its reason.
    struct Violation: Error, Equatable {
        let code: UInt16
        let reason: String

        static let tooLarge = Violation(code: 1009, reason: "A message has over \(WebSocketFrame.payloadLimit) bytes.")
        static func malformed(_ reason: String) -> Violation { Violation(code: 1002, reason: reason) }
    }

    /// The most bytes of a message from the page. Its largest is a session's steps after a lost connection.
    static let payloadLimit = 1_048_576

    let isFinal: Bool
    let opcode: Opcode
    let payload: [UInt8]

    init(isFinal: Bool = true, _ opcode: Opcode, _ payload: [UInt8]) {
        self.isFinal = isFinal
        self.opcode = opcode
        self.payload = payload
    }

    /// Takes one frame of a browser off the front of `bytes`.
    ///
    /// - Returns: nil where the frame is not complete yet.
    /// - Throws: as soon as the frame is known to be too large or malformed, before its payload is read.
    static func take(from bytes: inout [UInt8]) throws(Violation) -> WebSocketFrame? {
        guard bytes.count >= 2 else { return nil }
        guard bytes[0] & 0x70 == 0 else { throw .malformed("Reserved bits are set.") }
        guard let opcode = Opcode(rawValue: bytes[0] & 0x0F) else { throw .malformed("The opcode is unknown.") }
        guard bytes[1] & 0x80 != 0 else { throw .malformed("The frame is not masked.") }
        let isFinal = bytes[0] & 0x80 != 0
        let isControl = opcode.rawValue >= 8
        var length = Int(bytes[1] & 0x7F)
        if isControl, length > 125 || !isFinal { throw .malformed("A control frame is too long or in parts.") }
        var start = 2
        if length >= 126 {
            let width = length == 126 ? 2 : 8
            guard bytes.count >= 2 + width else { return nil }
            // Eight bytes may say more than Int holds.
            let wide = bytes[2..<(2 + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard wide <= UInt64(payloadLimit) else { throw .tooLarge }
            length = Int(wide)
            start += width
        }
        guard bytes.count >= start + 4 + length else { return nil }
        let mask = bytes[start..<(start + 4)]
        var payload = Array(bytes[(start + 4)..<(start + 4 + length)])
        for index in payload.indices { payload[index] ^= mask[mask.startIndex + index % 4] }
        bytes.removeFirst(start + 4 + length)
        return WebSocketFrame(isFinal: isFinal, opcode, payload)
    }

    /// As a server sends it: unmasked.
    var bytes: Data {
        var bytes = Data([(isFinal ? 0x80 : 0) | opcode.rawValue])
        switch payload.count {
        case ..<126: bytes.append(UInt8(payload.count))
        case ..<65_536: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: bytes += [127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
        }
        return bytes + payload
    }

    static func close(_ code: UInt16, _ reason: String) -> WebSocketFrame {
        WebSocketFrame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)] + reason.utf8.prefix(120))
    }
}

/// Puts a message together from its frames.
struct WebSocketMessages {
    enum Event: Equatable {
        case text(String)
        /// To be answered with this payload.
        case ping([UInt8])
        case closed
    }

    private var buffer: [UInt8] = []
    private var parts: [UInt8]?

    /// Adds what was read.
    mutating func append(_ bytes: [UInt8]) { buffer += bytes }

    /// The next event in what was read so far; nil where more is needed.
    mutating func next() throws(WebSocketFrame.Violation) -> Event? {
        while let frame = try WebSocketFrame.take(from: &buffer) {
            switch frame.opcode {
            case .ping: return .ping(frame.payload)
            case .pong: continue
            case .close: return .closed
            case .binary: throw WebSocketFrame.Violation(code: 1003, reason: "Only text is understood.")
            case .text where parts != nil, .continuation where parts == nil:
                throw .malformed("Frames of a message are out of order.")
            case .text, .continuation:
                let bytes = (parts ?? []) + frame.payload
                guard bytes.count <= WebSocketFrame.payloadLimit else { throw .tooLarge }
                parts = frame.isFinal ? nil : bytes
                guard frame.isFinal else { continue }
                guard let text = String(validating: bytes, as: UTF8.self) else {
                    throw WebSocketFrame.Violation(code: 1007, reason: "A message is not UTF-8.")
                }
                return .text(text)
            }
        }
        return nil
    }
}

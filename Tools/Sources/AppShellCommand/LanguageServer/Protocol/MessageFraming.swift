import Foundation

/// Cuts a stream of bytes into messages by their header `Content-Length`, as the base protocol of language servers has
/// them.
struct MessageFraming {
    enum Part: Equatable {
        /// The content of one message.
        case message([UInt8])
        /// A header that gives no usable length. Reading goes on with the next header that does.
        case malformed(String)
    }

    /// No editor sends more at once.
    static let longest = 256 << 20

    private var bytes: [UInt8] = []
    private var position = 0
    /// Of the message that is being read.
    private var length: Int?
    private var isReported = false

    mutating func append(_ more: some Collection<UInt8>) {
        if position > 0, position == bytes.count || position > 1 << 20 {
            bytes.removeFirst(position)
            position = 0
        }
        bytes.append(contentsOf: more)
    }

    /// The next part that is there whole.
    mutating func next() -> Part? {
        while true {
            if let length {
                guard bytes.count - position >= length else { return nil }
                let content = Array(bytes[position..<position + length])
                position += length
                self.length = nil
                return .message(content)
            }
            guard let header = header() else { return nil }
            if header.length == nil, !isReported {
                isReported = true
                return .malformed("A message begins with “Content-Length: ”, its length in bytes, and an empty line.")
            }
            length = header.length
            if length != nil { isReported = false }
        }
    }

    /// The lines up to an empty one.
    private mutating func header() -> (length: Int?, Void)? {
        var length: Int?
        var start = position
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = bytes[start..<end].last == UInt8(ascii: "\r") ? bytes[start..<end - 1] : bytes[start..<end]
            start = end + 1
            if line.isEmpty {
                position = start
                return (length, ())
            }
            if let found = Self.length(in: line) { length = found }
        }
        // What is no header does not pile up.
        if bytes.count - position > 1 << 16, length == nil {
            position = bytes.count
            return (nil, ())
        }
        return nil
    }

    /// Names of fields are compared regardless of case.
    private static func length(in line: ArraySlice<UInt8>) -> Int? {
        let text = String(decoding: line, as: UTF8.self)
        guard let colon = text.firstIndex(of: ":"), text[..<colon].lowercased() == "content-length",
            let length = Int(text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)),
            (0...longest).contains(length)
        else { return nil }
        return length
    }

    /// A message with its header.
    static func framed(_ content: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    }
}

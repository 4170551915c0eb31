/// Writes compact JSON straight into bytes, with keys in the order they are written.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///     writer.field("name", "Minimal")
///     writer.array("tags", tags) { writer, tag in
///         writer.object { $0.field("name", tag.name) }
///     }
/// }
/// writer.lineBreak()
/// ```
///
/// The writer adds the commas; the caller must write keys only inside objects. Keys are literals of printable ASCII
/// without `"` and `\`; ``key(escaping:)`` takes any other.
public struct JSONWriter: ~Copyable, Sendable {
    private var buffer = ByteBuffer()
    private var needsComma = false

    public init() {}

    /// The bytes written so far.
    public var bytes: [UInt8] { buffer.bytes }

    /// The text written so far.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Removes and returns the bytes written so far, to write a stream piece by piece.
    public mutating func takeBytes() -> [UInt8] {
        defer { buffer.removeAll() }
        return buffer.bytes
    }

    /// Ends a line of NDJSON.
    public mutating func lineBreak() {
        buffer.append(UInt8(ascii: "\n"))
        needsComma = false
    }
}

// MARK: - Values

extension JSONWriter {
    public mutating func value(_ value: String) {
        startValue()
        write(quoted: value)
    }

    public mutating func value(_ value: Int) {
        startValue()
        // The digits of the longest Int, and a sign.
        let room = buffer.room(20)
        var digits = value.magnitude
        var start = 20
        repeat {
            start -= 1
            room[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10)
            digits /= 10
        } while digits > 0
        if value < 0 {
            start -= 1
            room[start] = UInt8(ascii: "-")
        }
        room.update(from: room + start, count: 20 - start)
        buffer.didWrite(20 - start)
    }

    public mutating func value(_ value: Bool) {
        startValue()
        buffer.append(value ? "true" : "false")
    }

    public mutating func null() {
        startValue()
        buffer.append("null")
    }

    public mutating func object(_ content: (inout JSONWriter) throws -> Void) rethrows {
        try enclosed(by: UInt8(ascii: "{"), UInt8(ascii: "}"), content)
    }

    public mutating func array(_ content: (inout JSONWriter) throws -> Void) rethrows {
        try enclosed(by: UInt8(ascii: "["), UInt8(ascii: "]"), content)
    }
}

// MARK: - Fields of an object

extension JSONWriter {
    /// Writes a key; a value must follow.
    public mutating func key(_ key: StaticString) {
        let count = key.utf8CodeUnitCount
        assert(
            UnsafeBufferPointer(start: key.utf8Start, count: count).countBeforeEscape(from: 0) == count,
            "A key that needs an escape: \(key). See key(escaping:)."
        )
        let room = buffer.room(count + 4)
        var end = 0
        if needsComma {
            room[0] = UInt8(ascii: ",")
            end = 1
        }
        room[end] = UInt8(ascii: "\"")
        (room + end + 1).update(from: key.utf8Start, count: count)
        end += count + 1
        room[end] = UInt8(ascii: "\"")
        room[end + 1] = UInt8(ascii: ":")
        buffer.didWrite(end + 2)
        needsComma = false
    }

    /// Writes a key that may be any text; a value must follow.
    public mutating func key(escaping key: String) {
        startValue()
        write(quoted: key)
        buffer.append(UInt8(ascii: ":"))
        needsComma = false
    }

    public mutating func field(_ key: StaticString, _ value: String) {
        self.key(key)
        self.value(value)
    }

    public mutating func field(_ key: StaticString, _ value: Int) {
        self.key(key)
        self.value(value)
    }

    public mutating func field(_ key: StaticString, _ value: Bool) {
        self.key(key)
        self.value(value)
    }

    /// Writes the field unless the value is nil: Cucumber Messages leave absent fields out.
    public mutating func field(_ key: StaticString, ifPresent value: String?) {
        if let value { field(key, value) }
    }

    /// Writes the field unless the value is nil.
    public mutating func field(_ key: StaticString, ifPresent value: Int?) {
        if let value { field(key, value) }
    }

    public mutating func object(_ key: StaticString, _ content: (inout JSONWriter) throws -> Void) rethrows {
        self.key(key)
        try object(content)
    }

    public mutating func array(_ key: StaticString, _ content: (inout JSONWriter) throws -> Void) rethrows {
        self.key(key)
        try array(content)
    }

    /// Writes an array with one value for each element.
    @inlinable
    public mutating func array<Elements: Sequence>(
        _ key: StaticString,
        _ elements: Elements,
        _ content: (inout JSONWriter, Elements.Element) throws -> Void
    ) rethrows {
        try array(key) { writer in
            for element in elements {
                try content(&writer, element)
            }
        }
    }

    public mutating func array(_ key: StaticString, _ values: [String]) {
        array(key, values) { $0.value($1) }
    }
}

// MARK: - Bytes

extension JSONWriter {
    private mutating func startValue() {
        if needsComma { buffer.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func enclosed(
        by opening: UInt8,
        _ closing: UInt8,
        _ content: (inout JSONWriter) throws -> Void
    ) rethrows {
        startValue()
        buffer.append(opening)
        needsComma = false
        try content(&self)
        buffer.append(closing)
        needsComma = true
    }

    private mutating func write(quoted text: String) {
        var text = text
        text.withUTF8 { write(quoted: $0) }
    }

    /// Most texts need no escape.
    private mutating func write(quoted text: UnsafeBufferPointer<UInt8>) {
        let count = text.count
        let room = buffer.room(count + 2)
        room[0] = UInt8(ascii: "\"")
        guard let source = text.baseAddress else {
            room[1] = UInt8(ascii: "\"")
            buffer.didWrite(2)
            return
        }
        let plain = text.countBeforeEscape(from: 0)
        (room + 1).update(from: source, count: plain)
        guard plain < count else {
            room[count + 1] = UInt8(ascii: "\"")
            buffer.didWrite(count + 2)
            return
        }
        buffer.didWrite(plain + 1)
        write(escaping: text, from: plain)
        buffer.append(UInt8(ascii: "\""))
    }

    /// - Parameter start: the index of a byte that needs an escape.
    private mutating func write(escaping text: UnsafeBufferPointer<UInt8>, from start: Int) {
        var index = start
        while index < text.count {
            write(escape: text[index])
            index += 1
            let plain = text.countBeforeEscape(from: index)
            buffer.append(UnsafeBufferPointer(rebasing: text[index..<(index + plain)]))
            index += plain
        }
    }

    private mutating func write(escape byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): buffer.append(#"\""#)
        case UInt8(ascii: "\\"): buffer.append(#"\\"#)
        case UInt8(ascii: "\n"): buffer.append(#"\n"#)
        case UInt8(ascii: "\r"): buffer.append(#"\r"#)
        case UInt8(ascii: "\t"): buffer.append(#"\t"#)
        case 0x08: buffer.append(#"\b"#)
        case 0x0C: buffer.append(#"\f"#)
        default:
            buffer.append(#"\u00"#)
            buffer.append(Self.hexDigit(byte >> 4))
            buffer.append(Self.hexDigit(byte & 15))
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

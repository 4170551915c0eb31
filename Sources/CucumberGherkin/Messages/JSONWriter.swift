/// Writes compact JSON straight into bytes, keys in the order in which they are written.
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
/// The writer puts the commas; that keys stand in objects and nowhere else is the caller's part.
public struct JSONWriter: Sendable {
    /// What has been written so far.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    public init() {}

    /// What has been written so far, as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes what has been written, so that a stream can be written piece by piece.
    public mutating func takeBytes() -> [UInt8] {
        let taken = bytes
        bytes = []
        // The next piece is often as long.
        bytes.reserveCapacity(min(taken.count, 1 << 16))
        return taken
    }

    /// Ends a line of NDJSON.
    public mutating func lineBreak() {
        bytes.append(UInt8(ascii: "\n"))
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
        bytes.append(contentsOf: String(value).utf8)
    }

    public mutating func value(_ value: Bool) {
        startValue()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    public mutating func null() {
        startValue()
        bytes.append(contentsOf: "null".utf8)
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
    public mutating func key(_ key: String) {
        startValue()
        write(quoted: key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    public mutating func field(_ key: String, _ value: String) {
        self.key(key)
        self.value(value)
    }

    public mutating func field(_ key: String, _ value: Int) {
        self.key(key)
        self.value(value)
    }

    public mutating func field(_ key: String, _ value: Bool) {
        self.key(key)
        self.value(value)
    }

    /// Writes the field if there is a value, and nothing if there is none: Cucumber Messages leave absent fields out.
    public mutating func field(_ key: String, ifPresent value: String?) {
        if let value { field(key, value) }
    }

    /// Writes the field if there is a value, and nothing if there is none.
    public mutating func field(_ key: String, ifPresent value: Int?) {
        if let value { field(key, value) }
    }

    public mutating func object(_ key: String, _ content: (inout JSONWriter) throws -> Void) rethrows {
        self.key(key)
        try object(content)
    }

    public mutating func array(_ key: String, _ content: (inout JSONWriter) throws -> Void) rethrows {
        self.key(key)
        try array(content)
    }

    /// Writes an array with one value for each element.
    public mutating func array<Elements: Sequence>(
        _ key: String,
        _ elements: Elements,
        _ content: (inout JSONWriter, Elements.Element) throws -> Void
    ) rethrows {
        try array(key) { writer in
            for element in elements {
                try content(&writer, element)
            }
        }
    }

    public mutating func array(_ key: String, _ values: [String]) {
        array(key, values) { $0.value($1) }
    }
}

// MARK: - Bytes

extension JSONWriter {
    private mutating func startValue() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func enclosed(
        by opening: UInt8,
        _ closing: UInt8,
        _ content: (inout JSONWriter) throws -> Void
    ) rethrows {
        startValue()
        bytes.append(opening)
        needsComma = false
        try content(&self)
        bytes.append(closing)
        needsComma = true
    }

    private mutating func write(quoted text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { write(escaped: $0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends stretches that need no escape whole: most texts are one such stretch.
    private mutating func write(escaped text: UnsafeBufferPointer<UInt8>) {
        var copied = 0
        for index in text.indices {
            let byte = text[index]
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
            write(escape: byte)
            copied = index + 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    }

    private mutating func write(escape byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
        case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
        case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
        case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
        case UInt8(ascii: "\t"): bytes.append(contentsOf: #"\t"#.utf8)
        case 0x08: bytes.append(contentsOf: #"\b"#.utf8)
        case 0x0C: bytes.append(contentsOf: #"\f"#.utf8)
        default:
            bytes.append(contentsOf: #"\u00"#.utf8)
            bytes.append(contentsOf: [Self.hexDigit(byte >> 4), Self.hexDigit(byte & 15)])
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

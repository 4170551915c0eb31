/// A value in the bytes that processes exchange. They have no names and no version: both ends are the same program.
protocol WireValue {
    func write(to writer: inout WireWriter)
    init(from reader: inout WireReader) throws(WireError)
}

/// The bytes are not what a ``WireWriter`` has written.
struct WireError: Error, Equatable {}

struct WireWriter {
    private(set) var bytes: [UInt8] = []

    /// The bytes of a frame: their number, which is filled in last, and the content.
    static func frame(_ content: (inout WireWriter) -> Void) -> [UInt8] {
        var writer = WireWriter()
        writer.bytes.reserveCapacity(256)
        writer.bytes.append(contentsOf: repeatElement(0, count: FrameSplitter.headerSize))
        content(&writer)
        let count = writer.bytes.count - FrameSplitter.headerSize
        for index in 0..<FrameSplitter.headerSize {
            writer.bytes[index] = UInt8(truncatingIfNeeded: count >> (8 * index))
        }
        return writer.bytes
    }

    mutating func write(_ value: some WireValue) { value.write(to: &self) }

    mutating func write(byte: UInt8) { bytes.append(byte) }

    mutating func write(bytes other: [UInt8]) {
        write(other.count)
        bytes.append(contentsOf: other)
    }

    /// LEB128 with the sign in the lowest bit: small numbers are short.
    mutating func write(_ value: Int) {
        var rest = UInt64(bitPattern: Int64((value << 1) ^ (value >> 63)))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            write(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }
}

struct WireReader {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    var isAtEnd: Bool { index == bytes.endIndex }

    mutating func value<Value: WireValue>(_: Value.Type = Value.self) throws(WireError) -> Value {
        try Value(from: &self)
    }

    mutating func byte() throws(WireError) -> UInt8 {
        guard index < bytes.endIndex else { throw WireError() }
        defer { index += 1 }
        return bytes[index]
    }

    mutating func number() throws(WireError) -> Int {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            let byte = try byte()
            value |= UInt64(byte & 0x7F) << shift
            guard byte & 0x80 != 0 else { return Int(bitPattern: UInt(value >> 1)) ^ -Int(value & 1) }
        }
        throw WireError()
    }

    /// A number of things, each of which takes a byte at least.
    mutating func count() throws(WireError) -> Int {
        let count = try number()
        guard count >= 0, count <= bytes.endIndex - index else { throw WireError() }
        return count
    }

    mutating func slice() throws(WireError) -> ArraySlice<UInt8> {
        let count = try count()
        defer { index += count }
        return bytes[index..<(index + count)]
    }
}

// MARK: - Values of the standard library

extension Int: WireValue {
    func write(to writer: inout WireWriter) { writer.write(self) }

    init(from reader: inout WireReader) throws(WireError) { self = try reader.number() }
}

extension Bool: WireValue {
    func write(to writer: inout WireWriter) { writer.write(byte: self ? 1 : 0) }

    init(from reader: inout WireReader) throws(WireError) { self = try reader.byte() != 0 }
}

extension String: WireValue {
    func write(to writer: inout WireWriter) { writer.write(self) }

    init(from reader: inout WireReader) throws(WireError) { self.init(decoding: try reader.slice(), as: UTF8.self) }
}

extension Optional: WireValue where Wrapped: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(self != nil)
        if let self { writer.write(self) }
    }

    init(from reader: inout WireReader) throws(WireError) {
        self = try reader.value(Bool.self) ? try reader.value(Wrapped.self) : nil
    }
}

extension Array: WireValue where Element: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(count)
        for element in self { writer.write(element) }
    }

    init(from reader: inout WireReader) throws(WireError) {
        let count = try reader.count()
        self.init()
        // A count that is damaged reserves little.
        reserveCapacity(Swift.min(count, 64))
        for _ in 0..<count { append(try reader.value()) }
    }
}

extension Range<Int>: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(lowerBound)
        writer.write(upperBound)
    }

    init(from reader: inout WireReader) throws(WireError) {
        let lower = try reader.number()
        let upper = try reader.number()
        guard lower <= upper else { throw WireError() }
        self = lower..<upper
    }
}

extension Duration: WireValue {
    func write(to writer: inout WireWriter) {
        let (seconds, attoseconds) = components
        writer.write(Int(seconds))
        writer.write(Int(attoseconds))
    }

    init(from reader: inout WireReader) throws(WireError) {
        let seconds = try reader.number()
        let attoseconds = try reader.number()
        // A step waits a billion weeks at most, 2⁵⁰ s. Far larger numbers overflow in sums.
        guard seconds.magnitude < 1 << 53, attoseconds.magnitude < 1_000_000_000_000_000_000 else { throw WireError() }
        self.init(secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds))
    }
}

/// For enumerations of texts.
extension WireValue where Self: RawRepresentable<String> {
    func write(to writer: inout WireWriter) { writer.write(rawValue) }

    init(from reader: inout WireReader) throws(WireError) {
        guard let value = Self(rawValue: try reader.value()) else { throw WireError() }
        self = value
    }
}

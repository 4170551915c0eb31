/// Writes values one after the other, without names: both ends are the same program.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    init() {}

    /// With zeros for a header that is filled in later.
    init(reserving count: Int) {
        bytes.reserveCapacity(128)
        bytes.append(contentsOf: repeatElement(0, count: count))
    }

    /// LEB128, so that what is small is short.
    mutating func write(_ value: Int) {
        var rest = UInt64(bitPattern: Int64((value << 1) ^ (value >> 63)))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ value: Bool) {
        bytes.append(value ? 1 : 0)
    }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            write(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    mutating func write(_ data: [UInt8]) {
        write(data.count)
        bytes.append(contentsOf: data)
    }

    mutating func write(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        write(Int(seconds))
        write(Int(attoseconds))
    }

    mutating func write<Value>(_ value: Value?, _ content: (inout ByteWriter, Value) -> Void) {
        write(value != nil)
        if let value { content(&self, value) }
    }

    mutating func write(_ text: String?) {
        write(text) { $0.write($1) }
    }

    mutating func write<Element>(_ elements: [Element], _ content: (inout ByteWriter, Element) -> Void) {
        write(elements.count)
        for element in elements { content(&self, element) }
    }
}

/// What was to be read is not what was written: the other end is another program, or died while it wrote.
struct ByteReaderError: Error, Equatable {}

/// Reads what a ``ByteWriter`` has written.
struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    var isAtEnd: Bool { index >= bytes.endIndex }

    mutating func byte() throws(ByteReaderError) -> UInt8 {
        guard index < bytes.endIndex else { throw ByteReaderError() }
        defer { index += 1 }
        return bytes[index]
    }

    mutating func int() throws(ByteReaderError) -> Int {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            let byte = try byte()
            value |= UInt64(byte & 0x7F) << shift
            guard byte & 0x80 != 0 else {
                return Int(truncatingIfNeeded: Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
            }
        }
        throw ByteReaderError()
    }

    mutating func bool() throws(ByteReaderError) -> Bool { try byte() != 0 }

    mutating func data() throws(ByteReaderError) -> [UInt8] { Array(try slice()) }

    mutating func text() throws(ByteReaderError) -> String { String(decoding: try slice(), as: UTF8.self) }

    mutating func duration() throws(ByteReaderError) -> Duration {
        let seconds = try int()
        let attoseconds = try int()
        // Beyond some ten thousand years, no clock of ours has been; what is beyond it overflows elsewhere.
        guard seconds.magnitude < 1 << 40, attoseconds.magnitude < 1_000_000_000_000_000_000 else {
            throw ByteReaderError()
        }
        return Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds))
    }

    mutating func optional<Value>(
        _ content: (inout ByteReader) throws(ByteReaderError) -> Value
    ) throws(ByteReaderError) -> Value? {
        try bool() ? try content(&self) : nil
    }

    mutating func optionalText() throws(ByteReaderError) -> String? {
        try bool() ? try text() : nil
    }

    mutating func array<Element>(
        _ content: (inout ByteReader) throws(ByteReaderError) -> Element
    ) throws(ByteReaderError) -> [Element] {
        let count = try int()
        // Every element takes a byte at least.
        guard count >= 0, count <= bytes.endIndex - index else { throw ByteReaderError() }
        var elements: [Element] = []
        // What is read may be damaged, at every level.
        elements.reserveCapacity(min(count, 64))
        for _ in 0..<count { elements.append(try content(&self)) }
        return elements
    }

    mutating func value<Value: RawRepresentable>(
        _: Value.Type
    ) throws(ByteReaderError) -> Value where Value.RawValue == String {
        guard let value = Value(rawValue: try text()) else { throw ByteReaderError() }
        return value
    }

    private mutating func slice() throws(ByteReaderError) -> ArraySlice<UInt8> {
        let count = try int()
        guard count >= 0, count <= bytes.endIndex - index else { throw ByteReaderError() }
        defer { index += count }
        return bytes[index..<(index + count)]
    }
}

import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// What is written is what is read; what is damaged is refused, or is another value, and nothing worse.
struct ByteWriterTests {
    /// One value of each kind that can be written.
    private enum Value: Equatable {
        case int(Int)
        case bool(Bool)
        case text([UInt8])
        case data([UInt8])
        case duration(Duration)
        case optional(Int?)
        case optionalText([UInt8]?)
        case array([[Int]])

        init(_ chance: inout MutationGenerator) {
            switch chance.below(8) {
            case 0: self = .int(chance.number())
            case 1: self = .bool(chance.chance(50))
            case 2: self = .text(Array(chance.text().utf8))
            case 3: self = .data(chance.data(upTo: 300))
            case 4: self = .duration(chance.duration())
            case 5: self = .optional(chance.maybe { $0.number() })
            case 6: self = .optionalText(chance.maybe { Array($0.text().utf8) })
            default: self = .array(chance.list(upTo: 4) { $0.list(upTo: 4) { $0.number() } })
            }
        }

        func write(into writer: inout ByteWriter) {
            switch self {
            case .int(let value): writer.write(value)
            case .bool(let value): writer.write(value)
            case .text(let value): writer.write(String(decoding: value, as: UTF8.self))
            case .data(let value): writer.write(value)
            case .duration(let value): writer.write(value)
            case .optional(let value): writer.write(value) { $0.write($1) }
            case .optionalText(let value): writer.write(value.map { String(decoding: $0, as: UTF8.self) })
            case .array(let value): writer.write(value) { writer, row in writer.write(row) { $0.write($1) } }
            }
        }

        /// Reads a value of the same kind.
        func read(from reader: inout ByteReader) throws(ByteReaderError) -> Value {
            switch self {
            case .int: return .int(try reader.int())
            case .bool: return .bool(try reader.bool())
            case .text: return .text(Array(try reader.text().utf8))
            case .data: return .data(try reader.data())
            case .duration: return .duration(try reader.duration())
            case .optional:
                return .optional(try reader.optional { reader throws(ByteReaderError) in try reader.int() })
            case .optionalText: return .optionalText(try reader.optionalText().map { Array($0.utf8) })
            case .array:
                return .array(
                    try reader.array { reader throws(ByteReaderError) in
                        try reader.array { reader throws(ByteReaderError) in try reader.int() }
                    }
                )
            }
        }
    }

    private static func read(
        _ kinds: [Value],
        from bytes: ArraySlice<UInt8>
    ) throws(ByteReaderError) -> (values: [Value], isAtEnd: Bool) {
        var reader = ByteReader(bytes)
        var values: [Value] = []
        for kind in kinds { values.append(try kind.read(from: &reader)) }
        return (values, reader.isAtEnd)
    }

    @Test("whatever is written, one after the other, is read as it was, to the last byte, wherever in memory it stands")
    func roundTrip() throws {
        for seed in 0..<2_000 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let values = chance.list(upTo: 12) { Value(&$0) }
            let bytes = ByteWriter.bytes { writer in for value in values { value.write(into: &writer) } }
            let padding = chance.data()
            let read = try Self.read(values, from: (padding + bytes)[padding.count...])
            #expect(read.values == values, "seed \(seed)")
            #expect(read.isAtEnd, "seed \(seed)")
        }
    }

    @Test("numbers are short where they are small, whatever their sign, and never longer than ten bytes")
    func sizes() {
        func size(_ value: Int) -> Int { ByteWriter.bytes { $0.write(value) }.count }
        for value in -64...63 { #expect(size(value) == 1) }
        #expect([64, -65, 8_191, -8_192].map(size) == [2, 2, 2, 2])
        #expect([Int.max, .min].map(size) == [10, 10])
    }

    @Test("a duration is told to the attosecond, negative ones too")
    func durations() throws {
        let atto = Duration(secondsComponent: 0, attosecondsComponent: 1)
        for duration in [.zero, atto, .zero - atto, .seconds(-3), .seconds(-3) - atto, .seconds(Int64(1) << 39) + atto]
        {
            var reader = ByteReader(ByteWriter.bytes { $0.write(duration) }[...])
            #expect(try reader.duration() == duration)
        }
    }

    @Test("what is cut off anywhere is refused")
    func cut() {
        for seed in 0..<300 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let values = [Value(&chance)] + chance.list(upTo: 5) { Value(&$0) }
            let bytes = ByteWriter.bytes { writer in for value in values { value.write(into: &writer) } }
            for count in bytes.indices {
                #expect(throws: ByteReaderError(), "seed \(seed), \(count) of \(bytes.count) bytes") {
                    _ = try Self.read(values, from: bytes[..<count])
                }
            }
        }
    }

    @Test("a number of more than ten bytes, and a length that is negative or beyond the end, are refused")
    func refused() {
        func reader(_ bytes: [UInt8]) -> ByteReader { ByteReader(bytes[...]) }
        #expect(throws: ByteReaderError()) {
            var reader = reader([UInt8](repeating: 0x80, count: 10_000))
            _ = try reader.int()
        }
        for length in [-1, 4, .max, .min, .max - 1] {
            let bytes = ByteWriter.bytes { $0.write(length) } + [1, 2, 3]
            #expect(throws: ByteReaderError()) {
                var reader = reader(bytes)
                _ = try reader.data()
            }
            #expect(throws: ByteReaderError()) {
                var reader = reader(bytes)
                _ = try reader.text()
            }
            #expect(throws: ByteReaderError()) {
                var reader = reader(bytes)
                _ = try reader.array { reader throws(ByteReaderError) in try reader.byte() }
            }
        }
    }

    @Test("bytes of pure chance are read or refused, and what is read is not larger than they are")
    func chance() {
        var refusals = 0
        for seed in 0..<3_000 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let kinds = chance.list(upTo: 8) { Value(&$0) }
            let bytes = chance.data(upTo: 60)
            do throws(ByteReaderError) {
                let values = try Self.read(kinds, from: bytes[...]).values
                for value in values {
                    if case .data(let data) = value { #expect(data.count < bytes.count) }
                    if case .array(let rows) = value { #expect(rows.joined().count < bytes.count) }
                }
            } catch {
                refusals += 1
            }
        }
        #expect(refusals > 1_000)
    }
}

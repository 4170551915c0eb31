import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// What is written is what is read. Bytes that are damaged are refused, or are another value.
struct WireValueTests {
    /// One value of each kind.
    private struct Sample: WireValue, Equatable {
        var number: Int
        var flag: Bool
        var texts: [[UInt8]?]
        var range: Range<Int>
        var duration: Duration
        var rows: [[Int]]

        init(_ chance: inout MutationGenerator) {
            number = chance.number()
            flag = chance.chance(50)
            texts = chance.list(upTo: 4) { $0.maybe { Array($0.text().utf8) } }
            let bounds = [chance.number(), chance.number()].sorted()
            range = bounds[0]..<bounds[1]
            duration = chance.duration()
            rows = chance.list(upTo: 4) { $0.list(upTo: 4) { $0.number() } }
        }

        func write(to writer: inout WireWriter) {
            writer.write(number)
            writer.write(flag)
            writer.write(texts.map { $0.map { String(decoding: $0, as: UTF8.self) } })
            writer.write(range)
            writer.write(duration)
            writer.write(rows)
        }

        init(from reader: inout WireReader) throws(WireError) {
            number = try reader.value()
            flag = try reader.value()
            texts = try reader.value([String?].self).map { $0.map { Array($0.utf8) } }
            range = try reader.value()
            duration = try reader.value()
            rows = try reader.value()
        }
    }

    private static func bytes(_ value: some WireValue) -> [UInt8] {
        var writer = WireWriter()
        writer.write(value)
        return writer.bytes
    }

    private static func read<Value: WireValue>(_ bytes: ArraySlice<UInt8>) throws(WireError) -> Value {
        var reader = WireReader(bytes)
        let value: Value = try reader.value()
        guard reader.isAtEnd else { throw WireError() }
        return value
    }

    @Test("whatever is written is read as it was, to the last byte, wherever in memory it is; a part of it is refused")
    func roundTrip() throws {
        for seed in 0..<500 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let samples = chance.list(upTo: 3) { Sample(&$0) }
            let bytes = Self.bytes(samples)
            let padding = chance.data()
            let read: [Sample] = try Self.read((padding + bytes)[padding.count...])
            #expect(read == samples, "seed \(seed)")
            let count = chance.below(bytes.count)
            #expect(throws: WireError(), "seed \(seed), \(count) of \(bytes.count) bytes") {
                let _: [Sample] = try Self.read(bytes[..<count])
            }
        }
    }

    @Test("numbers are short where they are small, whatever their sign, and never longer than ten bytes")
    func sizes() {
        for value in -64...63 { #expect(Self.bytes(value).count == 1) }
        #expect([64, -65, 8_191, -8_192].map { Self.bytes($0).count } == [2, 2, 2, 2])
        #expect([Int.max, .min].map { Self.bytes($0).count } == [10, 10])
    }

    @Test(
        "a number of more than ten bytes, a count beyond the end, and times and ranges that there are not, are refused"
    )
    func refused() {
        #expect(throws: WireError()) { let _: Int = try Self.read([UInt8](repeating: 0x80, count: 10_000)[...]) }
        for count in [-1, 4, .max, .min] {
            let bytes = Self.bytes(count) + [1, 2, 3]
            #expect(throws: WireError()) { let _: String = try Self.read(bytes[...]) }
            #expect(throws: WireError()) { let _: [Bool] = try Self.read(bytes[...]) }
        }
        #expect(throws: WireError()) { let _: Range<Int> = try Self.read((Self.bytes(2) + Self.bytes(1))[...]) }
        #expect(throws: WireError()) { let _: Duration = try Self.read((Self.bytes(Int.max) + Self.bytes(0))[...]) }
    }

    @Test("the time after the longest waits that a step can say is read")
    func longTimes() throws {
        let week = Duration.seconds(604_800)
        for time in [week * 1_000_000_000, week * 10_000_000_000 + .nanoseconds(1), .zero - week] {
            #expect(try Self.read(Self.bytes(time)[...]) == time)
        }
    }

    @Test("bytes of pure chance are read or refused")
    func chance() {
        var refusals = 0
        for seed in 0..<3_000 {
            var chance = MutationGenerator(seed: UInt64(seed))
            do throws(WireError) {
                let _: [Sample] = try Self.read(chance.data(upTo: 60)[...])
            } catch {
                refusals += 1
            }
        }
        #expect(refusals > 1_000)
    }
}

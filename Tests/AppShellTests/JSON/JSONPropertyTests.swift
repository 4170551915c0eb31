import Foundation
import Testing

@testable import AppShell

/// Laws that hold for every value and every text.
struct JSONPropertyTests {
    @Test("what is written reads back as the same value, byte for byte")
    func roundTrip() throws {
        for seed in 1...3_000 as ClosedRange<UInt64> {
            var generator = SplitMix64(seed: seed)
            let value = JSONValue.random(&generator)
            for (sortedKeys, pretty) in [(false, false), (true, false), (false, true)] {
                let text = value.text(sortedKeys: sortedKeys, pretty: pretty)
                let read = try JSONValue(parsing: text)
                #expect(read == value, "seed \(seed)")
                #expect(read.text(sortedKeys: sortedKeys, pretty: pretty).hasSameBytes(as: text), "seed \(seed)")
            }
        }
    }

    @Test(
        "a text with a byte too many, too few or wrong is read or refused, and Foundation reads whatever is read here"
    )
    func damaged() throws {
        var read = 0
        var refused = 0
        for seed in 1...100 as ClosedRange<UInt64> {
            var generator = SplitMix64(seed: seed)
            let bytes = Array(JSONValue.random(&generator, depth: 3).text(pretty: generator.chance(50)).utf8)
            for place in bytes.indices {
                var damaged = bytes
                switch generator.number(0...2) {
                case 0: damaged.remove(at: place)
                case 1: damaged.insert(generator.one(of: Array("\"\\{}[]:,0-.eEu \u{1}é".utf8)), at: place)
                default: damaged[place] = UInt8(generator.number(0...255))
                }
                do throws(JSONError) {
                    let value = try JSONValue(parsing: damaged)
                    read += 1
                    guard value.isWithinDoubles else { continue }
                    #expect(throws: Never.self, "seed \(seed), \(damaged)") {
                        try JSONSerialization.jsonObject(with: Data(damaged), options: .fragmentsAllowed)
                    }
                } catch {
                    refused += 1
                    #expect((0...damaged.count).contains(error.offset))
                    #expect(error.path.hasPrefix("$"))
                }
            }
        }
        #expect(read > 200 && refused > 200)
    }

    @Test("no sequence of bytes stops the reader")
    func bytes() {
        var generator = SplitMix64(seed: 8)
        let pieces = Array("{}[]\",:\\u0019-+.eEtrufalsn \n\u{0}é".utf8) + [0xFF, 0xEF, 0xBB, 0xBF, 0xF0]
        for _ in 0..<20_000 {
            let bytes = (0..<generator.number(0...40)).map { _ in generator.one(of: pieces) }
            do throws(JSONError) { _ = try JSONValue(parsing: bytes) } catch {
                #expect(error.line >= 1 && error.column >= 1)
            }
        }
    }

    @Test("Foundation reads the same in every text that is written here")
    func differential() throws {
        var compared = 0
        for seed in 1...2_000 as ClosedRange<UInt64> {
            var generator = SplitMix64(seed: seed)
            let value = JSONValue.random(&generator)
            let text = value.text(pretty: generator.chance(50))
            // Foundation on Linux loses byte-order marks inside strings.
            guard value.isWithinDoubles, value.hasDistinctKeys, !text.unicodeScalars.contains("\u{FEFF}") else {
                continue
            }
            let other = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            let isSame = value.isSame(as: other)
            #expect(isSame, "seed \(seed): \(text)")
            compared += 1
        }
        #expect(compared > 500)
    }

    @Test("keys that a hash could be flooded with, and the longest text there may be, are read")
    func large() throws {
        let keys = (0..<50_000).map { "\"\($0)\":\($0)" }
        let value = try JSONValue(parsing: "{\(keys.joined(separator: ","))}", limits: JSONLimits(bytes: 1_000_000))
        #expect(value.objectValue?.count == 50_000)
        #expect(value["49999"] == 49_999)
        let zeros = String(repeating: "0", count: 900_000)
        #expect(try JSONValue(parsing: "1" + zeros, limits: JSONLimits(bytes: 1_000_000)).integerValue == nil)
    }
}

extension JSONValue {
    /// Foundation refuses numbers beyond all doubles.
    fileprivate var isWithinDoubles: Bool {
        switch self {
        case .number(let number): number.double != nil
        case .array(let values): values.allSatisfy(\.isWithinDoubles)
        case .object(let object): object.members.allSatisfy(\.value.isWithinDoubles)
        default: true
        }
    }

    /// Foundation takes canonically equivalent keys for one.
    fileprivate var hasDistinctKeys: Bool {
        switch self {
        case .array(let values): values.allSatisfy(\.hasDistinctKeys)
        case .object(let object):
            Set(object.keys).count == object.count && object.members.allSatisfy(\.value.hasDistinctKeys)
        default: true
        }
    }

    fileprivate func isSame(as other: Any) -> Bool {
        switch self {
        case .null: return other is NSNull
        case .bool(let value): return other as? Bool == value
        case .number(let number):
            guard let other = other as? NSNumber else { return false }
            if let integer = number.integer { return other.intValue == integer }
            // Foundation goes through decimals and is a little off at times.
            guard let double = number.double else { return false }
            return abs(double - other.doubleValue) <= abs(double) * 1e-12
        case .string(let text): return (other as? String)?.hasSameBytes(as: text) == true
        case .array(let values):
            guard let others = other as? [Any], others.count == values.count else { return false }
            return zip(values, others).allSatisfy { $0.isSame(as: $1) }
        case .object(let object):
            guard let others = other as? [String: Any], others.count == object.count else { return false }
            return object.members.allSatisfy { member in others[member.key].map { member.value.isSame(as: $0) } == true
            }
        }
    }
}

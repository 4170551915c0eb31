import AppShellPracticeFeature
import Testing

struct DigitsTests {
    private func errorText(_ text: String, count: Int, checksum: UInt64 = 0) -> String? {
        do throws(DigitsError) {
            _ = try Digits(Array(text.utf8), expectedCount: count, expectedChecksum: checksum)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("PI-NFR3: digits that are all there are given by their positions")
    func digits() throws {
        let bytes = Array("14159265358979".utf8)
        let digits = try Digits(bytes, expectedCount: 14, expectedChecksum: Digits.checksum(of: bytes))
        #expect(digits.count == 14)
        #expect((0..<14).map { digits[$0] } == [1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9])
    }

    @Test("PI-NFR3: wrong data is refused with the fact, the location and the fix")
    func errors() {
        #expect(
            errorText("", count: 5)
                == "there are no digits, and 5 are expected: build the app with the constant's data"
        )
        #expect(
            errorText("14159\n", count: 6)
                == "byte 0x0a at position 5 is not an ASCII digit, 0 to 9: the data must be digits alone, without "
                + "integer part, point or line end; make it again"
        )
        #expect(
            errorText("1415", count: 5)
                == "there are 4 digits, and 5 are expected: the data is cut or has something added; make it again"
        )
        #expect(
            errorText("14159", count: 5, checksum: 0x2a)
                == "the checksum of the digits is 0x9c7c5a9b80380525, and 0x000000000000002a is expected: some digit is "
                + "wrong; make the data again"
        )
    }

    @Test("PI-NFR3: every byte but the ten ASCII digits is found, wherever it stands", arguments: 0..<19)
    func everyByte(position: Int) {
        for byte in UInt8.min...UInt8.max where !(0x30...0x39).contains(byte) {
            var bytes = [UInt8](repeating: 0x39, count: 19)
            bytes[position] = byte
            #expect(throws: DigitsError.notADigit(byte: byte, position: position)) {
                try Digits(bytes, expectedCount: 19, expectedChecksum: 0)
            }
        }
    }

    @Test("PI-NFR3: one changed digit, two that changed places, or zeros at the end change the checksum")
    func checksum() {
        var random = Generator(seed: 1)
        for count in [1, 7, 8, 9, 64, 1_001] {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0x30...0x39, using: &random) }
            let checksum = Digits.checksum(of: bytes)
            #expect(Digits.checksum(of: bytes + [0]) != checksum)
            for position in bytes.indices {
                var other = bytes
                other[position] = other[position] == 0x39 ? 0x30 : other[position] + 1
                #expect(Digits.checksum(of: other) != checksum)
                let next = (position + 8) % count
                other = bytes
                other.swapAt(position, next)
                #expect(other == bytes || Digits.checksum(of: other) != checksum)
            }
        }
    }

    @Test("PI-NFR3: the checksum is the one that its documentation describes")
    func documentedChecksum() {
        func slow(_ bytes: [UInt8]) -> UInt64 {
            var strings: [UInt64] = []
            for start in stride(from: 0, to: bytes.count, by: 8) {
                let part = bytes[start..<min(start + 8, bytes.count)]
                strings.append(part.reversed().reduce(0) { $0 << 8 | UInt64($1) })
            }
            return (strings + [UInt64(bytes.count)]).reduce(0xcbf2_9ce4_8422_2325) { state, word in
                let product = (state ^ word) &* 0x100_0000_01b3
                return product ^ product >> 32
            }
        }
        for count in 0...40 {
            let bytes = (0..<count).map { UInt8(0x30 + $0 * 7 % 10) }
            #expect(Digits.checksum(of: bytes) == slow(bytes))
        }
    }
}

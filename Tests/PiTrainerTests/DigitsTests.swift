import AppShellHashing
import AppShellPracticeFeature
import PiTrainerDigits
import Testing

@testable import PiTrainer

/// What ships is what three independent algorithms agreed on.
struct DigitsTests {
    private static func bytes(_ digits: PiTrainerDigits) -> [UInt8] {
        Array(UnsafeBufferPointer(start: digits.bytes, count: digits.count))
    }

    @Test(
        "PI-NFR3: a million decimals of each constant, by their SHA-256",
        arguments: [
            ("pi", "7806ee47461b49ef1f578e14461b2c83c09c6d7a9a914275da1d71e9cbbf7069"),
            ("e", "c6e9fe4f3d84085f85e98234bf1f284b5b8de993059453548d3ccaa3016138ac"),
            ("phi", "b3a8d00d8384e1eeda6f906db0132d39c2cbd38447a0fa6eda9f5a06773d72d7"),
        ]
    )
    func sums(_ id: String, _ expected: String) throws {
        let constant = try #require(Constant.all.first { $0.id == id })
        let bytes = Self.bytes(constant.digits())
        #expect(bytes.count == 1_000_000)
        #expect(SHA256.hex(of: bytes) == expected)
    }

    @Test(
        "PI-NFR3: the last ten decimals are the published ones",
        arguments: [("pi", "5779458151"), ("e", "7694228188"), ("phi", "4153226344")]
    )
    func ends(_ id: String, _ expected: String) throws {
        let constant = try #require(Constant.all.first { $0.id == id })
        #expect(String(decoding: Self.bytes(constant.digits()).suffix(10), as: UTF8.self) == expected)
    }

    @Test("PI-NFR3: « 999999 » stands at decimal 762 of pi, as published")
    func sixNines() {
        let text = Self.bytes(pitrainer_digits_pi())
        let place = text.indices.first { text[$0...].starts(with: Array("999999".utf8)) }
        #expect(place == 761)
    }

    @Test(
        "PI-NFR3: each of the 3,000,000 digits is right in the engine, and another one wrong",
        arguments: ["pi", "e", "phi"]
    )
    func engine(_ id: String) throws {
        let constant = try #require(Constant.all.first { $0.id == id })
        let typed = Self.bytes(constant.digits())
        let digits = try Digits(typed, expectedCount: 1_000_000, expectedChecksum: constant.checksum)
        var engine = PracticeEngine(digits, mode: .learn)
        var surprises = 0
        for (index, byte) in typed.enumerated() {
            let moment = Duration.milliseconds(200 * index)
            let right = byte - 0x30
            // At each tenth place a wrong key first: what is wrong must be seen as well as what is right.
            if index % 10 == 0, engine.press((right + 1) % 10, at: moment) != .wrong(expected: right) { surprises += 1 }
            if engine.press(right, at: moment) != .correct { surprises += 1 }
        }
        #expect(surprises == 0)
        #expect(engine.position == 1_000_000)
        #expect(engine.errors == 100_000)
        #expect(engine.isFinished)
    }

    @Test("PI-NFR7: the constants are checked, and in memory, when the app is composed", arguments: ["pi", "e", "phi"])
    func usable(_ id: String) throws {
        let constant = PracticeConstant(try #require(Constant.all.first { $0.id == id }))
        #expect(try constant.digits.get().count == 1_000_000)
    }

    @Test("what is missing or wrong is an error that says so, never other digits")
    func errors() throws {
        let pi = Self.bytes(pitrainer_digits_pi())
        var spoilt = pi
        spoilt[499_999] = spoilt[499_999] == 0x30 ? 0x31 : 0x30
        for bytes in [spoilt, Array(pi.dropLast()), []] {
            #expect(throws: DigitsError.self) {
                try Digits(bytes, expectedCount: 1_000_000, expectedChecksum: Constant.all[0].checksum)
            }
        }
    }
}

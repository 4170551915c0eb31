import Testing

@testable import AppShellCommand

struct RecordingTests {
    @Test("the names of functions have the digests of RFC 1321")
    func digests() {
        #expect(MD5.prefix(of: "".utf8) == 0x04b2_008f_d98c_1dd4)
        #expect(MD5.prefix(of: "abc".utf8) == 0xb04f_d23c_9850_0190)
        #expect(MD5.prefix(of: String(repeating: "1234567890", count: 8).utf8) == 0x55c9_e32b_a2f4_ed57)
    }

    @Test("a set of functions holds what was put into it, also as base64")
    func sets() throws {
        let numbers = [0, 7, 8, 63, 1_000]
        var set = FunctionSet(numbers)
        #expect(set.numbers == numbers)
        #expect(numbers.allSatisfy(set.contains))
        #expect(!set.contains(9) && !set.contains(5_000))
        #expect(set.isDisjoint(with: FunctionSet([1, 9, 2_000])))
        #expect(!set.isDisjoint(with: FunctionSet([63])))
        set.formUnion(FunctionSet([2_000]))
        #expect(set.numbers == numbers + [2_000])
        #expect(FunctionSet(bytes: set.bytes + [0, 0]) == set)
    }
}

import AppShell
import Testing

struct RandomSourceTests {
    @Test("an identifier has the form of a UUID of version 4")
    func form() {
        let chance = SeededChance(seed: 9)
        var seen: Set<String> = []
        for _ in 0..<2_000 {
            let identifier = chance.identifier()
            #expect(
                identifier.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil
            )
            seen.insert(identifier)
        }
        #expect(seen.count == 2_000)
    }

    @Test("all other bits are chance")
    func bits() {
        #expect(FixedChance(bits: 0).identifier() == "00000000-0000-4000-8000-000000000000")
        #expect(FixedChance(bits: .max).identifier() == "ffffffff-ffff-4fff-bfff-ffffffffffff")
        #expect(FixedChance(bits: 0x0123_4567_89AB_CDEF).identifier() == "01234567-89ab-4def-8123-456789abcdef")
    }

    @Test("the unit interval begins at 0 and never reaches 1")
    func unitInterval() {
        #expect(FixedChance(bits: 0).unitInterval() == 0)
        #expect(FixedChance(bits: .max).unitInterval() < 1)
        #expect(FixedChance(bits: .max).unitInterval() > 0.999_999)
        #expect(FixedChance(bits: 1 << 63).unitInterval() == 0.5)
    }
}

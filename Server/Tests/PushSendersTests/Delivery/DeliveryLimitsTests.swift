import Foundation
import PushSenders
import Testing

struct DeliveryLimitsTests {
    @Test("Pauses double, up to the longest; half of each is chance")
    func doubling() {
        let limits = DeliveryLimits(firstPause: .seconds(2), longestPause: .seconds(60))
        let pauses = (1...8).map { limits.pause(afterFailures: $0, retryAfter: nil, random: 0) }
        #expect(pauses == [1, 2, 4, 8, 16, 30, 30, 30].map { .seconds($0) })
        #expect(limits.pause(afterFailures: 3, retryAfter: nil, random: 0.5) == .seconds(6))
    }

    @Test("Whatever the failures and the chance: never nothing, never longer than the longest, never sooner than asked")
    func bounds() {
        let limits = DeliveryLimits()
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let failures = Int.random(in: -3...1_000_000, using: &generator)
            let random = Double.random(in: 0..<1, using: &generator)
            let pause = limits.pause(afterFailures: failures, retryAfter: nil, random: random)
            #expect(pause >= limits.firstPause / 2 && pause <= limits.longestPause)
            let asked = Duration.seconds(Int.random(in: 0...100_000, using: &generator))
            #expect(limits.pause(afterFailures: failures, retryAfter: asked, random: random) >= asked)
        }
    }
}

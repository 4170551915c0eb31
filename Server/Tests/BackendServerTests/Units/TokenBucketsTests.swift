import Testing

@testable import BackendServer

/// How calls are counted.
struct TokenBucketsTests {
    @Test("a minute's calls pass at once, then one each time that the minute has for one")
    func fills() {
        var buckets = TokenBuckets(perMinute: 6)
        for _ in 1...6 { #expect(buckets.take("a", at: 100) == nil) }
        #expect(buckets.take("a", at: 100) == 10)
        #expect(buckets.take("a", at: 105.5) == 5)
        #expect(buckets.take("a", at: 110) == nil)
        #expect(buckets.take("a", at: 110) == 10)
        #expect(buckets.take("b", at: 110) == nil, "another caller has a bucket of its own")
    }

    @Test("in any minute at most twice its calls pass, and after the wait that was told one does")
    func law() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var chance = SplitMix64(seed: seed)
            let limit = chance.number(1...50)
            var buckets = TokenBuckets(perMinute: limit)
            var (date, passed) = (0.0, [Double]())
            for _ in 1...500 {
                date += Double(chance.number(0...2_000)) / 1_000
                if let wait = buckets.take("a", at: date) {
                    #expect(wait >= 1)
                    var later = buckets
                    #expect(later.take("a", at: date + Double(wait) + 1e-6) == nil)
                } else {
                    passed.append(date)
                }
            }
            for date in passed {
                #expect(passed.count { (date..<(date + 60)).contains($0) } <= 2 * limit)
            }
        }
    }

    @Test("callers who are full again are forgotten, so that a million addresses need no memory")
    func forgets() {
        var buckets = TokenBuckets(perMinute: 60)
        for number in 0..<20_000 { _ = buckets.take("\(number)", at: Double(number)) }
        #expect(buckets.count <= 1_000)
        var flood = TokenBuckets(perMinute: 60)
        for number in 0..<300_000 { _ = flood.take("\(number)", at: 0) }
        #expect(flood.count <= 200_000)
    }
}

/// How often each caller may call: a bucket a caller, which holds as many calls as a minute has and fills evenly.
///
/// A pure value: the time is handed in, in seconds of any clock that does not go back.
struct TokenBuckets {
    private struct Bucket {
        var calls: Double
        var date: Double
    }

    private let perMinute: Double
    private var buckets: [String: Bucket] = [:]
    private var sweptCount = TokenBuckets.smallestSweptCount

    private static let smallestSweptCount = 1_000
    /// More callers than this who are not full again, and all are forgotten: memory is bounded before fairness.
    private static let maximumCount = 100_000

    /// - Parameter perMinute: at least 1.
    init(perMinute: Int) {
        self.perMinute = Double(max(1, perMinute))
    }

    /// Counts a call.
    ///
    /// - Returns: nil for one that may pass; else after how many whole seconds one may.
    mutating func take(_ caller: String, at date: Double) -> Int? {
        var bucket = buckets[caller] ?? Bucket(calls: perMinute, date: date)
        bucket.calls = filled(bucket, at: date)
        bucket.date = max(date, bucket.date)
        if buckets[caller] == nil { sweep(at: date) }
        defer { buckets[caller] = bucket }
        guard bucket.calls >= 1 else { return max(1, Int(((1 - bucket.calls) * 60 / perMinute).rounded(.up))) }
        bucket.calls -= 1
        return nil
    }

    var count: Int { buckets.count }

    private func filled(_ bucket: Bucket, at date: Double) -> Double {
        min(perMinute, bucket.calls + max(0, date - bucket.date) * perMinute / 60)
    }

    /// Whoever is full again is as good as new. Doubles while they are not, so that a call costs the same whatever
    /// their number.
    private mutating func sweep(at date: Double) {
        guard buckets.count >= sweptCount else { return }
        buckets = buckets.filter { filled($0.value, at: date) < perMinute }
        if buckets.count >= TokenBuckets.maximumCount { buckets = [:] }
        sweptCount = max(TokenBuckets.smallestSweptCount, 2 * buckets.count)
    }
}

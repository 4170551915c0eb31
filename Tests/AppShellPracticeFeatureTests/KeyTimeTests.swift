import Testing

@testable import AppShellPracticeFeature

/// Durations as ticks, with 128 bits and, for iOS 17, without.
struct KeyTimeTests {
    @Test(
        "both ways count the same ticks",
        arguments: [
            .zero, .milliseconds(1), .milliseconds(86_399_999), .nanoseconds(123_456_789), .seconds(302_231),
            .seconds(302_232), .seconds(Int64.max), .seconds(-1), .nanoseconds(-1), .seconds(-302_232),
        ] as [Duration]
    )
    func components(_ duration: Duration) {
        #expect(KeyTime.ticks(ofComponents: duration.components) == KeyTime.ticks(of: duration))
    }

    @Test("ticks become the duration that they were", arguments: [0, 1, 30_517_578_125_000, 9_876_543_210_123, .max])
    func roundTrip(_ ticks: Int64) {
        #expect(KeyTime.ticks(of: KeyTime.duration(of: ticks)) == ticks)
    }

    @Test("a duration of more nanoseconds than there are has the most that there are")
    func nanoseconds() {
        #expect(Duration.nanoseconds(Int64.max).inNanoseconds == Int64.max)
        #expect((Duration.seconds(9_223_372_036) + .milliseconds(999)).inNanoseconds == Int64.max)
        #expect(Duration.seconds(Int64.max).inNanoseconds == Int64.max)
    }
}

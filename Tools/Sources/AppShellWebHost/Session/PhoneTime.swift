/// How the phone's time follows the world's.
struct PhoneTime {
    /// Steps of waiting are whole hundredths of a second.
    private static let grain = Duration.milliseconds(10)
    /// The most that passes at once, such as after a computer slept.
    private static let most = Duration.seconds(3_600)

    private(set) var runs: Bool
    /// Seconds of the phone for one of the world.
    private(set) var rate = 1.0
    private var isPaused = true
    private var last = ContinuousClock.now

    init(runs: Bool) {
        self.runs = runs
    }

    mutating func set(runs: Bool, rate: Double) {
        self.runs = runs
        self.rate = rate
        last = .now
    }

    /// Somebody looks.
    mutating func resume() {
        isPaused = false
        last = .now
    }

    /// Nobody looks.
    mutating func pause() { isPaused = true }

    /// Counts from now on.
    mutating func restart() { last = .now }

    /// What has passed on the phone since it was last asked, in whole grains; the rest stays for the next time.
    mutating func take() -> Duration {
        guard runs, !isPaused else { return .zero }
        let now = ContinuousClock.now
        let passed = min((now - last) * rate, Self.most)
        let grains = Int(passed / Self.grain)
        guard grains > 0 else { return .zero }
        let taken = Self.grain * grains
        last = passed == Self.most ? now : last + taken / rate
        return taken
    }

    /// How long the world waits until `due` has passed on the phone; nil where time stands still.
    func pause(until due: Duration) -> Duration? {
        guard runs, !isPaused else { return nil }
        return max(.milliseconds(5), (due + Self.grain) / rate)
    }
}

/// A wait in French words, rounded up to the unit a person would plan by.
enum FrenchWait {
    /// `45 secondes`, `3 minutes`, `1 heure et 30 minutes`, `2 jours`; `un moment` for none.
    static func text(seconds: Int) -> String {
        if seconds <= 0 { return "un moment" }
        if seconds < 120 { return words(seconds, "seconde") }
        let minutes = roundedUp(seconds, to: 60)
        if minutes < 60 { return words(minutes, "minute") }
        if minutes < 24 * 60 { return pair(minutes, 60, "heure", "minute") }
        return pair(roundedUp(seconds, to: 3_600), 24, "jour", "heure")
    }

    private static func roundedUp(_ seconds: Int, to unit: Int) -> Int {
        seconds / unit + (seconds % unit > 0 ? 1 : 0)
    }

    private static func pair(_ count: Int, _ size: Int, _ unit: String, _ part: String) -> String {
        let (whole, rest) = count.quotientAndRemainder(dividingBy: size)
        return rest == 0 ? words(whole, unit) : "\(words(whole, unit)) et \(words(rest, part))"
    }

    private static func words(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count < 2 ? "" : "s")" }
}

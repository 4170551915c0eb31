/// A wait in words, rounded up to the unit a person would plan by.
enum WaitText {
    /// `45 secondes`, `3 minutes`, `1 heure et 30 minutes`, `2 jours`; `un moment` for none.
    static func text(seconds: Int, in texts: AppTexts) -> String {
        if seconds <= 0 { return texts("un moment") }
        if seconds < 120 { return texts.plural(seconds, one: "\(seconds) seconde", other: "\(seconds) secondes") }
        let minutes = roundedUp(seconds, to: 60)
        if minutes < 60 { return self.minutes(minutes, texts) }
        if minutes < 24 * 60 {
            let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
            return joined(self.hours(hours, texts), rest > 0 ? self.minutes(rest, texts) : nil, texts)
        }
        let (days, rest) = roundedUp(seconds, to: 3_600).quotientAndRemainder(dividingBy: 24)
        let first = texts.plural(days, one: "\(days) jour", other: "\(days) jours")
        return joined(first, rest > 0 ? hours(rest, texts) : nil, texts)
    }

    private static func roundedUp(_ seconds: Int, to unit: Int) -> Int {
        seconds / unit + (seconds % unit > 0 ? 1 : 0)
    }

    private static func minutes(_ count: Int, _ texts: AppTexts) -> String {
        texts.plural(count, one: "\(count) minute", other: "\(count) minutes")
    }

    private static func hours(_ count: Int, _ texts: AppTexts) -> String {
        texts.plural(count, one: "\(count) heure", other: "\(count) heures")
    }

    private static func joined(_ first: String, _ second: String?, _ texts: AppTexts) -> String {
        second.map { texts("\(first) et \($0)") } ?? first
    }
}

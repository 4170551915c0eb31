/// A length of time as a `{duration}`, exact to the nanosecond.
enum StepDuration {
    private static let units: [(nanoseconds: Int128, fr: (String, String), en: (String, String))] = [
        (86_400_000_000_000, ("jour", "jours"), ("day", "days")),
        (3_600_000_000_000, ("heure", "heures"), ("hour", "hours")),
        (60_000_000_000, ("minute", "minutes"), ("minute", "minutes")),
    ]

    /// `2 jours`, `1 minute`, `1,25 seconde`, `80 ms`: in the largest unit that says it as a whole number, or in seconds.
    static func text(of duration: Duration, in language: String) -> String {
        let isFrench = language.hasPrefix("fr")
        let nanoseconds = max(
            0,
            Int128(duration.components.seconds) * 1_000_000_000
                + Int128(duration.components.attoseconds / 1_000_000_000)
        )
        for unit in units where nanoseconds >= unit.nanoseconds && nanoseconds % unit.nanoseconds == 0 {
            let count = nanoseconds / unit.nanoseconds
            let names = isFrench ? unit.fr : unit.en
            return "\(count) \(count == 1 ? names.0 : names.1)"
        }
        let sign = isFrench ? "," : "."
        guard nanoseconds == 0 || nanoseconds >= 1_000_000_000 else {
            return decimal(nanoseconds, over: 1_000_000, sign) + " ms"
        }
        // French counts two from 2 on, English everything but 1.
        let isPlural = isFrench ? nanoseconds >= 2_000_000_000 : nanoseconds != 1_000_000_000
        let number = decimal(nanoseconds, over: 1_000_000_000, sign)
        return number + (isFrench ? " seconde" : " second") + (isPlural ? "s" : "")
    }

    /// - Parameter one: how many nanoseconds are one of the unit; a power of ten.
    private static func decimal(_ nanoseconds: Int128, over one: Int128, _ sign: String) -> String {
        var digits = String(String(nanoseconds % one + one).dropFirst())
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(nanoseconds / one)" + (digits.isEmpty ? "" : sign + digits)
    }
}

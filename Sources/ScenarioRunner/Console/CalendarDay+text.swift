extension CalendarDay {
    private static let french = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
        "décembre",
    ]
    private static let english = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// `1er mars 2026`, `1 March 2026`
    func text(in language: String) -> String {
        guard language.hasPrefix("fr") else { return "\(day) \(Self.english[month - 1]) \(year)" }
        return "\(day == 1 ? "1er" : "\(day)") \(Self.french[month - 1]) \(year)"
    }
}

extension TimingSuffix {
    /// The same words in French or English.
    func words(in language: String) -> String? {
        guard let timing = try? read() else { return nil }
        let isFrench = language.hasPrefix("fr")
        func text(_ duration: Duration) -> String { StepDuration.text(of: duration, in: language) }
        switch timing {
        case .rightNow: return isFrench ? "à cet instant" : "right now"
        case .within(let limit) where limit == .seconds(1): return isFrench ? "dans la seconde" : "within a second"
        case .within(let limit): return isFrench ? "dans les \(text(limit))" : "within \(text(limit))"
        case .throughout(let length): return isFrench ? "pendant \(text(length))" : "for \(text(length))"
        }
    }
}

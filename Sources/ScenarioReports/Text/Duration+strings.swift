import AppShellTexts

extension Duration {
    /// Hours, minutes, and seconds with milliseconds, without zero parts: `1 min 2.5 s`. From a day on, days and hours.
    /// Negative durations are `0 s`.
    var words: String {
        guard self > .zero else { return "0 s" }
        let (seconds, attoseconds) = components
        let milliseconds = attoseconds / 1_000_000_000_000_000
        var parts: [String] = []
        if seconds >= 86_400 {
            let hours = seconds / 3_600 % 24
            return "\(seconds / 86_400) " + localized("d") + (hours > 0 ? " \(hours) h" : "")
        }
        if seconds >= 3_600 { parts.append("\(seconds / 3_600) h") }
        if seconds / 60 % 60 > 0 { parts.append("\(seconds / 60 % 60) min") }
        if seconds % 60 > 0 || milliseconds > 0 || parts.isEmpty {
            parts.append("\(Self.decimal(seconds % 60, milliseconds)) s")
        }
        return parts.joined(separator: " ")
    }

    /// `2.5`, `3`, `0.015`
    private static func decimal(_ whole: Int64, _ thousandths: Int64) -> String {
        guard thousandths > 0 else { return "\(whole)" }
        var digits = String(String(thousandths + 1_000).dropFirst())
        while digits.hasSuffix("0") { digits.removeLast() }
        return whole.description + Reader.current.language.decimalSeparator + digits
    }
}

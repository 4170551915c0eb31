import AppShellTexts

extension Duration {
    /// For sentences, in the language of the current `Reader`, with at most two units: `1.5 s`, `2 min`, `1 h 30 min`,
    /// `3 d`.
    package var brief: String {
        let seconds = (inSeconds * 1_000).rounded() / 1_000
        guard seconds >= 120 else {
            let isWhole = seconds == seconds.rounded()
            return isWhole ? "\(Int(seconds)) s" : "\(seconds) s".replacing(".", with: localized("."))
        }
        var rest = components.seconds
        var parts: [String] = []
        for (length, unit) in [(86_400, localized("d")), (3_600, "h"), (60, "min"), (1, "s")] as [(Int64, String)] {
            let count = rest / length
            rest %= length
            if count > 0 { parts.append("\(count) \(unit)") }
        }
        return parts.prefix(2).joined(separator: " ")
    }
}

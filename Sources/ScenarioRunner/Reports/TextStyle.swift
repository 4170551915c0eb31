/// Colours for a terminal; none where the output is a file.
public struct TextStyle: Sendable {
    public let isColored: Bool

    public init(isColored: Bool) {
        self.isColored = isColored
    }

    enum Tone: String {
        case green = "32"
        case red = "31"
        case yellow = "33"
        case cyan = "36"
        case dim = "2"
        case bold = "1"
    }

    func apply(_ tone: Tone, _ text: String) -> String {
        isColored ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
    }

    func mark(_ status: StepStatus) -> String {
        switch status {
        case .passed: apply(.green, "✔")
        case .skipped: apply(.cyan, "-")
        case .pending: apply(.yellow, "…")
        case .undefined: apply(.yellow, "?")
        case .ambiguous: apply(.yellow, "≈")
        case .failed: apply(.red, "✘")
        }
    }
}

extension String {
    /// Each line behind `indentation`.
    func indented(by indentation: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { indentation + $0 }.joined(separator: "\n")
    }
}

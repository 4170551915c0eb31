/// Colours for a terminal; none in a file.
public struct TextStyle: Sendable {
    public let isColored: Bool

    public init(isColored: Bool) {
        self.isColored = isColored
    }

    public enum Tone: String {
        case green = "32"
        case red = "31"
        case yellow = "33"
        case cyan = "36"
        case dim = "2"
        case bold = "1"
    }

    public func apply(_ tone: Tone, _ text: String) -> String {
        isColored ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
    }

    public func mark(_ status: StepStatus) -> String {
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
    /// Each line indented; empty ones stay empty.
    public func indented(by indentation: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indentation + $0 }
            .joined(separator: "\n")
    }
}

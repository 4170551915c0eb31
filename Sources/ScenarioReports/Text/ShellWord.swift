/// Quotes a text as one word for a shell.
public enum ShellWord {
    /// Unquoted if every shell takes it as one word, otherwise in single quotes (POSIX.1-2024, 2.2.2).
    public static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy(isPlain)
        if isPlain { return text }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber { return true }
        return "/.:_-+@%,".unicodeScalars.contains(scalar)
    }
}

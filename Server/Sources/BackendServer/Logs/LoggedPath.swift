import AppShell

/// A request's path as it may be logged: without its query, where positions and emails stand, and without segments that
/// may be a token, an email or whatever else somebody wrote there.
enum LoggedPath {
    /// - Parameter hiddenAfter: segments whose next one is a secret of whatever look: `devices`.
    static func text(_ path: String, hiddenAfter: Set<String> = []) -> String {
        let segments = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/", omittingEmptySubsequences: false)
        var shown: [String] = []
        var isHidden = false
        for segment in segments.prefix(maximumSegments) {
            shown.append(isHidden || !isPlain(segment) ? Redaction.mark : Redaction.url(String(segment)))
            isHidden = hiddenAfter.contains(String(segment))
        }
        return shown.joined(separator: "/") + (segments.count > maximumSegments ? "/…" : "")
    }

    private static let maximumSegments = 8

    /// Of the characters of our own paths, and short: a word, a slug or a number.
    private static func isPlain(_ segment: Substring) -> Bool {
        segment.utf8.count <= 80
            && segment.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            }
    }
}

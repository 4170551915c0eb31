/// Text that came from elsewhere, kept to a length.
enum BoundedText {
    /// Without counting on where the answer is plain.
    static func isLonger(_ text: String, than limit: Int) -> Bool {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex) else {
            return false
        }
        return end != scalars.endIndex
    }

    /// The beginning, with an ellipsis where something is left out.
    ///
    /// - Parameter limit: in code points.
    static func clip(_ text: String, to limit: Int) -> String {
        guard isLonger(text, than: limit) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, limit - 1)))) + "…"
    }
}

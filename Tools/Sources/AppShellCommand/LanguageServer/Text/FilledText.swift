/// The text of a step with placeholders, and the same with values in their places.
struct FilledText {
    /// For each part of the text as said: where it begins, there and as written, and whether it is a value.
    private var parts: [(said: Range<Int>, written: Range<Int>, isValue: Bool)] = []
    private let written: [Unicode.Scalar]

    /// - Returns: nil if the one is not the other filled in.
    init?(_ written: String, said: String) {
        self.written = Array(written.unicodeScalars)
        let said = Array(said.unicodeScalars)
        if self.written == said {
            parts = [(0..<said.count, 0..<said.count, false)]
            return
        }
        var (from, place) = (0, 0)
        var open = false
        while from < self.written.count {
            let name = Self.placeholder(self.written, from)
            let end = name?.lowerBound ?? self.written.count
            let literal = Array(self.written[from..<end])
            guard let found = Self.find(literal, in: said, from: place, isAnchored: !open, isLast: name == nil) else {
                return nil
            }
            if open, let last = parts.indices.last { parts[last].said = place..<found }
            parts.append((found..<found + literal.count, from..<end, false))
            place = found + literal.count
            guard let name else { return }
            parts.append((place..<said.count, name, true))
            open = true
            from = name.upperBound
        }
    }

    private static func placeholder(_ text: [Unicode.Scalar], _ from: Int) -> Range<Int>? {
        guard let start = text[from...].firstIndex(of: "<"), let end = text[start...].firstIndex(of: ">") else {
            return nil
        }
        return start..<end + 1
    }

    private static func find(
        _ literal: [Unicode.Scalar],
        in text: [Unicode.Scalar],
        from: Int,
        isAnchored: Bool,
        isLast: Bool
    ) -> Int? {
        let last = text.count - literal.count
        guard last >= from else { return nil }
        if isLast, !isAnchored { return Array(text[last...]) == literal ? last : nil }
        for start in from...(isAnchored ? from : last) where Array(text[start..<start + literal.count]) == literal {
            return start
        }
        return nil
    }

    /// What was written for a part of what is said; nil if that begins or ends inside a value.
    func written(_ range: Range<Int>) -> String? {
        guard let start = place(of: range.lowerBound, isEnd: false), let end = place(of: range.upperBound, isEnd: true),
            start <= end
        else { return nil }
        return String(String.UnicodeScalarView(written[start..<end]))
    }

    private func place(of offset: Int, isEnd: Bool) -> Int? {
        for part in parts where !part.isValue && part.said.lowerBound <= offset && offset <= part.said.upperBound {
            return part.written.lowerBound + offset - part.said.lowerBound
        }
        for part in parts where part.isValue {
            if !isEnd, part.said.lowerBound == offset { return part.written.lowerBound }
            if isEnd, part.said.upperBound == offset { return part.written.upperBound }
        }
        return nil
    }
}

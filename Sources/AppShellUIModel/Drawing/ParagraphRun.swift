public import AppShell

/// A stretch of a paragraph: plain, or one of its pieces.
public struct ParagraphRun {
    /// What it says.
    public let text: String
    /// The piece that stands out or leads somewhere; nil for plain text.
    public let piece: Content?

    /// The runs of a paragraph in order. A piece that its text does not hold comes at the end.
    public static func runs(of paragraph: Content) -> [ParagraphRun] {
        var runs: [ParagraphRun] = []
        var rest = paragraph.label[...]
        var left: [Content] = []
        for piece in paragraph.children {
            guard !piece.label.isEmpty, let range = rest.firstRange(of: piece.label) else {
                left.append(piece)
                continue
            }
            runs.append(ParagraphRun(text: String(rest[..<range.lowerBound]), piece: nil))
            runs.append(ParagraphRun(text: piece.label, piece: piece))
            rest = rest[range.upperBound...]
        }
        runs.append(ParagraphRun(text: String(rest), piece: nil))
        return (runs + left.map { ParagraphRun(text: $0.label, piece: $0) }).filter { !$0.text.isEmpty }
    }
}

/// What is gathered for one paragraph, heading or block of code.
struct InlineText {
    enum Kind {
        case paragraph
        case heading(level: Int)
        case preformatted
    }

    /// What formats a run; where elements are nested, the first of these wins: link, code, strong, emphasis.
    enum Style: Equatable {
        case text, strong, emphasis, code
        /// By its number, which tells two neighbours apart that lead to the same place.
        case link(Int)
    }

    var kind: Kind = .paragraph
    private var runs: [(style: Style, bytes: [UInt8])] = []

    var isEmpty: Bool { runs.isEmpty }

    /// White space collapses, but in preformatted text.
    mutating func append(_ text: [UInt8], style: Style) {
        for byte in text {
            if byte.isHTMLSpace {
                if case .preformatted = kind {
                    if byte != 0x0D { append(byte == 0x0A ? byte : 0x20, style) }
                } else if let last, !last.isHTMLSpace {
                    append(0x20, style)
                }
            } else if byte >= 0x20, byte != 0x7F {
                append(byte, style)
            }
        }
    }

    /// - Returns: whether it is the second in a row, which writers of HTML mean as a new paragraph.
    mutating func breakLine(style: Style) -> Bool {
        if case .preformatted = kind {
            append(0x0A, style)
            return false
        }
        while last == 0x20 { removeLast() }
        guard let last else { return false }
        if last == 0x0A { return true }
        append(0x0A, style)
        return false
    }

    private var last: UInt8? { runs.last?.bytes.last }

    private mutating func append(_ byte: UInt8, _ style: Style) {
        if runs.last?.style == style {
            runs[runs.count - 1].bytes.append(byte)
        } else {
            runs.append((style, [byte]))
        }
    }

    private mutating func removeLast() {
        runs[runs.count - 1].bytes.removeLast()
        if runs[runs.count - 1].bytes.isEmpty { runs.removeLast() }
    }

    /// All of it, without white space at its ends; nil where nothing is to be seen.
    mutating func takeText() -> String? {
        let text = takeRuns().map(\.text).joined().parted.core
        return text.isBlank ? nil : String(text)
    }

    /// All of it; nil where nothing is to be seen.
    ///
    /// - Parameter urls: of links, by their numbers.
    mutating func takePieces(urls: [String]) -> [ArticlePiece]? {
        var pieces = PieceList()
        for run in takeRuns() {
            guard run.style != .text, !run.text.isBlank else {
                pieces.append(text: run.text[...])
                continue
            }
            // Space around what is formatted is not part of it: a link is called “ici”, not “ ici”.
            let parts = run.text.parted
            let core = String(parts.core)
            pieces.append(text: parts.before)
            switch run.style {
            case .text: pieces.append(text: parts.core)
            case .strong: pieces.append(.strong(core))
            case .emphasis: pieces.append(.emphasis(core))
            case .code: pieces.append(.code(core))
            case .link(let number): pieces.append(.link(core, url: urls[number]))
            }
            pieces.append(text: parts.after)
        }
        let all = pieces.take()
        return all.allSatisfy(\.text.isBlank) ? nil : all
    }

    private mutating func takeRuns() -> [(style: Style, text: String)] {
        while let last, last.isHTMLSpace { removeLast() }
        defer { runs = [] }
        return runs.map { ($0.style, String(decoding: $0.bytes, as: UTF8.self)) }
    }
}

/// Pieces in which no two texts follow each other.
private struct PieceList {
    private var pieces: [ArticlePiece] = []
    private var text = ""

    mutating func append(text: Substring) { self.text += text }

    mutating func append(_ piece: ArticlePiece) {
        endText()
        pieces.append(piece)
    }

    mutating func take() -> [ArticlePiece] {
        endText()
        return pieces
    }

    private mutating func endText() {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
    }
}

extension String {
    /// Whether there is nothing to see: white space, or signs that only steer how text is set.
    var isBlank: Bool { self[...].isBlank }

    /// The text between the white space at its ends.
    fileprivate var parted: (before: Substring, core: Substring, after: Substring) {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isSpace }),
            let last = scalars.lastIndex(where: { !$0.isSpace })
        else { return (self[...], "", "") }
        let end = scalars.index(after: last)
        return (self[..<first], self[first..<end], self[end...])
    }
}

extension Substring {
    fileprivate var isBlank: Bool {
        unicodeScalars.allSatisfy { scalar in
            if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
            return switch scalar.properties.generalCategory {
            case .control, .format: true
            default: scalar.properties.isWhitespace
            }
        }
    }
}

/// A part of an article's text.
enum ArticleBlock: Hashable, Sendable {
    /// 2 or 3: the article's title is the heading of level 1, and no level is skipped.
    case heading(String, level: Int)
    case paragraph([ArticlePiece])
    /// Each item holds blocks, lists within lists among them.
    case list([[ArticleBlock]], isOrdered: Bool)
    case quote([ArticleBlock])
    case code(String)
    /// - Parameter url: https.
    case image(url: String, description: String?)
}

/// A part of a paragraph; the texts of all, joined, are the paragraph's.
enum ArticlePiece: Hashable, Sendable {
    case text(String)
    case strong(String)
    case emphasis(String)
    case code(String)
    /// - Parameter url: https.
    case link(String, url: String)

    var text: String {
        switch self {
        case .text(let text), .strong(let text), .emphasis(let text), .code(let text), .link(let text, _): text
        }
    }
}

extension ArticleBlock {
    /// How many words it says; a sign between spaces, such as « : », is none.
    var wordCount: Int {
        switch self {
        case .heading(let text, _), .code(let text): text.wordCount
        case .paragraph(let pieces): pieces.map(\.text).joined().wordCount
        case .list(let items, _): items.reduce(0) { $0 + $1.reduce(0) { $0 + $1.wordCount } }
        case .quote(let blocks): blocks.reduce(0) { $0 + $1.wordCount }
        case .image: 0
        }
    }
}

extension String {
    fileprivate var wordCount: Int {
        unicodeScalars.split(whereSeparator: \.isSpace).count { word in
            word.contains(where: \.isLetterOrNumber)
        }
    }
}

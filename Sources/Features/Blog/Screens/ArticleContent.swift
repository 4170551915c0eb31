import AppShell

/// How an article's text is drawn.
struct ArticleContent {
    let strings: any BlogStrings
    /// Opens what a link in the text leads to.
    let follow: (String) -> Void

    func contents(of blocks: [ArticleBlock]) -> [Content] { blocks.map(content) }

    private func content(of block: ArticleBlock) -> Content {
        switch block {
        case .heading(let text, let level): .heading(text, level: level)
        case .paragraph(let pieces): paragraph(pieces)
        case .list(let items, let isOrdered):
            isOrdered ? .orderedList("") { items.map(item) } : .list("") { items.map(item) }
        case .quote(let blocks): .quote { contents(of: blocks) }
        case .code(let text): .code(text)
        case .image(let url, let description): .image(description ?? strings.image, source: url)
        }
    }

    private func item(_ blocks: [ArticleBlock]) -> Content {
        blocks.count == 1 ? content(of: blocks[0]) : .section("") { contents(of: blocks) }
    }

    private func paragraph(_ pieces: [ArticlePiece]) -> Content {
        if pieces.count == 1, case .text(let text) = pieces[0] { return .text(text) }
        return .paragraph(pieces.map(\.text).joined()) {
            for piece in pieces {
                switch piece {
                case .text(let text): Content.text(text)
                case .strong(let text): Content.strong(text)
                case .emphasis(let text): Content.emphasis(text)
                case .code(let text): Content.code(text)
                case .link(let text, let url): Content.link(text) { self.follow(url) }
                }
            }
        }
    }
}

/// Builds blocks from tags and texts as they come.
///
/// Lists, items and quotes are a stack; what formats text is counted beside it, so that a wrong nesting such as
/// `<b><i>x</b>y</i>` reads as in browsers (HTML standard, 13.2.10, simplified).
struct ArticleBuilder {
    private var stack = BlockStack()
    private var inline = InlineText()
    private var strong = 0
    private var emphasis = 0
    private var code = 0
    private var link: Int?
    private var urls: [String] = []
    /// A heading of level 3 stands only below one of level 2.
    private var hasSection = false

    mutating func append(_ text: [UInt8]) { inline.append(text, style: style) }

    mutating func start(_ tag: HTMLTag) {
        switch tag.name {
        case "h2": startInline(.heading(level: 2))
        case "h3": startInline(.heading(level: 3))
        case "pre": startInline(.preformatted)
        case "ul", "ol", "blockquote", "li":
            endInline()
            stack.open(tag.name)
        case "strong", "b": strong += 1
        case "em", "i": emphasis += 1
        case "code": code += 1
        case "a": startLink(tag)
        case "img": addImage(tag)
        case "br": breakLine()
        default: separate(at: tag.name)
        }
    }

    mutating func end(_ name: String) {
        switch name {
        case "h2", "h3", "pre": endInline()
        case "ul", "ol", "blockquote", "li":
            endInline()
            stack.close(name)
        case "strong", "b": strong = max(0, strong - 1)
        case "em", "i": emphasis = max(0, emphasis - 1)
        case "code": code = max(0, code - 1)
        case "a": link = nil
        case "br": breakLine()
        default: separate(at: name)
        }
    }

    /// A tag that has no meaning here still sets what is before it apart from what follows, if it does in browsers.
    mutating func separate(at name: String) {
        // `<h2><div>Title</div></h2>` is a heading.
        guard ArticleBuilder.separators.contains(name), !inline.isEmpty else { return }
        endInline()
    }

    mutating func finish() -> [ArticleBlock] {
        endInline()
        return stack.finish()
    }

    private var style: InlineText.Style {
        if let link { return .link(link) }
        return code > 0 ? .code : strong > 0 ? .strong : emphasis > 0 ? .emphasis : .text
    }

    private mutating func startInline(_ kind: InlineText.Kind) {
        endInline()
        inline.kind = kind
    }

    private mutating func endInline() {
        defer { inline = InlineText() }
        switch inline.kind {
        case .heading(let level):
            guard let text = inline.takeText() else { return }
            stack.add(.heading(text.replacing("\n", with: " "), level: hasSection ? level : 2))
            hasSection = true
        case .preformatted:
            if let text = inline.takeText() { stack.add(.code(text)) }
        case .paragraph:
            guard let pieces = inline.takePieces(urls: urls) else { return }
            if case .code(let text) = pieces[0], pieces.count == 1 {
                stack.add(.code(text))
            } else {
                stack.add(.paragraph(pieces))
            }
        }
    }

    private mutating func breakLine() {
        guard inline.breakLine(style: style) else { return }
        let kind = inline.kind
        endInline()
        inline.kind = kind
    }

    private mutating func startLink(_ tag: HTMLTag) {
        link = nil
        guard let href = tag.attributes["href"], let url = HTTPSAddress.read(href) else { return }
        link = urls.count
        urls.append(url)
    }

    private mutating func addImage(_ tag: HTMLTag) {
        let description = tag.attributes["alt"] ?? []
        var text = InlineText()
        text.append(description, style: .text)
        let words = text.takeText()
        let url = tag.attributes["src"].flatMap { HTTPSAddress.read($0) }
        guard words != nil || url != nil else { return }
        let kind = inline.kind
        endInline()
        inline.kind = kind
        if let url { return stack.add(.image(url: url, description: words)) }
        // The description of an image that can't be loaded is a separate paragraph.
        append(description)
        endInline()
        inline.kind = kind
    }

    /// Elements that stand in lines of their own in browsers, or in cells.
    private static let separators: Set<String> = [
        "address", "article", "aside", "body", "caption", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "h1", "h4", "h5", "h6", "head", "header", "hgroup", "hr",
        "html", "iframe", "legend", "main", "menu", "nav", "option", "p", "search", "section", "summary", "table",
        "tbody", "td", "textarea", "tfoot", "th", "thead", "title", "tr", "video", "audio",
        // Of the subset, where it has no effect any more.
        "blockquote", "h2", "h3", "li", "ol", "pre", "ul",
    ]
}

/// Where links and images of an article may lead: https, and nothing else.
enum HTTPSAddress {
    /// - Returns: nil for other schemes, for relative references and for what no address may hold.
    static func read(_ bytes: [UInt8]) -> String? {
        var bytes = bytes[...]
        while let first = bytes.first, first.isHTMLSpace { bytes.removeFirst() }
        while let last = bytes.last, last.isHTMLSpace { bytes.removeLast() }
        let scheme = Array("https://".utf8)
        let isHTTPS = bytes.count > scheme.count && zip(bytes, scheme).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        guard isHTTPS, bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !#""<>\^`{|}"#.utf8.contains($0) }) else {
            return nil
        }
        let host = bytes.dropFirst(scheme.count).prefix { !"/?#".utf8.contains($0) }
        return host.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    static func read(_ text: String) -> String? { read(Array(text.utf8)) }
}

/// An article's text, read from the HTML that the back end sends.
///
/// The subset is p, h2, h3, ul, ol, li, strong (and b), em (and i), a, img, blockquote and code; anything else shows as
/// its text, and `script`, `style` and event attributes never do. Any text can be read, in linear time; what is unclosed
/// or wrongly nested is read roughly as browsers do.
struct ArticleText: Hashable, Sendable {
    /// Of lists, items and quotes; deeper ones show as their text.
    static let maximumDepth = 64
    /// In bytes of UTF-8; tags beyond have no effect, and their text shows.
    static let maximumFormattedLength = 1_000_000
    /// How many words one reads in a minute.
    static let wordsPerMinute = 200

    let blocks: [ArticleBlock]
    let wordCount: Int

    init(html: String) {
        var scanner = HTMLScanner(html)
        var builder = ArticleBuilder()
        while let token = scanner.next() {
            let isFormatted = scanner.position <= ArticleText.maximumFormattedLength
            switch token {
            case .text(let text): builder.append(text)
            case .start(let tag) where tag.name == "script" || tag.name == "style":
                scanner.skipContent(of: tag.name)
            case .start(let tag): isFormatted ? builder.start(tag) : builder.separate(at: tag.name)
            case .end(let name): isFormatted ? builder.end(name) : builder.separate(at: name)
            }
        }
        blocks = builder.finish()
        wordCount = blocks.reduce(0) { $0 + $1.wordCount }
    }

    /// In minutes, rounded up, and at least one.
    var readingTime: Int {
        max(1, (wordCount + ArticleText.wordsPerMinute - 1) / ArticleText.wordsPerMinute)
    }
}

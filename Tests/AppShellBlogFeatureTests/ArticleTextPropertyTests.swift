import Testing

@testable import AppShellBlogFeature

/// What holds of the reader whatever it is given.
struct ArticleTextPropertyTests {
    private static let parts = [
        "<p>", "</p>", "<h2>", "</h2>", "<h3>", "</h3>", "<ul>", "</ul>", "<ol>", "</ol>", "<li>", "</li>", "<b>",
        "</b>", "<strong>", "</strong>", "<em>", "</em>", "<code>", "</code>", "<pre>", "</pre>", "<blockquote>",
        "</blockquote>", "<a href='https://a.example/x'>", "<a href=javascript:alert(1)>", "</a>", "<br>", "<div>",
        "</div>", "<img src=https://a.example/i.png alt='une image'>", "<img src=x alt=", "<script>", "</script>",
        "<style>", "</style>", "<!--", "-->", "<", ">", "&", "&eacute;", "&#", "&#xE9;", "\"", "'", "=", "/", "mot",
        " ", "\n", "\u{A0}", "é", "😀", "\u{0}", "\u{200B}",
    ]

    private func html(_ chance: inout SplitMix64) -> String {
        (0..<chance.number(0...60)).map { _ in chance.one(of: Self.parts) }.joined()
    }

    /// All that a person reads, and what is wrong with how it is put.
    private struct Survey {
        var text = ""
        var issues: [String] = []
        var depth = 0
        private var level = 1

        mutating func visit(_ blocks: [ArticleBlock], depth: Int) {
            self.depth = max(self.depth, depth)
            for block in blocks { visit(block, depth: depth) }
        }

        private mutating func visit(_ block: ArticleBlock, depth: Int) {
            switch block {
            case .heading(let heading, let deeper):
                if isBlank(heading) { issues.append("an empty heading") }
                if !(2...min(3, level + 1)).contains(deeper) { issues.append("level \(deeper) after \(level)") }
                level = deeper
                text += heading
            case .paragraph(let pieces):
                if pieces.allSatisfy({ isBlank($0.text) }) { issues.append("an empty paragraph") }
                for (one, next) in zip(pieces, pieces.dropFirst()) {
                    if case .text = one, case .text = next { issues.append("two texts in a row") }
                }
                for piece in pieces { visit(piece) }
            case .list(let items, _):
                if items.isEmpty || items.contains(where: \.isEmpty) { issues.append("an empty list or item") }
                for item in items { visit(item, depth: depth + 2) }
            case .quote(let blocks):
                if blocks.isEmpty { issues.append("an empty quote") }
                visit(blocks, depth: depth + 1)
            case .code(let code):
                if isBlank(code) { issues.append("empty code") }
                text += code
            case .image(let url, let description):
                if !url.hasPrefix("https://") { issues.append("an image from \(url)") }
                if let description, isBlank(description) { issues.append("an empty description") }
            }
        }

        private mutating func visit(_ piece: ArticlePiece) {
            text += piece.text
            switch piece {
            case .text: break
            case .link(let label, let url):
                if isBlank(label) { issues.append("a link without a label") }
                if !url.hasPrefix("https://") { issues.append("a link to \(url)") }
            case .strong(let part), .emphasis(let part), .code(let part):
                if isBlank(part) { issues.append("an empty piece") }
            }
        }

        private func isBlank(_ text: String) -> Bool {
            text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.generalCategory == .format }
        }
    }

    private func survey(_ html: String) -> Survey {
        var survey = Survey()
        survey.visit(ArticleText(html: html).blocks, depth: 0)
        return survey
    }

    @Test("any mixture of tags, references and text gives sound blocks", arguments: 0..<20)
    func sound(_ seed: UInt64) {
        var chance = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let html = html(&chance)
            #expect(survey(html).issues == [], "\(html)")
        }
    }

    @Test("a text without markup reads as itself, its white space collapsed", arguments: 0..<20)
    func plain(_ seed: UInt64) {
        var chance = SplitMix64(seed: seed)
        for _ in 0..<50 {
            let words = (0...chance.number(1...20)).map { _ in chance.one(of: ["mot", "é", "😀", "a>b", "d'un", "3"]) }
            let html = words.joined(separator: chance.one(of: [" ", "\n", " \t "]))
            #expect(ArticleText(html: html).blocks == [.paragraph([.text(words.joined(separator: " "))])])
        }
    }

    @Test("escaped text reads as what was escaped, and holds no markup", arguments: 0..<20)
    func escaped(_ seed: UInt64) {
        var chance = SplitMix64(seed: seed)
        for _ in 0..<50 {
            let text = "x" + html(&chance).filter { !$0.isWhitespace && $0 != "\u{0}" } + "x"
            let html = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            #expect(ArticleText(html: html).blocks == [.paragraph([.text(text)])], "\(text)")
        }
    }

    @Test("any bytes can be read, and any beginning of a text", arguments: 0..<10)
    func anything(_ seed: UInt64) {
        var chance = SplitMix64(seed: seed)
        for _ in 0..<50 {
            let bytes = (0..<chance.number(0...80)).map { _ in UInt8(chance.number(0...255)) }
            #expect(survey(String(decoding: bytes, as: UTF8.self)).issues == [])
            let html = Array(html(&chance).utf8)
            let beginning = String(decoding: html.prefix(chance.number(0...html.count)), as: UTF8.self)
            #expect(survey(beginning).issues == [], "\(beginning)")
        }
    }

    @Test(
        "what is nested without end stays shallow, and no text is lost",
        arguments: ["<ul><li>", "<blockquote>", "<ol>", "<ul><li><blockquote>", "<div>", "<b><i>"]
    )
    func deep(_ tag: String) {
        let survey = survey(String(repeating: tag + "x", count: 5_000) + "fin")
        #expect(survey.depth <= ArticleText.maximumDepth)
        #expect(survey.issues == [])
        #expect(survey.text.count { $0 == "x" } == 5_000)
        #expect(survey.text.hasSuffix("fin"))
    }

    @Test("end tags of what was too deep to open close nothing else")
    func balance() {
        let open = String(repeating: "<ul><li>", count: 100)
        let close = String(repeating: "</li></ul>", count: 99)
        let text = ArticleText(html: open + "a" + close + "b</li></ul>c")
        #expect(text.blocks.count == 2)
        #expect(text.blocks.last == .paragraph([.text("c")]))
    }

    @Test("beyond the length that is formatted, tags have no effect, and scripts still never show")
    func long() {
        let filling = "<p>" + String(repeating: "mot ", count: 250_000) + "</p>"
        let html = filling + "<p>un <b>deux</b></p><script>alert(1)</script><ul><li>trois</ul>"
        #expect(
            ArticleText(html: html).blocks.dropFirst() == [
                .paragraph([.text("un deux")]), .paragraph([.text("trois")]),
            ]
        )
    }
}

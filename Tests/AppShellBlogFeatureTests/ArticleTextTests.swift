import Testing

@testable import AppShellBlogFeature

/// How an article's HTML is read.
struct ArticleTextTests {
    private func blocks(_ html: String) -> [ArticleBlock] { ArticleText(html: html).blocks }

    private func text(_ text: String) -> ArticleBlock { .paragraph([.text(text)]) }

    @Test("MAD-FR15: paragraphs, headings, lists, quotes, code and images keep their order")
    func structure() {
        let html = """
            <h2>Pourquoi</h2>
            <p>Un <strong>gain</strong> <em>réel</em>.</p>
            <ul><li>Un</li><li>Deux</li></ul>
            <ol><li>Premier</li></ol>
            <blockquote><p>Dit-elle.</p></blockquote>
            <h3>Comment</h3>
            <pre><code>let a = 1
              let b</code></pre>
            <p>Avant <img src="https://a.example/i.png" alt="Une courbe"> après</p>
            """
        #expect(
            blocks(html) == [
                .heading("Pourquoi", level: 2),
                .paragraph([.text("Un "), .strong("gain"), .text(" "), .emphasis("réel"), .text(".")]),
                .list([[text("Un")], [text("Deux")]], isOrdered: false),
                .list([[text("Premier")]], isOrdered: true),
                .quote([text("Dit-elle.")]),
                .heading("Comment", level: 3),
                .code("let a = 1\n  let b"),
                text("Avant"),
                .image(url: "https://a.example/i.png", description: "Une courbe"),
                text("après"),
            ]
        )
    }

    @Test("MAD-FR15: b and i mean strong and em; a paragraph that is all code is a block of code")
    func synonyms() {
        #expect(blocks("<b>a</b><i>b</i>") == [.paragraph([.strong("a"), .emphasis("b")])])
        #expect(blocks("<P><CODE>x</CODE></P>") == [.code("x")])
        #expect(blocks("<p>Tapez <code>x</code></p>") == [.paragraph([.text("Tapez "), .code("x")])])
    }

    @Test(
        "no heading's level is skipped",
        arguments: [
            ("<h3>A</h3><h3>B</h3>", [2, 3]), ("<h2>A</h2><h3>B</h3><h2>C</h2><h3>D</h3>", [2, 3, 2, 3]),
            ("<h2> </h2><h3>A</h3>", [2]), ("<h2>A</h2>", [2]),
        ]
    )
    func levels(_ html: String, _ levels: [Int]) {
        let found = blocks(html).compactMap { block in if case .heading(_, let level) = block { level } else { nil } }
        #expect(found == levels)
    }

    @Test(
        "anything else shows as its text",
        arguments: [
            ("<div>a</div>b", ["a", "b"]), ("<table><tr><td>a</td><td>b</td></tr></table>", ["a", "b"]),
            ("<h1>a</h1><h4>b</h4>", ["a", "b"]), ("<u>a</u><sub>b</sub>", ["ab"]), ("a<hr>b", ["a", "b"]),
            ("<my-tag x=1>a</my-tag>", ["a"]), ("<svg><text>a</text></svg>", ["a"]), ("<li>a<li>b", ["a", "b"]),
            ("a < b && c > d", ["a < b && c > d"]), ("1<2", ["1<2"]), ("a<", ["a<"]), ("a</", ["a</"]),
            ("a</>b", ["ab"]), ("a<>b", ["a<>b"]), ("plain", ["plain"]), ("", []), ("<p></p><p>&nbsp;</p>", []),
            ("<p>a", ["a"]), ("a<p", ["a"]), ("a<p title=\"x", ["a"]), ("<p>a<p>b", ["a", "b"]),
            ("a<br>b", ["a\nb"]), ("a<br><br>b", ["a", "b"]), ("<br>a<br/>", ["a"]), ("a</br>b", ["a\nb"]),
        ]
    )
    func others(_ html: String, _ texts: [String]) {
        #expect(blocks(html) == texts.map(text))
    }

    @Test(
        "scripts, styles, comments and event attributes never show",
        arguments: [
            "a<script>alert(1)</script>b", "a<SCRIPT type='x'>if (1 < 2) '</p>'</ScRiPt >b",
            "a<style>p { color: red }</style>b", "a<!-- <b>x</b> -->b", "a<!-->b", "a<!--->b", "a<!-- x --!>b",
            "a<!DOCTYPE html>b", "a<?php echo ?>b", "a<span onclick=\"alert('>')\">b</span>", "a</3>b",
            "a<span onclick=alert(1) class='>'>b",
            "ab<script>x", "ab<style>x</script>", "ab<!-- x", "ab<script>x</scriptx>y", "ab<!x",
        ]
    )
    func hidden(_ html: String) {
        #expect(blocks(html) == [text("ab")])
    }

    @Test(
        "references are decoded once",
        arguments: [
            ("&amp;eacute; &lt;p&gt;", "&eacute; <p>"), ("l&rsquo;&eacute;t&eacute;", "l’été"),
            ("&#233;&#xE9;&#Xe9;", "ééé"),
            ("10&nbsp;000&euro;", "10\u{A0}000€"), ("&quot;&apos;", "\"'"), ("caf&eacute!", "café!"),
            ("&notit;", "¬it;"),
            ("&#128;&#146;", "€’"),
            ("&#0;&#xD800;&#x110000;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#x;", "&#x;"), ("&unknown;", "&unknown;"), ("a & b", "a & b"),
            ("&hellip;&thetasym;&oelig;", "…ϑœ"), ("&AMP;&lt", "&<"), ("&#x1F600;", "😀"),
        ]
    )
    func references(_ html: String, _ decoded: String) {
        #expect(blocks(html) == [text(decoded)])
    }

    @Test("white space collapses as in browsers, and is none of a formatted piece's")
    func space() {
        #expect(blocks("<p>\n  a \t b\n</p>\n") == [text("a b")])
        #expect(
            blocks("Lire<a href='https://a.example'> ici </a>, <b> </b>puis") == [
                .paragraph([.text("Lire "), .link("ici", url: "https://a.example"), .text(" , puis")])
            ]
        )
    }

    @Test("what is wrongly nested or never closed reads as in browsers")
    func misnested() {
        #expect(
            blocks("<b>a<i>b</b>c</i>d") == [.paragraph([.strong("ab"), .emphasis("c"), .text("d")])]
        )
        #expect(blocks("<p><b>a</p><p>b") == [.paragraph([.strong("a")]), .paragraph([.strong("b")])])
        #expect(
            blocks("<ul><li>a<ul><li>b</ul><li>c</ul>d") == [
                .list(
                    [[text("a"), .list([[text("b")]], isOrdered: false)], [text("c")]],
                    isOrdered: false
                ),
                text("d"),
            ]
        )
        #expect(
            blocks("<ul><li>a</li><ol><li>b</li></ol></ul>") == [
                .list([[text("a"), .list([[text("b")]], isOrdered: true)]], isOrdered: false)
            ]
        )
        #expect(blocks("</ul></li>a</blockquote></p></b>b") == [text("a"), text("b")])
        #expect(blocks("<h2><div>a</div></h2><p>b</p>") == [.heading("a", level: 2), text("b")])
        #expect(blocks("<blockquote>a<ul><li>b</blockquote>c").last == text("c"))
    }

    @Test("the end of an item in a list that is too deep does not end the item around it")
    func tooDeep() {
        let levels = ArticleText.maximumDepth / 2
        var expected = ArticleBlock.list([[text("a")], [text("b")]], isOrdered: false)
        for _ in 1..<levels { expected = .list([[expected]], isOrdered: false) }
        #expect(blocks(String(repeating: "<ul><li>", count: levels) + "a<li><ul><li></li>b") == [expected])
    }

    @Test("only an https address makes a link; everything else shows as the link's text")
    func links() {
        for href in ["https://a.example/x?a=1&amp;copy=2#y", "HTTPS://a.example", " https://a.example/é "] {
            guard case .paragraph(let pieces)? = blocks("<a href=\"\(href)\">ici</a>").first else {
                Issue.record("nothing is read")
                continue
            }
            let url = href.filter { $0 != " " }.replacing("&amp;", with: "&")
            #expect(pieces == [.link("ici", url: url)], "\(href)")
        }
        for href in [
            "javascript:alert(1)", " jAvAsCrIpT:alert(1)", "&#106;avascript:x", "data:text/html,x", "http://a.example",
            "/blog/x", "//a.example", "https:", "https://", "https:///x", "https://?x", "x", "", "mailto:a@b.fr",
            "https://a.example/ x", "https://a.example\\@b", "https://a.example/\u{1}", "tel:1",
        ] {
            #expect(blocks("<a href=\"\(href)\">ici</a>") == [text("ici")], "\(href)")
        }
        #expect(blocks("<a>ici</a>") == [text("ici")])
        #expect(blocks("a<a href='https://a.example'> &#8203;</a>b") == [text("a \u{200B}b")])
        #expect(
            blocks("<a href='https://a.example'>un <b>deux</b></a>")
                == [.paragraph([.link("un deux", url: "https://a.example")])]
        )
        #expect(
            blocks("<a href='https://a.example' href='https://b.example'>a<a href='https://c.example'>c")
                == [.paragraph([.link("a", url: "https://a.example"), .link("c", url: "https://c.example")])]
        )
    }

    @Test("only an image at an https address is one; another shows as its description")
    func images() {
        #expect(
            blocks("<img src=https://a.example/i.png>") == [.image(url: "https://a.example/i.png", description: nil)]
        )
        #expect(
            blocks("<img alt=' ' src='https://a.example/i.png'/>")
                == [.image(url: "https://a.example/i.png", description: nil)]
        )
        for source in ["http://a.example/i.png", "data:image/png;base64,AA", "i.png", "javascript:x", ""] {
            #expect(blocks("<img src='\(source)' alt='Une courbe' onerror='x'>") == [text("Une courbe")], "\(source)")
        }
        #expect(blocks("<img src='i.png'>") == [])
        #expect(blocks("<p><img src=x alt='Une courbe'>Suite</p>") == [text("Une courbe"), text("Suite")])
        #expect(
            blocks("<ul><li>a<img src='https://a.example/i.png' alt=i></ul>") == [
                .list([[text("a"), .image(url: "https://a.example/i.png", description: "i")]], isOrdered: false)
            ]
        )
    }

    @Test(
        "MAD-FR15: reading takes a minute for 200 words, rounded up, tags and signs not counted",
        arguments: [(0, 1), (1, 1), (199, 1), (200, 1), (201, 2), (400, 2), (401, 3), (2_000, 10)]
    )
    func readingTime(_ strings: Int, _ minutes: Int) {
        let html = "<p class='a b c'>" + String(repeating: "<b>m</b>ot : ", count: strings) + "!</p><!-- a b -->"
        #expect(ArticleText(html: html).wordCount == strings)
        #expect(ArticleText(html: html).readingTime == minutes)
    }

    @Test("words count wherever they stand")
    func counts() {
        let html = "<h2>Un deux</h2><ul><li>trois<li>quatre <b>cinq</b></ul><blockquote>six</blockquote><pre>sept</pre>"
        #expect(ArticleText(html: html).wordCount == 7)
    }
}

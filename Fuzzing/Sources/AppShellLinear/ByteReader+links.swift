import AppShell
import FuzzTargets

extension ByteReader {
    private static let shapes: [Shape] = [
        Shape("one long segment", "https://madinia.fr/docs/", "abcdefgh"),
        Shape("many segments", "https://madinia.fr/docs", "/a"),
        Shape("many long segments", "https://madinia.fr/docs", "/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"),
        Shape("a segment of escapes", "https://madinia.fr/docs/", "%41"),
        Shape("a segment of escapes beyond ASCII", "https://madinia.fr/docs/", "%C3%A9"),
        Shape("a bad escape at the end", "https://madinia.fr/docs/", "abcdefgh", "%4"),
        Shape("a control character at the end", "https://madinia.fr/docs/", "é", "%C2%85"),
        Shape("many query items", "https://madinia.fr/recherche?x=1", "&a=1"),
        Shape("one query item again and again", "https://madinia.fr/recherche?q=1", "&q=1"),
        Shape("a long query value", "https://madinia.fr/recherche?q=", "a+%20"),
        Shape("ampersands", "https://madinia.fr/recherche?", "&", "q=1"),
        Shape("a long fragment", "https://madinia.fr/aide#", "%41b"),
        Shape("a long scheme", "a", "bcdefgh", "://x"),
        Shape("a long host", "https://a", "bcdefgh", ".fr/"),
        Shape("slashes", "https://madinia.fr", "/"),
        Shape("numbers that just miss", "https://madinia.fr/docs/", "9", "x/y"),
    ]

    /// Links up to the longest that is read.
    static let shortLink = ByteReader(name: "link", sizes: [250, 500, 1_000, 2_000], shapes: shapes, read: match)

    /// Links that are too long: refused, whatever they hold.
    static let longLink = ByteReader(name: "long link", sizes: thousandToMillion, shapes: shapes, read: match)

    /// A pattern, read alone. A team writes it and nobody sends it, so 100 kB is far more than there will be.
    static let pattern = ByteReader(
        name: "pattern",
        sizes: [1_000, 10_000, 100_000],
        shapes: [
            Shape("one long literal", "/", "abcdefgh"),
            Shape("many literals", "", "/ab"),
            Shape("many parameters", head: "/a", tail: "") { "/{p\($0)}" },
            Shape("many optional parameters", head: "/a", tail: "") { "/{p\($0)?}" },
            Shape("one choice of many", head: "/{c:a", tail: "}") { "|b\($0)" },
            Shape("many query items", head: "/a?k=1", tail: "") { "&k\($0)=\($0)" },
            Shape("escapes", "/", "%C3%A9"),
            Shape("braces opened", "/", "{"),
            Shape("braces opened and closed", "/", "{}"),
            Shape("a long name", "/{", "abcdefgh", "}"),
        ],
        read: { bytes in
            let source = String(decoding: bytes, as: UTF8.self)
            do throws(LinkPatternError) {
                return try LinkPattern(source).segments.count
            } catch {
                return error.description.utf8.count
            }
        }
    )

    private static let table = LinkTargets.table

    @Sendable private static func match(_ bytes: [UInt8]) -> Int {
        switch table?.match(String(decoding: bytes, as: UTF8.self)) {
        case .matched(let route, _): route.name.utf8.count
        case .unmatched(let address): address.segments.count
        case .foreign(let reason): reason.utf8.count
        case .malformed(let error): error.description.utf8.count
        case nil: 0
        }
    }
}

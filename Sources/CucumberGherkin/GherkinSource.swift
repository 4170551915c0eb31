/// One feature file as the parser takes it: where it comes from and what it says.
///
/// Invalid UTF-8 is repaired with U+FFFD when the source is made, so whatever bytes a file holds, everything downstream
/// works on valid text.
public struct GherkinSource: Sendable, Hashable {
    /// Where the text comes from: the path or address that messages and errors name.
    public let uri: String
    /// The whole text, a byte-order mark included.
    public let text: String
    /// Whether it is a Markdown document with Gherkin in it.
    public let isMarkdown: Bool

    /// As Cucumber Messages name it.
    public var mediaType: String {
        isMarkdown ? "text/x.cucumber.gherkin+markdown" : "text/x.cucumber.gherkin+plain"
    }

    /// - Parameter isMarkdown: nil to go by the name, as `basket.feature.md` says that it is.
    public init(uri: String, text: String, isMarkdown: Bool? = nil) {
        self.uri = uri
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        self.isMarkdown = isMarkdown ?? Self.isMarkdown(uri)
    }

    /// - Parameter isMarkdown: nil to go by the name, as `basket.feature.md` says that it is.
    public init(uri: String, bytes: [UInt8], isMarkdown: Bool? = nil) {
        self.uri = uri
        self.text = String(decoding: bytes, as: UTF8.self)
        self.isMarkdown = isMarkdown ?? Self.isMarkdown(uri)
    }

    private static func isMarkdown(_ uri: String) -> Bool {
        uri.utf8.suffix(3).elementsEqual(".md".utf8)
    }

    /// The dialect that a Markdown document's name says it is written in, as `panier.fr.feature.md` does: Markdown has no
    /// language line. Nil where it says none.
    var dialectOfName: GherkinDialect? {
        guard isMarkdown else { return nil }
        let parts = uri.split(separator: ".", omittingEmptySubsequences: false).suffix(4)
        guard parts.count == 4, parts.suffix(2).elementsEqual(["feature", "md"]) else { return nil }
        return GherkinDialect.named(String(parts[parts.endIndex - 3]))
    }
}

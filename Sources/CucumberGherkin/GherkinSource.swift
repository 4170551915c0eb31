/// A feature file's name and text, as the parser takes it.
///
/// Repairs invalid UTF-8 with U+FFFD, so that everything downstream works on valid text.
public struct GherkinSource: Sendable, Hashable {
    /// The path or URL that messages and errors show.
    public let uri: String
    /// The whole text, including a byte-order mark.
    public let text: String
    /// Whether it is a Markdown document with Gherkin in it.
    public let isMarkdown: Bool

    /// Its media type in Cucumber Messages.
    public var mediaType: String {
        isMarkdown ? "text/x.cucumber.gherkin+markdown" : "text/x.cucumber.gherkin+plain"
    }

    /// - Parameter isMarkdown: nil to decide by the name, such as `basket.feature.md`.
    public init(uri: String, text: String, isMarkdown: Bool? = nil) {
        self.uri = uri
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        self.isMarkdown = isMarkdown ?? Self.isMarkdown(uri)
    }

    /// - Parameter isMarkdown: nil to decide by the name, such as `basket.feature.md`.
    public init(uri: String, bytes: [UInt8], isMarkdown: Bool? = nil) {
        self.uri = uri
        self.text = String(decoding: bytes, as: UTF8.self)
        self.isMarkdown = isMarkdown ?? Self.isMarkdown(uri)
    }

    private static func isMarkdown(_ uri: String) -> Bool {
        uri.utf8.suffix(3).elementsEqual(".md".utf8)
    }

    /// The dialect that a Markdown document's name gives, as in `panier.fr.feature.md`: Markdown has no language line.
    var dialectOfName: GherkinDialect? {
        guard isMarkdown else { return nil }
        let parts = uri.split(separator: ".", omittingEmptySubsequences: false).suffix(4)
        guard parts.count == 4, parts.suffix(2).elementsEqual(["feature", "md"]) else { return nil }
        return GherkinDialect.named(String(parts[parts.endIndex - 3]))
    }
}

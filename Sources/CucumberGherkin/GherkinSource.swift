/// One feature file as the parser takes it: where it comes from and what it says.
///
/// Invalid UTF-8 is repaired with U+FFFD when the source is made, so whatever bytes a file holds, everything downstream
/// works on valid text.
public struct GherkinSource: Sendable, Hashable {
    /// Where the text comes from: the path or address that messages and errors name.
    public let uri: String
    /// The whole text, a byte-order mark included.
    public let text: String

    /// Whether it is a Markdown document with Gherkin in it, which its name says: `basket.feature.md`.
    public var isMarkdown: Bool { uri.utf8.suffix(3).elementsEqual(".md".utf8) }

    /// As Cucumber Messages name it.
    public var mediaType: String {
        isMarkdown ? "text/x.cucumber.gherkin+markdown" : "text/x.cucumber.gherkin+plain"
    }

    public init(uri: String, text: String) {
        self.uri = uri
        var text = text
        text.makeContiguousUTF8()
        self.text = text
    }

    public init(uri: String, bytes: [UInt8]) {
        self.uri = uri
        self.text = String(decoding: bytes, as: UTF8.self)
    }
}

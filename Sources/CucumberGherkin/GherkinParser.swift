/// Parses feature files: the official grammar, in every language of the official list, plain or in Markdown.
///
/// The work grows with the length of the text, and no text makes it fail in any way but by returning its faults.
public struct GherkinParser: Sendable {
    public init() {}

    /// The tree of a feature file, or the faults in it: all of them, up to the eleventh.
    public func parse(
        _ source: GherkinSource,
        ids: inout IdentifierSequence
    ) -> Result<Gherkin.Document, GherkinErrors> {
        guard let keywords = Gherkin.Keywords.english else {
            let error = GherkinError("Language not supported: en", at: Gherkin.Location(line: 1), in: source.uri)
            return .failure(GherkinErrors(errors: [error]))
        }
        func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Gherkin.Document, GherkinErrors> {
            let text = Gherkin.Text(bytes: bytes, source: source.text)
            var run = Gherkin.ParserRun(text, of: source, keywords: keywords, ids: ids)
            defer { ids = run.ids }
            return run.parse()
        }
        return source.text.utf8.withContiguousStorageIfAvailable(parse)
            ?? Array(source.text.utf8).withUnsafeBufferPointer(parse)
    }
}

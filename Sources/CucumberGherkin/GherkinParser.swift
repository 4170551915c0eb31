/// Parses feature files: the official grammar, in every official language, plain or in Markdown.
///
/// Parsing takes time linear in the length of the text. Any text either parses or gives errors.
///
/// ```swift
/// let source = GherkinSource(uri: "basket.feature", text: text)
/// do {
///     let feature = try GherkinParser().parse(source).feature
///     for pickle in try GherkinParser().pickles(of: source) { print(pickle.name, pickle.steps.map(\.text)) }
/// } catch {
///     print(error)  // basket.feature (6:7): inconsistent cell count within the table
/// }
/// ```
public struct GherkinParser: Sendable {
    /// The language of files that don't declare one. A file declares it with `# language: fr`, a Markdown file with a
    /// name like `basket.fr.feature.md`.
    public let defaultLanguage: String

    /// - Parameter defaultLanguage: one of ``GherkinDialect/languages``. With any other, every file fails with an error
    ///   that says so.
    public init(defaultLanguage: String = "en") {
        self.defaultLanguage = defaultLanguage
    }

    /// The tree of a feature file, or up to eleven errors.
    public func parse(
        _ source: GherkinSource,
        ids: inout IdentifierSequence
    ) -> Result<Gherkin.Document, GherkinErrors> {
        guard let keywords = keywords(of: source) else {
            let fact = "Language not supported: \(defaultLanguage)"
            let error = GherkinError(fact, at: Gherkin.Location(line: 1), in: source.uri)
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

    private func keywords(of source: GherkinSource) -> Gherkin.Keywords? {
        if let dialect = source.dialectOfName { return Gherkin.Keywords(dialect) }
        // Created once.
        if defaultLanguage == "en" { return Gherkin.Keywords.english }
        return GherkinDialect.named(defaultLanguage).map(Gherkin.Keywords.init)
    }
}

// MARK: - Single files

extension GherkinParser {
    /// The tree of a single feature file; its ids are only unique within that file.
    ///
    /// - Throws: up to eleven errors.
    public func parse(_ source: GherkinSource) throws(GherkinErrors) -> Gherkin.Document {
        var ids = IdentifierSequence()
        return try parse(source, ids: &ids).get()
    }

    /// The scenarios of a single feature file, ready to run.
    ///
    /// - Throws: up to eleven errors, or that the pickles exceed the budget of ``PickleCompiler``.
    public func pickles(of source: GherkinSource) throws(GherkinErrors) -> [Pickle] {
        var ids = IdentifierSequence()
        return try PickleCompiler().pickles(of: parse(source, ids: &ids).get(), ids: &ids)
    }
}

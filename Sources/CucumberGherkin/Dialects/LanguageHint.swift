/// Tells that a file, or a line of it, is in another language than the parser expects.
///
/// The official errors only list the expected tokens; this explains why none was found.
public struct LanguageHint: Sendable, Hashable {
    /// From 1 on.
    public let line: Int
    public let mismatch: Mismatch

    /// What does not fit. Languages are Gherkin's names for them: `French`.
    public enum Mismatch: Sendable, Hashable {
        /// The file does not say its language, whose code is wanted.
        case undeclared(String, code: String)
        /// The file says another language than its own, whose code is wanted.
        case misdeclared(String, as: String, code: String)
        /// A line has a keyword of another language.
        case keyword(String, of: String, in: String, wanted: String)
    }

    /// The line to write, if the fix is one: `# language: fr`.
    public var languageLine: String? {
        switch mismatch {
        case .undeclared(_, let code), .misdeclared(_, _, let code): "# language: \(code)"
        case .keyword: nil
        }
    }

    /// The hints for a file, in order: one for the whole file, or one per line. None for Markdown, whose name gives the
    /// language.
    ///
    /// - Parameter errorLines: the lines with errors. Step keywords only count there: « Le », which begins many
    ///   descriptions, is a keyword in some language. English and French ones also count where a scenario has no step yet.
    public static func all(for source: GherkinSource, errorLines: Set<Int> = []) -> [LanguageHint] {
        source.isMarkdown ? [] : LanguageReading(source.text).hints(errorLines)
    }
}

/// A file's lines, compared with the keywords of every language.
private struct LanguageReading {
    private struct Line {
        let number: Int
        let text: Substring
    }

    /// Without comments, tags, tables, doc strings and blank lines.
    private var lines: [Line] = []
    /// The languages whose step keywords begin no description in another one.
    private static let unmistakable = ["en", "fr"]
    private var declared: (language: String, line: Int)?

    init(_ text: String) {
        var delimiter: Substring?
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = raw.trimmingSpaces
            let mark = line.prefix(3)
            if let open = delimiter {
                if mark == open { delimiter = nil }
            } else if mark == "\"\"\"" || mark == "```" {
                delimiter = mark
            } else if line.first == "#" {
                if lines.isEmpty, declared == nil, let language = Self.language(of: line) {
                    declared = (language, index + 1)
                }
            } else if let first = line.first, first != "@", first != "|" {
                lines.append(Line(number: index + 1, text: line))
            }
        }
    }

    /// Of `# language: fr`.
    private static func language(of comment: Substring) -> String? {
        let rest = comment.dropFirst().trimmingSpaces
        guard rest.hasPrefix("language") else { return nil }
        let value = rest.dropFirst("language".count).trimmingSpaces
        return value.first == ":" ? String(value.dropFirst().trimmingSpaces) : nil
    }

    func hints(_ errorLines: Set<Int>) -> [LanguageHint] {
        guard let current = GherkinDialect.named(declared?.language ?? "en"), let first = lines.first else { return [] }
        if current.beginsFeature(first.text) { return hints(errorLines, in: current) }
        guard let actual = dialect(beginningWith: first.text) else { return [] }
        // A title alone does not make another language of the file.
        let others = lines.dropFirst()
        if others.count(where: { current.reads($0.text) }) > others.count(where: { actual.reads($0.text) }) {
            return hints(errorLines, in: current)
        }
        guard let declared else {
            return [LanguageHint(line: 1, mismatch: .undeclared(actual.name, code: actual.language))]
        }
        let mismatch = LanguageHint.Mismatch.misdeclared(actual.name, as: current.name, code: actual.language)
        return [LanguageHint(line: declared.line, mismatch: mismatch)]
    }

    private func hints(_ errorLines: Set<Int>, in current: GherkinDialect) -> [LanguageHint] {
        // Whether steps are to come: under the title of a scenario or background.
        var isOpen = false
        return lines.compactMap { line in
            if current.reads(line.text) {
                isOpen = current.opensSteps(line.text)
                return nil
            }
            return hint(for: line, in: current, hasError: errorLines.contains(line.number), isOpen: isOpen)
        }
    }

    /// The language that matches most lines, of those that match the first one.
    private func dialect(beginningWith first: Substring) -> GherkinDialect? {
        let possible = GherkinDialect.languages.compactMap(GherkinDialect.named)
            .filter { $0.beginsFeature(first) }
        let scores = possible.map { dialect in lines.count { dialect.reads($0.text) } }
        guard let best = scores.max(), let index = scores.firstIndex(of: best) else { return nil }
        return possible[index]
    }

    /// Whether a line has a step keyword that is not an everyday word of another language, unlike Belarusian `I`, Czech `A`
    /// and Creole `Le`.
    private func shows(_ other: GherkinDialect, in line: Line) -> Bool {
        guard let written = other.step(of: line.text, saidIn: other, isCertain: true)?.written else { return false }
        return written.count > 3 || !written.utf8.allSatisfy { $0 < 0x80 }
    }

    /// A title or step whose keyword belongs to another language, English first.
    ///
    /// - Parameters:
    ///   - hasError: whether the parser can make nothing of the line.
    ///   - isOpen: whether it waits for steps there, and takes the line for a description.
    private func hint(
        for line: Line,
        in current: GherkinDialect,
        hasError: Bool,
        isOpen: Bool
    ) -> LanguageHint? {
        let isTitle = line.text.contains(":")
        guard isTitle || hasError || isOpen else { return nil }
        let all = ["en"] + GherkinDialect.languages.filter { $0 != "en" }
        let languages = isTitle || hasError ? all : Self.unmistakable
        for other in languages.compactMap(GherkinDialect.named) where other.language != current.language {
            let isStep = hasError || isOpen && Self.unmistakable.contains(other.language)
            guard
                let (written, wanted) = other.title(of: line.text, saidIn: current)
                    ?? (isStep ? other.step(of: line.text, saidIn: current, isCertain: hasError) : nil)
            else { continue }
            // A short word suggests a language only if another line is in that language too.
            let isWord = other.title(of: line.text, saidIn: current) == nil && !shows(other, in: line)
            let isCertain = other.language == "en" || other.language == "fr" && current.language == "en"
            if isWord, !isCertain, !lines.contains(where: { !current.reads($0.text) && shows(other, in: $0) }) {
                continue
            }
            let mismatch = LanguageHint.Mismatch.keyword(written, of: other.name, in: current.name, wanted: wanted)
            return LanguageHint(line: line.number, mismatch: mismatch)
        }
        return nil
    }
}

extension GherkinDialect {
    private enum TitleKind: CaseIterable {
        case feature, background, rule, scenario, scenarioOutline, examples
    }

    private func words(_ kind: TitleKind) -> [String] {
        switch kind {
        case .feature: feature
        case .background: background
        case .rule: rule
        case .scenario: scenario
        case .scenarioOutline: scenarioOutline
        case .examples: examples
        }
    }

    fileprivate func beginsFeature(_ line: Substring) -> Bool { titleKind(of: line) == .feature }

    fileprivate func opensSteps(_ line: Substring) -> Bool {
        switch titleKind(of: line) {
        case .scenario, .scenarioOutline, .background: true
        default: false
        }
    }

    private func titleKind(of line: Substring) -> TitleKind? {
        TitleKind.allCases.first { kind in words(kind).contains { line.hasKeyword($0 + ":") } }
    }

    /// Given, when, then, and, but.
    private var stepWords: [[String]] {
        [given, when, then, and, but].map { words in words.filter { $0 != "* " } }
    }

    /// Whether a line begins with one of its keywords.
    fileprivate func reads(_ line: Substring) -> Bool {
        line.hasPrefix("* ") || titleKind(of: line) != nil
            || stepWords.contains { words in words.contains { line.hasKeyword($0) } }
    }

    /// The keyword that a line begins with, and its counterpart in another language.
    fileprivate func title(of line: Substring, saidIn other: GherkinDialect) -> (written: String, wanted: String)? {
        guard let kind = titleKind(of: line) else { return nil }
        let written = words(kind).first { line.hasKeyword($0 + ":") } ?? ""
        let same = other.words(kind)
        // Most dialects list the usual keyword for a scenario last.
        let wanted = kind == .scenario ? same.last : same.first
        return wanted.map { (written + ":", $0 + ":") }
    }

    /// The same for a step.
    ///
    /// - Parameter isCertain: whether it can be nothing else; « But » also begins descriptions.
    fileprivate func step(
        of line: Substring,
        saidIn other: GherkinDialect,
        isCertain: Bool
    ) -> (written: String, wanted: String)? {
        for (own, others) in zip(stepWords, other.stepWords).prefix(isCertain ? 5 : 3) {
            guard let written = own.first(where: { line.hasKeyword($0) }),
                let wanted = others.first(where: { $0 == "Étant donné que " }) ?? others.first
            else { continue }
            return (String(Substring(written).trimmingSpaces), String(Substring(wanted).trimmingSpaces))
        }
        return nil
    }
}

extension Substring {
    /// Byte for byte, as in the parser.
    fileprivate func hasKeyword(_ keyword: String) -> Bool { utf8.starts(with: keyword.utf8) }

    fileprivate var trimmingSpaces: Substring {
        var text = self
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    }
}

public import CucumberGherkin
import ScenarioReports

extension ConsoleStep {
    /// The step of a scenario that was read from a file.
    public init(_ step: PickleStep) {
        kind =
            switch step.type {
            case .context: .given
            case .action: .when
            case .outcome: .then
            case .unknown: nil
            }
        text = step.text
        docString = step.argument?.docString?.content
        table = step.argument?.dataTable?.rows
    }

    /// A step as a script says it, with a French or English keyword or without, and what stands under it.
    ///
    /// - Returns: nil where that is not one step.
    public init?(script: String, in language: String) {
        guard script.contains(where: { !$0.isWhitespace }) else { return nil }
        let said = [language, "fr", "en"].lazy.compactMap { Self.step(script, in: $0) }.first
        guard let step = said ?? Self.step("* " + script, in: language) else { return nil }
        self.init(step)
    }

    /// The only step of a scenario.
    private static func step(_ lines: String, in language: String, _ lineBreak: ScriptLineBreak? = nil) -> PickleStep? {
        let dialect = GherkinDialect.named(language)
        // Most dialects list the usual keyword last.
        let scenario = lineBreak?.keyword ?? dialect?.scenario.last ?? "Scenario"
        let title = "# language: \(language)\n\(dialect?.feature.first ?? "Feature"): -\n\(scenario): -\n"
        let examples = (lineBreak?.examples ?? []).joined(separator: "\n")
        var ids = IdentifierSequence()
        let source = GherkinSource(uri: "console", text: "\(title)\(lines)\n\(examples)\n")
        let scripts = LoadedScripts([source], ids: &ids)
        let steps = scripts.features.flatMap { $0.pickles.flatMap(\.steps) }
        return steps.count == 1 && scripts.errors.isEmpty ? steps[0] : nil
    }

    /// The lines of a script, without indentation.
    ///
    /// - Parameters:
    ///   - keyword: with the space after it.
    ///   - lineBreak: needed for a text of several lines.
    func lines(keyword: String, _ lineBreak: ScriptLineBreak?) -> [String] {
        var lines: [String] = [keyword + (lineBreak?.filled(text) ?? text)]
        for row in table ?? [] {
            lines.append("| " + row.map(Self.cell).joined(separator: " | ") + " |")
        }
        if let docString {
            // What is escaped in the one kind of quotes is itself in the other.
            let quote = docString.contains(#"\"\"\""#) ? "`" : "\""
            let quotes = String(repeating: quote, count: 3)
            lines.append(quotes)
            lines += docString.split(separator: "\n", omittingEmptySubsequences: false)
                .map { String($0).replacing(quotes, with: String(repeating: "\\\(quote)", count: 3)) }
            lines.append(quotes)
        }
        return lines
    }

    /// As a scenario of its own would have it; nil where the text is not one step.
    func pickleStep(in language: String) -> PickleStep? {
        let lineBreak = ScriptLineBreak(in: [self], language: language)
        let lines = lines(keyword: kind?.keyword(in: language, before: text) ?? "* ", lineBreak)
        return Self.step(lines.joined(separator: "\n"), in: language, lineBreak)
    }

    private static func cell(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing("\n", with: "\\n")
    }
}

extension ConsoleStep.Kind {
    /// The keyword that scripts in a language usually begin such a step with, as it stands before its text:
    /// `Étant donné que `, `Étant donné qu'`.
    ///
    /// - Parameter isSame: whether the step before is of this kind, too: `And `, `Et que `.
    public func keyword(in language: String, before text: String, isSame: Bool = false) -> String {
        guard language == "fr" else { return (isSame ? "And" : keyword(in: language)) + " " }
        guard self == .given else { return (isSame ? "Et" : keyword(in: language)) + " " }
        return (isSame ? "Et qu" : "Étant donné qu") + (Self.isElided(before: text) ? "'" : "e ")
    }

    /// The kind that a script gives such a step after one of another kind: what is arranged once the scenario is under way
    /// is done there.
    ///
    /// - Parameter last: of a step before that is not given, if there is one.
    public func said(after last: Self?) -> Self { self == .given && (last ?? .given) != .given ? .when : self }

    /// Whether « que » loses its last letter: before a vowel, not before a quote or a digit.
    private static func isElided(before text: String) -> Bool {
        text.lowercased().first.map("aàâæeéèêëiîïoôœuùûü".contains) ?? false
    }
}

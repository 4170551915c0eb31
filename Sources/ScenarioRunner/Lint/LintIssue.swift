import AppShellTexts
import CucumberGherkin

/// Something in a script that its author should know: where, what and how to fix it.
public struct LintIssue: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// The script cannot run as it is.
        case error
        /// It runs, but may not do what its author meant.
        case warning
        /// Worth knowing; nothing has to change.
        case note
    }

    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The file is not Gherkin.
        case parseError = "parse-error"
        /// Keywords of another language than the file's.
        case language
        /// Nearly a keyword: the line is no step or title.
        case keywordMisspelt = "keyword-misspelt"
        /// A step of the product in a description, where it does not run.
        case stepInDescription = "step-in-description"
        /// The file is not UTF-8, so its texts would be misread.
        case encoding = "encoding"
        /// Nothing tells which product the script is for, so its steps are not checked.
        case productUnknown = "product-unknown"
        case stepUndefined = "step-undefined"
        case stepAmbiguous = "step-ambiguous"
        /// A phrase that no script could use.
        case phraseInvalid = "phrase-invalid"
        /// A phrase with the words of another step.
        case phraseClash = "phrase-clash"
        /// Phrases that call each other.
        case phraseCycle = "phrase-cycle"
        /// A quotation mark that opens and never closes.
        case quoteUnclosed = "quote-unclosed"
        /// A value that looks like its type but is not one: « 2 lunes », the 31st of February.
        case valueUnreadable = "value-unreadable"
        /// A table or text under a step that takes none.
        case argumentUnread = "argument-unread"
        /// No table or text under a step that needs one.
        case argumentMissing = "argument-missing"
        /// An assertion that passed only after virtual time went on, without saying how long it may take.
        case assertionWaited = "assertion-waited"
        /// An absence of a text that nothing shows.
        case textNeverShown = "text-never-shown"
        /// A step in another language than the script's.
        case stepLanguage = "step-language"
        /// A step in a former wording.
        case stepRenamed = "step-renamed"
        /// One of the product's own steps that none of its scripts uses.
        case definitionUnused = "definition-unused"
        case scenarioNameTwice = "scenario-name-twice"
        case scenarioEmpty = "scenario-empty"
        /// A scenario outline without examples.
        case outlineWithoutExamples = "outline-without-examples"
        case examplesEmpty = "examples-empty"
        /// A placeholder without a column.
        case placeholderUnknown = "placeholder-unknown"
        /// A column without a placeholder.
        case columnUnused = "column-unused"
        case tagTwice = "tag-twice"
        /// A tag that says that a scenario fails, without a reason, or misspelt.
        case expectedFailure = "expected-failure"
        case requirementUnknown = "requirement-unknown"
        /// `GherkinFormatter` would write the file differently.
        case format = "format"

        public var severity: Severity {
            switch self {
            case .parseError, .language, .keywordMisspelt, .stepInDescription, .encoding, .productUnknown,
                .stepUndefined, .stepAmbiguous, .phraseInvalid,
                .phraseClash, .phraseCycle, .quoteUnclosed, .valueUnreadable, .argumentUnread, .argumentMissing,
                .textNeverShown:
                .error
            case .assertionWaited, .definitionUnused, .stepRenamed: .note
            default: .warning
            }
        }
    }

    public let code: Code
    /// As reports name it. For a definition, its source file as the compiler names it, `Module/File.swift` (`#fileID`);
    /// the command turns that into a path.
    public private(set) var file: String
    /// From 1 on.
    public let line: Int
    /// From 1 on, in code points; nil for the whole line.
    public let column: Int?
    /// A sentence.
    public let fact: String
    /// A sentence that says what to do.
    public let fix: String
    /// What to write instead of what stands at the location, if lint knows: a tag with its `@`, `<name>`, a keyword, a step in
    /// the script's language, or the expression of a step.
    public let suggestion: String?
    /// In the language of the other words, which may be the script's: `error:`.
    private let severityWord: String

    public init(
        _ code: Code,
        file: String,
        line: Int,
        column: Int? = nil,
        fact: String,
        fix: String,
        suggestion: String? = nil
    ) {
        self.code = code
        self.file = file
        self.line = line
        self.column = column
        self.fact = fact
        self.fix = fix
        self.suggestion = suggestion
        severityWord =
            switch code.severity {
            case .error: localized("error:")
            case .warning: localized("warning:")
            case .note: localized("note:")
            }
    }

    public var severity: Severity { code.severity }

    /// The same issue in a file by another name.
    public func renamed(_ file: String) -> LintIssue {
        var issue = self
        issue.file = file
        return issue
    }

    /// The file differs from this line on from what `appshell lint --fix` writes.
    public static func format(file: String, line: Int) -> LintIssue {
        LintIssue(
            .format,
            file: file,
            line: line,
            fact: localized("The format differs."),
            fix: localized("Run \(Reader.current.command) lint --fix.")
        )
    }
}

extension LintIssue: CustomStringConvertible {
    /// As compilers print it: `path:line:column: severity: fact fix [code]`, with the severity in the language of the rest.
    public var description: String {
        let location = ([file, "\(line)"] + (column.map { ["\($0)"] } ?? [])).joined(separator: ":")
        return "\(location): \(severityWord) \(fact) \(fix) [\(code.rawValue)]"
    }
}

extension LintIssue: Comparable {
    /// By file, line, column and code.
    public static func < (left: LintIssue, right: LintIssue) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.line != right.line { return left.line < right.line }
        if left.column != right.column { return left.column ?? 0 < right.column ?? 0 }
        if left.code != right.code { return left.code.rawValue < right.code.rawValue }
        return left.fact < right.fact
    }
}

extension LintIssue {
    init(
        _ code: Code,
        _ document: Gherkin.Document,
        _ location: Gherkin.Location,
        fact: String,
        fix: String,
        suggestion: String? = nil
    ) {
        let (line, column) = (location.line, location.column)
        self.init(code, file: document.uri, line: line, column: column, fact: fact, fix: fix, suggestion: suggestion)
    }
}

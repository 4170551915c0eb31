import CucumberGherkin

/// Something in a script that its author should know: the place, the fact and the fix.
public struct LintIssue: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// The script can't run as it is.
        case error
        /// It runs, and does not say what was meant.
        case warning
        /// Worth knowing; nothing has to be done.
        case note
    }

    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The file is no Gherkin.
        case parseError = "parse-error"
        /// Keywords of another language than the file's.
        case language
        /// The file is no UTF-8: its texts are not those that were typed.
        case encoding = "encoding"
        /// Nothing says whose script it is, so its steps are not looked at.
        case productUnknown = "product-unknown"
        case stepUndefined = "step-undefined"
        case stepAmbiguous = "step-ambiguous"
        /// A text that begins with a quotation mark and ends with none.
        case quoteUnclosed = "quote-unclosed"
        /// A value that has the form of its type and is none: « 2 lunes », the 31st of February.
        case valueUnreadable = "value-unreadable"
        /// A table or a text under a step that reads neither.
        case argumentUnread = "argument-unread"
        /// Nothing under a step that reads a table or a text.
        case argumentMissing = "argument-missing"
        /// An assertion that passed only because time went on, and does not say how long it may take.
        case assertionWaited = "assertion-waited"
        /// No script of the product says a step of the product's own.
        case definitionUnused = "definition-unused"
        case scenarioNameTwice = "scenario-name-twice"
        case scenarioEmpty = "scenario-empty"
        /// An outline's keyword without examples.
        case outlineWithoutExamples = "outline-without-examples"
        case examplesEmpty = "examples-empty"
        /// A placeholder that no column fills in.
        case placeholderUnknown = "placeholder-unknown"
        /// A column that fills in no placeholder.
        case columnUnused = "column-unused"
        case tagTwice = "tag-twice"
        case requirementUnknown = "requirement-unknown"
        /// What `GherkinFormatter` would write differs.
        case format = "format"

        public var severity: Severity {
            switch self {
            case .parseError, .language, .encoding, .productUnknown, .stepUndefined, .stepAmbiguous, .quoteUnclosed,
                .valueUnreadable, .argumentUnread, .argumentMissing:
                .error
            case .assertionWaited, .definitionUnused: .note
            default: .warning
            }
        }
    }

    public let code: Code
    /// As reports name it. Of a definition, its source file as the compiler names it, `Module/File.swift` (`#fileID`):
    /// whoever knows where modules lie makes a path of it before a person or an editor sees it.
    public let file: String
    /// From 1 on.
    public let line: Int
    /// From 1 on, in code points; nil where the whole line is meant.
    public let column: Int?
    /// A sentence.
    public let fact: String
    /// A sentence that says what to do.
    public let fix: String

    public init(_ code: Code, file: String, line: Int, column: Int? = nil, fact: String, fix: String) {
        self.code = code
        self.file = file
        self.line = line
        self.column = column
        self.fact = fact
        self.fix = fix
    }

    public var severity: Severity { code.severity }

    /// The same of a file by another name.
    public func renamed(_ file: String) -> LintIssue {
        LintIssue(code, file: file, line: line, column: column, fact: fact, fix: fix)
    }

    /// That the file is not as `appshell lint --fix` writes it, from this line on.
    public static func format(file: String, line: Int) -> LintIssue {
        LintIssue(.format, file: file, line: line, fact: "The format differs.", fix: "Run appshell lint --fix.")
    }
}

extension LintIssue: CustomStringConvertible {
    /// As compilers say it: `path:line:column: severity: fact fix [code]`.
    public var description: String {
        let place = ([file, "\(line)"] + (column.map { ["\($0)"] } ?? [])).joined(separator: ":")
        return "\(place): \(severity.rawValue): \(fact) \(fix) [\(code.rawValue)]"
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
    init(_ code: Code, _ document: Gherkin.Document, _ place: Gherkin.Location, fact: String, fix: String) {
        self.init(code, file: document.uri, line: place.line, column: place.column, fact: fact, fix: fix)
    }
}

import AppShellTexts
import CucumberGherkin

/// A workflow command that GitHub shows at a line of a file.
public struct GitHubAnnotation {
    /// How it is shown.
    public enum Kind: String, Sendable {
        case error, warning, notice
    }

    let kind: Kind
    var file: String?
    var line: Int?
    var column: Int?
    let title: String
    let message: String

    /// - Parameter file: relative to the repository.
    public init(
        kind: Kind,
        file: String? = nil,
        line: Int? = nil,
        column: Int? = nil,
        title: String,
        message: String
    ) {
        self.kind = kind
        self.file = file
        self.line = line
        self.column = column
        self.title = title
        self.message = message
    }

    /// `::error file=a.feature,line=12,title=Payer::Il n'y a plus de café.`
    public var command: String {
        var properties: [String] = []
        if let file { properties.append("file=\(Self.escaped(file, isProperty: true))") }
        if let line { properties.append("line=\(line)") }
        if let column { properties.append("col=\(column)") }
        properties.append("title=\(Self.escaped(title, isProperty: true))")
        return "::\(kind.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(message, isProperty: false))"
    }

    /// As the runner unescapes it: actions/toolkit, packages/core/src/command.ts, escapeData and escapeProperty.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "%"): escaped += "%25".utf8
            case UInt8(ascii: "\r"): escaped += "%0D".utf8
            case UInt8(ascii: "\n"): escaped += "%0A".utf8
            case UInt8(ascii: ":") where isProperty: escaped += "%3A".utf8
            case UInt8(ascii: ",") where isProperty: escaped += "%2C".utf8
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}

extension GitHubAnnotation {
    /// The annotations of a run: errors for failures, warnings for pending and unstable scenarios.
    static func all(of summary: RunSummary, facts: RunFacts) -> [GitHubAnnotation] {
        summary.parseErrors.map(GitHubAnnotation.init) + summary.hookFailures.map(GitHubAnnotation.init)
            + [summary.abortion].compactMap(\.self).map { GitHubAnnotation($0, title: summary.abortionTitle) }
            + summary.failures.map { GitHubAnnotation($0) }
            + summary.flaky.compactMap { GitHubAnnotation($0, facts: facts) }
            + summary.unstableNotFlaky.map { GitHubAnnotation($0, facts: facts) }
            + summary.warnings.map { GitHubAnnotation($0) }
    }

    private init(_ error: GherkinError) {
        self.init(
            kind: .error,
            file: error.uri,
            line: error.location.line,
            column: error.location.column,
            title: localized("Error in a feature file"),
            message: error.explanation
        )
    }

    private init(_ result: StepResult) {
        self.init(
            kind: .error,
            file: result.sourceLocation?.file,
            line: result.sourceLocation?.line,
            title: result.text,
            message: result.message ?? localized("It did not pass.")
        )
    }

    private init(_ abortion: StepException, title: String) {
        self.init(kind: .error, title: title, message: abortion.message)
    }

    /// At the step that decided the result, or else at the scenario.
    private init(_ failure: ScenarioFailure) {
        let step = failure.steps.first { $0.status == failure.status } ?? failure.steps.first
        let isWarning = failure.status == .pending
        let location = step?.sourceLocation
        var message = localized("It did not pass.")
        if let own = failure.message { message = own }
        if let step {
            // Checks that fail end no scenario.
            let others = failure.steps.filter { other in
                other.step != nil && other.status == .failed && other.testStep.id != step.testStep.id
            }
            message = ([step] + others).map { "\($0.keyword)\($0.text)\n\($0.message ?? message)" }
                .joined(separator: "\n\n")
        }
        self.init(
            kind: isWarning ? .warning : .error,
            file: location?.file ?? failure.pickle.uri,
            line: location?.line ?? failure.pickle.location.line,
            title: failure.pickle.name.isEmpty ? localized("Scenario") : failure.pickle.name,
            message: message
        )
    }

    private init(_ warning: ScriptWarning) {
        let (file, line) = (warning.file, warning.line)
        self.init(kind: .warning, file: file, line: line, title: warning.code, message: warning.text)
    }

    private init?(_ flaky: FlakyScenario, facts: RunFacts) {
        guard let first = flaky.failures.first else { return nil }
        var message = localized("Passed on attempt \(flaky.attempt + 1).")
        if let divergence = flaky.divergence {
            message += "\n" + facts.words(for: divergence, isRepetition: false)
        } else if let reason = first.message ?? first.steps.first?.message {
            message += "\n" + localized("First failure: \(reason)")
        }
        self.init(
            kind: .warning,
            file: first.pickle.uri,
            line: first.pickle.location.line,
            title: localized("Flaky: \(first.pickle.name)"),
            message: message
        )
    }

    private init(_ scenario: UnstableScenario, facts: RunFacts) {
        let location = FileLocation(scenario.location)
        self.init(
            kind: .warning,
            file: location?.file,
            line: location?.line,
            title: localized("Unstable: \(scenario.name)"),
            message: facts.words(for: scenario.divergence)
        )
    }
}

extension FileLocation {
    /// Parses `a.feature:12`; nil without a name or a number.
    init?(_ text: String) {
        let bytes = text.utf8
        guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
            let digits = String(bytes[bytes.index(after: colon)...]), let line = Int(digits), line > 0,
            let file = String(bytes[..<colon])
        else { return nil }
        self.init(file: file, line: line)
    }
}

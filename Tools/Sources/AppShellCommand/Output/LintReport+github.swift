import AppShellTexts
import ScenarioReports
import ScenarioRunner

extension LintReport {
    /// A workflow command for each issue, which GitHub shows at its line, and the summary.
    func github(_ paths: RepositoryPaths) -> String {
        let files = allErrors.map { error in
            GitHubAnnotation(kind: .error, file: paths.path(of: error.file), title: "lint", message: error.fact)
        }
        let found = issues.map { issue in
            GitHubAnnotation(
                kind: issue.severity.annotation,
                file: paths.path(of: issue.file),
                line: issue.line,
                column: issue.column,
                title: issue.code.rawValue,
                message: "\(issue.fact) \(issue.fix)"
            )
        }
        let written = formatted.map { localized("\($0): formatted") }
        return (written + (files + found).map(\.command) + [summary]).map { $0 + "\n" }.joined()
    }
}

extension LintIssue.Severity {
    fileprivate var annotation: GitHubAnnotation.Kind {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .notice
        }
    }
}

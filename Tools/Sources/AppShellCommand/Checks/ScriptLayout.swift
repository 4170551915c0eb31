import AppShellTexts
import CucumberGherkin
import ScenarioRunner

/// Formats scripts, and writes them if requested; a file that cannot be written does not keep others from it.
struct ScriptLayout {
    /// The scripts after formatting.
    private(set) var sources: [GherkinSource] = []
    /// The rewritten files, in order.
    private(set) var formatted: [String] = []
    /// The files that are still unformatted.
    private(set) var issues: [LintIssue] = []
    private(set) var fileErrors: [FileError] = []
    private let fixes: Bool

    init(_ sources: [GherkinSource], fixes: Bool) {
        self.fixes = fixes
        for source in sources { add(source) }
    }

    private mutating func add(_ source: GherkinSource) {
        sources.append(source)
        // The source's text has invalid UTF-8 repaired; the file has not.
        guard let bytes = try? ScriptFinder.bytes(of: source.uri) else {
            fileErrors.append(FileError(file: source.uri, fact: localized("can no longer be read.")))
            return
        }
        // The linter reports parse errors.
        guard let laidOut = try? GherkinFormatter().format(bytes, uri: source.uri),
            let line = GherkinFormatter.firstDifference(bytes, laidOut)
        else { return }
        guard fixes else { return issues.append(.format(file: source.uri, line: line)) }
        do throws(FileError) {
            try FileReplacement.replace(source.uri, with: laidOut)
            sources[sources.count - 1] = GherkinSource(uri: source.uri, bytes: laidOut)
            formatted.append(source.uri)
        } catch {
            fileErrors.append(error)
            issues.append(.format(file: source.uri, line: line))
        }
    }
}

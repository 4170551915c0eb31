import CucumberGherkin
import ScenarioRunner

/// Formats scripts, and writes them where that is wanted; a file that can't be written keeps none of the others.
struct ScriptLayout {
    /// As they are afterwards.
    private(set) var sources: [GherkinSource] = []
    /// The files that were rewritten, in order.
    private(set) var formatted: [String] = []
    /// The files whose format differs still.
    private(set) var findings: [LintIssue] = []
    private(set) var faults: [FileError] = []
    private let fixes: Bool

    init(_ sources: [GherkinSource], fixes: Bool) {
        self.fixes = fixes
        for source in sources { add(source) }
    }

    private mutating func add(_ source: GherkinSource) {
        sources.append(source)
        // The source's text is repaired where it is no UTF-8; the file is not.
        guard let bytes = try? ScriptFinder.bytes(of: source.uri) else {
            faults.append(FileError(file: source.uri, fact: "can't be read any more."))
            return
        }
        // Faults of Gherkin are found when it is parsed for the lint.
        guard let laidOut = try? GherkinFormatter().format(bytes, uri: source.uri),
            let line = GherkinFormatter.firstDifference(bytes, laidOut)
        else { return }
        guard fixes else { return findings.append(.format(file: source.uri, line: line)) }
        do throws(FileError) {
            try FileReplacement.replace(source.uri, with: laidOut)
            sources[sources.count - 1] = GherkinSource(uri: source.uri, bytes: laidOut)
            formatted.append(source.uri)
        } catch {
            faults.append(error)
            findings.append(.format(file: source.uri, line: line))
        }
    }
}

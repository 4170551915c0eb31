import Foundation

/// Two reports in one place would be one nobody can read. The coverage's text may follow a text.
struct ReportTargets {
    let formats: [OutputFormat]
    let coverage: CoverageOptions

    private static let output = "standard output"

    func check() throws(CommandFailure) {
        var targets = formats.map { $0.file ?? Self.output }
        if coverage.isWanted {
            let isText = formats.allSatisfy { $0.file != nil || $0.name.isText }
            for format in coverage.formats.isEmpty ? [.standard] : coverage.formats
            where format.file != nil || format.name != .text || !isText {
                targets.append(format.file ?? Self.output)
            }
            if formats.isEmpty { targets.append(Self.output) }
        }
        var known: Set<String> = []
        guard let twice = targets.first(where: { !known.insert(Self.place($0)).inserted }) else { return }
        let option = formats.isEmpty ? "--coverage-format" : "--format"
        let example = coverage.isWanted ? "json:coverage.json" : "message:report.ndjson"
        throw CommandFailure("\(option): two formats go to \(twice). Give one of them a file: \(example).")
    }

    /// - Parameter files: what is read must not be written.
    func check(against files: [String]) throws(CommandFailure) {
        let read = Set(files.map(Self.place))
        let written = (formats.map(\.file) + coverage.formats.map(\.file)).compactMap(\.self)
        guard let file = written.first(where: { read.contains(Self.place($0)) }) else { return }
        throw CommandFailure("--format: \(file) is one of the files that are merged. Write to another.")
    }

    /// The same for `a.xml` and `./a.xml`. Devices may take several.
    private static func place(_ file: String) -> String {
        if file == output { return file }
        let url = URL(fileURLWithPath: file).standardizedFileURL
        return url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent)
            .path
    }
}

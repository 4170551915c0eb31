import CucumberGherkin
import Foundation
import ScenarioReports
public import ScenarioRunner
public import Testing

/// The scripts of a product, for Swift Testing: what QA runs with the command, one test case for each scenario.
///
/// ```swift
/// @Test(arguments: ScriptFolder("Scenarios", kit: GuestbookTestKit.self).scenarios)
/// func scenario(_ scenario: ScenarioTest) { scenario.run() }
/// ```
///
/// Only test targets may link it: an app has no library `Testing`.
public struct ScriptFolder: Sendable {
    /// A test case for each scenario, for each row of an outline too. What keeps scripts from running, such as a folder
    /// without scripts or a file that can't be read, is a test case that fails.
    public let scenarios: [ScenarioTest]
    private let scripts: ProductScripts
    private let caller: SourceLocation

    /// Reads all scripts of a folder and of those in it. They may use the phrases (`*.phrases.feature`) in it and beside the
    /// folders above it, up to `Scenarios`.
    ///
    /// - Parameters:
    ///   - path: of the folder, from the package of the test.
    ///   - kit: what joins the product, its back end and its own steps.
    ///   - file: the test's; it leads to the package.
    public init(
        _ path: String = "Scenarios",
        kit: any TestKit.Type,
        file: String = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let root = Self.package(of: file)
        var ids = IdentifierSequence()
        var unreadable: [ScenarioTest] = []
        func sources(_ files: [String]) -> [GherkinSource] {
            files.compactMap { file in
                do {
                    return GherkinSource(uri: file, bytes: Array(try Data(contentsOf: root.appending(path: file))))
                } catch {
                    let place = ScriptPlace(root: root, file: file)
                    unreadable.append(ScenarioTest(at: place, unreadable: "\(file) can't be read: \(error)"))
                    return nil
                }
            }
        }
        let files = Self.scripts(in: path, of: root)
        let loaded = LoadedScripts(sources(files), ids: &ids)
        let phrases = PhraseBook(sources(Self.phrases(for: path, of: root)))
        let scripts = ProductScripts(kit: kit, features: loaded.features, phrases: phrases)
        for issue in scripts.phraseIssues {
            let place = ScriptPlace(root: root, file: issue.file, line: issue.line)
            unreadable.append(ScenarioTest(at: place, unreadable: "\(issue)"))
        }
        for (file, errors) in Dictionary(grouping: loaded.errors, by: \.uri).sorted(by: { $0.key < $1.key }) {
            let places = errors.map { error in
                (ScriptPlace(root: root, file: file, line: error.location.line), error.explanation)
            }
            unreadable.append(ScenarioTest(places))
        }
        let scenarios = loaded.features.flatMap { feature in
            feature.pickles.map { ScenarioTest($0, of: feature, scripts, root: root) }
        }
        if files.isEmpty || (scenarios.isEmpty && unreadable.isEmpty) {
            let fact = files.isEmpty ? "has no script" : "has no scenario"
            let missing = "\(root.appending(path: path).path(percentEncoded: false)) \(fact)"
            unreadable.append(ScenarioTest(missing: missing, sourceLocation))
        }
        self.scenarios = unreadable + scenarios
        self.scripts = scripts
        caller = sourceLocation
    }

    /// Records an issue for each definition of a step that is at fault, and for each step of the scripts that has not exactly
    /// one definition; runs none of them.
    public func expectDefined() {
        for error in scripts.library.errors { Issue.record("\(error)", sourceLocation: caller) }
        var plan = RunPlan(products: [scripts])
        plan.options.isDryRun = true
        let output = Output()
        let summary = ScenarioRunner.run(plan, reports: [output.report])
        let isWhole = summary.succeeded && summary.scenarios == [.skipped: summary.scenarioCount]
        if !isWhole { Issue.record("\(output.text)", sourceLocation: caller) }
    }

    /// Runs the scripts twice, and records an issue if the runs differ in anything: a trace, a message, an order.
    ///
    /// - Parameters:
    ///   - except: the names of files that are left out, such as one that takes long.
    ///   - stride: 1 for all scenarios, 3 for the first and every third after it, in the order of the files; less is 1.
    public func expectRepeatable(except: Set<String> = [], every stride: Int = 1) {
        var scripts = scripts
        scripts.features.removeAll { except.contains($0.uri.split(separator: "/").last.map(String.init) ?? "") }
        scripts.takeSample(every: max(1, stride))
        let first = Trace(of: scripts)
        let second = Trace(of: scripts)
        if first.text.isEmpty || first.messages.isEmpty {
            Issue.record("the scripts of \(scripts.kit) leave no trace", sourceLocation: caller)
        } else if first != second {
            let line = zip(first.lines, second.lines).first { $0 != $1 }
            let fact = line.map { "first “\($0)”, then “\($1)”" } ?? "in their messages, or their length"
            Issue.record("two runs differ: \(fact)", sourceLocation: caller)
        }
    }
}

extension ProductScripts {
    /// Keeps the first scenario and each that stands a whole number of strides after it, over all files.
    fileprivate mutating func takeSample(every stride: Int) {
        var place = 0
        for index in features.indices {
            features[index].pickles.removeAll { _ in
                defer { place += 1 }
                return !place.isMultiple(of: stride)
            }
        }
        features.removeAll(where: \.pickles.isEmpty)
    }
}

extension ScriptFolder {
    /// The nearest folder above a file that has a manifest; else that of the file.
    private static func package(of file: String) -> URL {
        let start = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
        var folder = start
        while folder.path(percentEncoded: false) != "/" {
            let manifest = folder.appending(path: "Package.swift").path(percentEncoded: false)
            if FileManager.default.fileExists(atPath: manifest) { return folder }
            folder = folder.deletingLastPathComponent()
        }
        return start
    }

    /// From the package, in order.
    private static func scripts(in path: String, of root: URL) -> [String] {
        files(in: path, of: root).filter {
            ($0.hasSuffix(".feature") || $0.hasSuffix(".feature.md")) && !$0.hasSuffix(PhraseBook.suffix)
        }
    }

    /// From the package, in order.
    private static func phrases(for path: String, of root: URL) -> [String] {
        var folders = path.split(separator: "/").map(String.init)
        var found = files(in: path, of: root)
        if let top = folders.firstIndex(where: { $0.lowercased() == "scenarios" }) {
            while folders.count > top + 1 {
                folders.removeLast()
                found += files(in: folders.joined(separator: "/"), of: root, isDeep: false)
            }
        }
        return Set(found.filter { $0.hasSuffix(PhraseBook.suffix) }).sorted()
    }

    private static func files(in path: String, of root: URL, isDeep: Bool = true) -> [String] {
        let folder = root.appending(path: path).path(percentEncoded: false)
        let files = FileManager.default
        let all = try? isDeep ? files.subpathsOfDirectory(atPath: folder) : files.contentsOfDirectory(atPath: folder)
        let prefix = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
        return (all ?? []).sorted().map { prefix + $0 }
    }
}

/// What two runs of the same scripts have in common, byte for byte.
private struct Trace: Equatable {
    let text: String
    let messages: [UInt8]

    init(of scripts: ProductScripts) {
        var messages: [UInt8] = []
        let collector = TraceCollector()
        let plan = RunPlan(products: [scripts])
        _ = ScenarioRunner.run(plan, reports: [MessageReport { messages += $0 }, collector])
        text = collector.text
        self.messages = messages
    }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}

private final class TraceCollector: Report {
    private(set) var text = ""

    func handle(_ event: RunEvent) {
        if case .scenarioFinished(let result) = event { text += "# \(result.location)\n\(result.trace)" }
    }
}

/// What a run prints.
private final class Output {
    private(set) var text = ""

    var report: any Report {
        PrettyReport(style: TextStyle(isColored: false)) { self.text += $0 }
    }
}

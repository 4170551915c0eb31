import Foundation
import ScenarioRunner

/// A folder of the workspace, and the scripts that `lint` would check there.
struct WorkspaceFolder {
    let path: String
    let lint: ScriptLint
    let requirements: RequirementList?
    /// Why the requirements cannot be used.
    let problem: String?
    /// Only such a folder has all scripts of a product.
    let hasScenarios: Bool
    /// What was found in it, by path.
    private(set) var files: Set<String> = []
    /// The files of phrases in it, by path.
    private(set) var phraseFiles: Set<String> = []

    init(path: String) {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = path
        hasScenarios = FileManager.default.fileExists(atPath: path + "/Scenarios")
        do throws(CommandError) {
            requirements = try CoverageSources.requirements(in: path)
            problem = nil
        } catch {
            (requirements, problem) = (nil, error.message)
        }
        lint = ScriptLint(requirements: requirements)
    }

    /// `Scenarios`, or all of the folder if there is none.
    private var root: String { hasScenarios ? path + "/Scenarios" : path }

    /// Looks for its scripts.
    mutating func findFiles() {
        let found = (try? ScriptFinder.files([root])) ?? []
        files = Set(found.map(Self.standardized).filter { !Self.hasPhrases($0) })
        phraseFiles = Set(PhraseFiles.files(below: root).map(Self.standardized))
    }

    func holds(_ file: String) -> Bool { file.hasPrefix(path == "/" ? path : path + "/") }

    private static func standardized(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false)
    }

    /// Whether `findFiles()` would find the file.
    func hasScript(_ file: String) -> Bool {
        let isScript = file.hasSuffix(".feature") || file.hasSuffix(".feature.md")
        return isScript && !Self.hasPhrases(file) && isBelowRoot(file)
    }

    /// Whether a file has phrases, by its name.
    static func hasPhrases(_ file: String) -> Bool { file.hasSuffix(PhraseBook.suffix) }

    /// Notes that a file of phrases came or went.
    mutating func note(phrases file: String) {
        guard isBelowRoot(file) else { return }
        if FileManager.default.fileExists(atPath: file) { phraseFiles.insert(file) } else { phraseFiles.remove(file) }
    }

    private func isBelowRoot(_ file: String) -> Bool {
        guard file.hasPrefix(root + "/") else { return false }
        return !file.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }

    mutating func add(_ file: String) { files.insert(file) }

    mutating func remove(_ file: String) { files.remove(file) }

    /// As lint names the file when it runs in this folder.
    func name(of file: String) -> String {
        holds(file) ? String(file.dropFirst(path == "/" ? 1 : path.count + 1)) : file
    }
}

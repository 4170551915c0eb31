import AppShellTexts
import Foundation
import ScenarioRunner

/// What a coverage report needs besides the run: a repository's requirements and tests.
struct CoverageSources {
    let requirements: RequirementList
    let tests: [CoverageTest]

    /// The list's path in the repository.
    static let list = "Scenarios/requirements.csv"
    /// The folders of tests, and whether they test a reference back end.
    private static let testFolders = ["Tests", "Tools/Tests", "Server/Tests"]
    private static let webFolder = "Tests/Browser"

    /// Reads them from the working directory, if it has a list, or else from the command's own repository.
    static func read() throws(CommandError) -> CoverageSources {
        guard let root = root() else {
            throw CommandError(
                localized("\(list): no such file; --coverage needs the list of requirements (id,kinds,title).")
            )
        }
        return try CoverageSources(root: root)
    }

    /// Only the list; nil if there is none.
    static func requirements() throws(CommandError) -> RequirementList? {
        guard let root = root() else { return nil }
        return try requirements(of: root)
    }

    /// Only the list of a folder, or else of the command's own repository.
    static func requirements(in folder: String) throws(CommandError) -> RequirementList? {
        guard let root = root(in: folder + "/") else { return nil }
        return try requirements(of: root)
    }

    /// - Parameter folder: the working directory by default.
    private static func root(in folder: String = "") -> String? {
        let home = ProcessInfo.processInfo.environment["APPSHELL_HOME"]
        let roots = [folder] + (home.map { [$0 + "/"] } ?? [])
        return roots.first { FileManager.default.fileExists(atPath: $0 + list) }
    }

    private static func requirements(of root: String) throws(CommandError) -> RequirementList {
        let path = root + list
        let text = try InputFile.text(of: path)
        do throws(RequirementList.Issues) { return try RequirementList(parsing: text) } catch {
            throw CommandError(error.issues.map { "\(path): \($0)" }.joined(separator: "\n"))
        }
    }

    private init(root: String) throws(CommandError) {
        requirements = try Self.requirements(of: root)
        var tests: [CoverageTest] = []
        for folder in Self.testFolders { tests += try Self.tests(in: folder, of: root) }
        self.tests = try tests + Self.webTests(of: root)
    }

    /// The tests of the page in a browser, in Python: `@covers("MAD-FR1", "PI-FR1")` names what each shows.
    private static func webTests(of root: String) throws(CommandError) -> [CoverageTest] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root + webFolder)) ?? []
        var tests: [CoverageTest] = []
        for name in names.sorted() where name.hasSuffix(".py") {
            let path = webFolder + "/" + name
            let lines = try InputFile.text(of: root + path).split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where line.hasPrefix("@covers(") {
                tests.append(CoverageTest(name: String(line), location: "\(path):\(index + 1)", of: .web))
            }
        }
        return tests
    }

    /// In the order of their locations.
    private static func tests(in folder: String, of root: String) throws(CommandError) -> [CoverageTest] {
        guard let enumerator = FileManager.default.enumerator(atPath: root + folder) else { return [] }
        let files = enumerator.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        var tests: [CoverageTest] = []
        for file in files {
            let path = folder + "/" + file
            let isOfBackend =
                folder == "Server/Tests" || (file.split(separator: "/").first?.contains("Backend") ?? false)
            for name in SwiftTestNames.names(in: try InputFile.text(of: root + path)) {
                let subject: CoverageTest.Subject = isOfBackend ? .backend : .code
                tests.append(CoverageTest(name: name.text, location: "\(path):\(name.line)", of: subject))
            }
        }
        return tests
    }
}

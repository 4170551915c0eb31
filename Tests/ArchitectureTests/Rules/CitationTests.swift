import Foundation
import Testing

@testable import AppShellArchitecture

/// Code and pages cite only what a reader can open.
@Suite struct CitationTests {
    /// Documents that were never part of the repository, and folders beside it.
    private static var foreign: Regex<Substring> {
        #/\bCONTRACTS\b|\bREQUIREMENTS\.md|\bDESIGN\.md|\b[Rr]ulings? \d|\.\./shared\b/#
    }
    /// What a line that is worth reading has in it.
    private static let hints = ["docs/", "CONTRACTS", "REQUIREMENTS.md", "DESIGN.md", "uling", "../shared"].map {
        Data($0.utf8)
    }
    // Once for both tests, the error included.
    private static let lines = Result { try hintedLines() }
    /// Code that looks for the conformance data has to say where.
    private static let lookup = #""../shared/conformance""#

    @Test(arguments: [
        "/// As CONTRACTS says.", "// The slug first (ruling 2).", "see rulings 1 and 3", "see `../shared/conformance`",
        "Rule 3 of DESIGN.md", "(REQUIREMENTS.md)",
    ])
    func findsForeignDocuments(_ line: String) {
        #expect(Self.cites(line, Self.foreign))
    }

    @Test(arguments: ["let contracts = 1", "a ruling class", "docs/apis.md", #"appending("../shared/conformance")"#])
    func leavesOtherText(_ line: String) {
        #expect(!Self.cites(line, Self.foreign))
    }

    @Test("nothing cites a document that is not in the repository")
    func citesNothingForeign() throws {
        let foreign = Self.foreign
        for (path, line, text) in try Self.lines.get() where Self.cites(text, foreign) {
            Issue.record(
                "\(path):\(line): this cites a document that is not here. Fix: say the reason, or cite a page of docs/."
            )
        }
    }

    @Test("every page of docs/ that is cited exists")
    func citesPagesThatExist() throws {
        let root = SourceTree.current.root
        let pages = #/\bdocs/[\w./-]+\.md\b/#
        for (path, line, text) in try Self.lines.get() {
            for page in text.matches(of: pages) {
                let exists = FileManager.default.fileExists(atPath: "\(root)/\(page.0)")
                #expect(exists, "\(path):\(line): there is no \(page.0). Fix: cite a page that exists.")
            }
        }
    }

    private static func cites(_ line: String, _ foreign: Regex<Substring>) -> Bool {
        line.replacing(lookup, with: "").contains(foreign)
    }

    /// The lines with a hint of code, scripts and pages, but for this file's.
    private static func hintedLines() throws -> [(path: String, line: Int, text: String)] {
        let tree = SourceTree.current
        let manager = FileManager.default
        let pages = try manager.contentsOfDirectory(atPath: tree.root).filter { $0.hasSuffix(".md") }
        let folders = try ["docs", "Scenarios", "Scripts", ".github"].flatMap { folder in
            try manager.subpathsOfDirectory(atPath: "\(tree.root)/\(folder)").map { "\(folder)/\($0)" }
        }
        let kinds = ["swift", "md", "feature", "csv", "py", "json", "yml", "sh"]
        return (tree.files + pages + folders).sorted()
            .filter { path in
                kinds.contains(path.split(separator: ".").last.map(String.init) ?? "")
                    && !path.hasSuffix("/CitationTests.swift")
            }
            .flatMap { path in
                let bytes = manager.contents(atPath: "\(tree.root)/\(path)") ?? Data()
                // A quick look at the whole file first: most cite nothing.
                guard hasHint(bytes) else { return [(path: String, line: Int, text: String)]() }
                return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
                    .filter { hasHint($0.element) }
                    .map { (path: path, line: $0.offset + 1, text: String(decoding: $0.element, as: UTF8.self)) }
            }
    }

    private static func hasHint(_ bytes: Data) -> Bool { hints.contains { bytes.range(of: $0) != nil } }
}

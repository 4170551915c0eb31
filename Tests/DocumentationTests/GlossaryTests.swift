import Foundation
import Testing

/// docs/glossary.md names types that exist, and the pages link to files that exist.
struct GlossaryTests {
    @Test("every word of the glossary is a type in the file that it links to")
    func wordsAreTypes() throws {
        let page = try Self.text(of: "docs/glossary.md")
        let words = page.matches(of: #/\[`(\w+)`\]\(\.\./([^)]+)\)/#)
        #expect(words.count >= 20)
        for word in words {
            let (name, path) = (String(word.1), String(word.2))
            let source = (try? Self.text(of: path)) ?? ""
            let declaration = try Regex(#"\b(struct|class|enum|protocol|actor) \#(name)\b"#)
            #expect(
                source.firstMatch(of: declaration) != nil,
                "docs/glossary.md: \(path) declares no type \(name). Fix: name the file that does."
            )
        }
    }

    @Test("every relative link of a page leads to a file")
    func linksLeadToFiles() throws {
        for page in try Self.pages() {
            let folder = page.split(separator: "/").dropLast().joined(separator: "/")
            for link in try Self.text(of: page).matches(of: #/\]\(([^)\s#]+)(?:#[^)]*)?\)/#) {
                let target = String(link.1)
                guard !target.contains("://") else { continue }
                let path = Self.root.appending(path: folder).appending(path: target).standardizedFileURL.path
                #expect(FileManager.default.fileExists(atPath: path), "\(page): the link \(target) leads to no file.")
            }
        }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    private static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The pages of the root, of docs/ and of its folders.
    private static func pages() throws -> [String] {
        try ["", "docs/", "docs/decisions/", "docs/fr/"].flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
                .filter { $0.hasSuffix(".md") }.map { folder + $0 }
        }
    }
}

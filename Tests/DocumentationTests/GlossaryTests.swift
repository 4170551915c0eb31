import Foundation
import Testing

/// docs/glossary.md names types that exist, and the pages link to files that exist.
struct GlossaryTests {
    @Test("every word of the glossary is a type in the file that it links to")
    func wordsAreTypes() throws {
        let page = try RepositoryFile.text(of: "docs/glossary.md")
        let words = page.matches(of: #/\[`(\w+)`\]\(\.\./([^)]+)\)/#)
        #expect(words.count >= 20)
        for word in words {
            let (name, path) = (String(word.1), String(word.2))
            let source = (try? RepositoryFile.text(of: path)) ?? ""
            let declaration = try Regex(#"\b(struct|class|enum|protocol|actor) \#(name)\b"#)
            #expect(
                source.firstMatch(of: declaration) != nil,
                "docs/glossary.md: \(path) declares no type \(name). Fix: name the file that does."
            )
        }
    }

    @Test("every relative link of a page leads to a file")
    func linksLeadToFiles() throws {
        for page in try RepositoryFile.pages() {
            let folder = page.split(separator: "/").dropLast().joined(separator: "/")
            for link in try RepositoryFile.text(of: page).matches(of: #/\]\(([^)\s#]+)(?:#[^)]*)?\)/#) {
                let target = String(link.1)
                guard !target.contains("://") else { continue }
                let path = RepositoryFile.root.appending(path: folder).appending(path: target).standardizedFileURL.path
                #expect(FileManager.default.fileExists(atPath: path), "\(page): the link \(target) leads to no file.")
            }
        }
    }
}

import CucumberGherkin
import Foundation
import Testing

/// The pictures of the pages show what the sources say. `Tests/Browser/doc_shots.py` takes them again.
struct PictureTests {
    /// A picture as pictures.json has it.
    private struct Picture: Decodable {
        let bytes: Int
        /// The files whose scenarios it counts.
        let scripts: [String]
        let texts: [String]
    }

    private static let fix = "Run Tests/Browser/doc_shots.py."

    @Test("every picture that a page shows has its texts recorded")
    func areRecorded() throws {
        let pictures = try Self.pictures()
        for page in try RepositoryFile.pages() {
            for name in try RepositoryFile.text(of: page).matches(of: #/images\/([\w-]+\.png)\)/#).map({ String($0.1) })
            {
                let picture = try #require(pictures[name], "\(page): pictures.json lacks \(name). \(Self.fix)")
                let file = RepositoryFile.root.appending(path: "docs/images/\(name)")
                let bytes = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
                #expect(bytes == picture.bytes, "\(name) is not the picture of pictures.json. \(Self.fix)")
            }
        }
    }

    @Test("every destination in a picture is one of the sources'")
    func destinationsExist() throws {
        let known = try Self.destinations()
        let groups = Set(known.map { $0.prefix { $0 != "." } })
        var count = 0
        for (name, picture) in try Self.pictures() {
            for word in picture.texts.flatMap({ $0.matches(of: #/\b([a-z-]+)\.[a-z-]+\b/#) })
            where groups.contains(word.1) {
                count += 1
                #expect(known.contains(String(word.0)), "\(name) shows \(word.0), which no source names. \(Self.fix)")
            }
        }
        #expect(count >= 5)
    }

    @Test("a picture counts as many scenarios as its scripts have")
    func counts() throws {
        var count = 0
        for (name, picture) in try Self.pictures() where !picture.scripts.isEmpty {
            let expected = try picture.scripts.map(Self.scenarios).reduce(0, +)
            let titles = picture.texts.compactMap {
                $0.firstMatch(of: #/All (\d+) scenarios|\d+ scénarios? sur (\d+)/#).flatMap { $0.1 ?? $0.2 }
            }
            for title in titles {
                count += 1
                #expect(Int(title) == expected, "\(name) counts \(title) scenarios of \(expected). \(Self.fix)")
            }
        }
        #expect(count >= 2)
    }

    @Test("README begins with a report in English that passed")
    func hero() throws {
        let readme = try RepositoryFile.text(of: "README.md")
        #expect(readme.firstMatch(of: #/!\[[^\]]*\]\(([^)]*)\)/#)?.1 == "docs/images/report.png")
        let texts = try #require(try Self.pictures()["report.png"]).texts
        #expect(texts.contains { $0.hasPrefix("All ") && $0.hasSuffix(" scenarios passed") })
        #expect(!texts.contains { $0.contains("✕") || $0.contains("Scénario") })
    }

    private static func pictures() throws -> [String: Picture] {
        let record = try RepositoryFile.text(of: "docs/images/pictures.json")
        return try JSONDecoder().decode([String: Picture].self, from: Data(record.utf8))
    }

    /// The names that destinations have in the sources.
    private static func destinations() throws -> Set<String> {
        let sources = RepositoryFile.root.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var names: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            names.formUnion(text.matches(of: #/let name = "([a-z-]+\.[a-z-]+)"/#).map { String($0.1) })
        }
        return names
    }

    /// How many scenarios a script has, or the first script of a page.
    private static func scenarios(of path: String) throws -> Int {
        let isPage = path.hasSuffix(".md")
        let text = try isPage ? #require(MarkdownPage(path).blocks("gherkin").first) : RepositoryFile.text(of: path)
        return try GherkinParser().pickles(of: GherkinSource(uri: "script.feature", text: text)).count
    }
}

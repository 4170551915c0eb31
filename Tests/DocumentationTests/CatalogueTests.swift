import Foundation
import Testing

/// The DocC catalogues are true: their code is compiled in the examples beside this file, and works.
struct CatalogueTests {
    @Test(
        "every block of Swift stands in a compiled example, but for its indentation",
        arguments: ["AppShell", "AppShellHeadless", "ScenarioRunner"]
    )
    func codeIsCompiled(_ module: String) throws {
        let examples = try ["GuestbookExample", "StepDefinitionsExample", "CatalogueExample"].map { name in
            Self.plain(try Self.text(of: "Tests/DocumentationTests/\(name).swift"))
        }
        let folder = "Sources/\(module)/\(module).docc"
        let pages = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: folder).path)
        #expect(pages.count >= 3)
        for page in pages.sorted() {
            for block in try Self.text(of: "\(folder)/\(page)").components(separatedBy: "```swift\n").dropFirst() {
                let code = Self.plain(block.components(separatedBy: "\n```")[0])
                #expect(examples.contains { $0.contains(code) }, "\(page): no example has this block:\n\(code)")
            }
        }
    }

    @Test("what the examples do is what the articles say")
    func works() throws {
        #expect(try signedGuestbook().contains("Merci (signé)"))
        #expect(try outcomeOfLink("https://livre.example/mots/7").hasPrefix("opened"))
        #expect(try outcomeOfLink("https://livre.example/mots/007").hasPrefix("ignored"))
        let run = runGuestbook("Feature: Book\n  Scenario: It opens\n    Given the app is open\n")
        #expect(run.succeeded, "\(run.output)")
        #expect(guestbookVocabularyIsSound())
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    private static func plain(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}

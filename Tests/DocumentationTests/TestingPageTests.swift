import Testing

/// docs/testing-a-feature.md is true: its tests are those that run here.
struct TestingPageTests {
    @Test("every block of Swift stands in the compiled example, letter by letter")
    func codeIsCompiled() throws {
        let example = try [
            "Tests/DocumentationTests/TestingExample.swift",
            "Examples/Bibliotheque/Tests/BibliothequeTests/BibliothequeTests.swift",
        ].map(RepositoryFile.text).joined()
        let blocks = try MarkdownPage("docs/testing-a-feature.md").blocks("swift")
        #expect(blocks.count == 4)
        for block in blocks {
            #expect(
                example.contains(block),
                "this block differs from TestingExample.swift and BibliothequeTests.swift:\n\(block)"
            )
        }
    }
}

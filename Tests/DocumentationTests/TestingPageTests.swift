import Testing

/// docs/testing-a-feature.md is true: its tests are those that run here.
struct TestingPageTests {
    @Test("every block of Swift stands in the compiled example, letter by letter")
    func codeIsCompiled() throws {
        let example = try RepositoryFile.text(of: "Tests/DocumentationTests/TestingExample.swift")
        let blocks = try MarkdownPage("docs/testing-a-feature.md").blocks("swift")
        #expect(blocks.count == 4)
        for block in blocks {
            #expect(example.contains(block), "this block differs from TestingExample.swift:\n\(block)")
        }
    }
}

import Foundation
import Testing

/// The pages about the examples are true: their code and scripts stand in Examples, which `make test-examples` runs.
struct SecondProductPageTests {
    @Test(
        "every block of Swift and Gherkin stands in a file of the example, letter by letter",
        arguments: [("second-product", "Bibliotheque", 14), ("reusing-features", "Mairie", 2)]
    )
    func codeIsTheExamples(_ name: String, _ example: String, _ count: Int) throws {
        let page = MarkdownPage("docs/\(name).md")
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Examples/\(example)").standardizedFileURL
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
            .filter { !$0.hasPrefix(".") && ($0.hasSuffix(".swift") || $0.hasSuffix(".feature")) }
            .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
        let blocks = try page.blocks("swift") + page.blocks("gherkin")
        #expect(blocks.count == count)
        for block in blocks {
            #expect(files.contains { $0.contains(block) }, "no file of the example has this block:\n\(block)")
        }
    }
}

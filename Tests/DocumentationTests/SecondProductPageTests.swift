import Foundation
import Testing

/// docs/second-product.md is true: its code and scripts stand in Examples/Bibliotheque, which `make test-examples` runs.
struct SecondProductPageTests {
    private let page = MarkdownPage("docs/second-product.md")

    @Test("every block of Swift and Gherkin stands in a file of the example, letter by letter")
    func codeIsTheExamples() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Examples/Bibliotheque").standardizedFileURL
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
            .filter { !$0.hasPrefix(".") && ($0.hasSuffix(".swift") || $0.hasSuffix(".feature")) }
            .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
        let blocks = try page.blocks("swift") + page.blocks("gherkin")
        #expect(blocks.count == 13)
        for block in blocks {
            #expect(files.contains { $0.contains(block) }, "no file of the example has this block:\n\(block)")
        }
    }
}

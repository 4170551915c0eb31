import AppShell
import AppShellHeadless
import Foundation
import Testing

/// docs/routing.md is true: its code is what is compiled here, and what it says of links and payloads is so.
struct RoutingPageTests {
    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static func blocks(_ language: String) throws -> [String] {
        try String(contentsOf: here.appending(path: "../../../docs/routing.md"), encoding: .utf8)
            .components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
    }

    @Test("every block of Swift stands in the compiled feature, letter by letter")
    func codeIsCompiled() throws {
        let folders = [Self.here, Self.here.appending(path: "..")]
        let files = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        }.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "RoutingPageTests.swift" }
        let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        let blocks = try Self.blocks("swift")
        #expect(blocks.count == 9)
        for block in blocks {
            #expect(code.contains { $0.contains(block + "\n") }, "this block differs from the feature:\n\(block)")
        }
    }

    @Test("each link ends as the page says")
    func links() throws {
        let lines = try Self.blocks("links").joined(separator: "\n").split(separator: "\n")
        #expect(lines.count == 10)
        for line in lines { try check(line) { .link($0) } }
    }

    @Test("each payload ends as the page says")
    func payloads() throws {
        let lines = try Self.blocks("payloads").joined(separator: "\n").split(separator: "\n")
        #expect(lines.count == 5)
        for line in lines { try check(line) { .tap($0) } }
    }

    /// What arrives, two spaces or more, what becomes of it.
    private func check(_ line: Substring, _ arrival: (String) -> Arrival) throws {
        let gap = try #require(line.range(of: "  "), "no outcome: \(line)")
        let session = RecipesTestKit.makeSession()
        try session.launch(with: arrival(String(line[..<gap.lowerBound])))
        try session.tap("Commencer")
        let outcomes = try session.arrivals().map(\.outcome.description)
        #expect(outcomes == [line[gap.upperBound...].trimmingCharacters(in: .whitespaces)], "\(line)")
    }
}

import Foundation
import Testing

@testable import AppShellCommand

struct ArrayLiteralTests {
    private func inserted(_ element: String, at index: Int, into text: String) throws -> String {
        let tokens = SwiftTokens(text)
        let open = try #require((0..<tokens.count).first { tokens[$0] == "[" })
        return try #require(ArrayLiteral(tokens, at: open)).inserting(element, at: index)
    }

    @Test(
        "an element is written like the others",
        arguments: [
            ("let a = []", 0, "let a = [x]"), ("let a = [b]", 1, "let a = [b, x]"),
            ("let a = [b]", 0, "let a = [x, b]"),
            ("let a = [b, c] // [", 1, "let a = [b, x, c] // ["),
            ("let a = [\n    b,\n    c,\n]", 2, "let a = [\n    b,\n    c,\n    x,\n]"),
            ("let a = [\n    b,\n    c,\n]", 0, "let a = [\n    x,\n    b,\n    c,\n]"),
            ("let a = [\n    b\n]", 1, "let a = [\n    b,\n    x,\n]"),
            ("let a = [\n    b,  // [first]\n    c,\n]", 1, "let a = [\n    b,  // [first]\n    x,\n    c,\n]"),
            ("let a = [\n    b, c,\n    d,\n]", 1, "let a = [\n    b, x, c,\n    d,\n]"),
            ("a([\"\\(f([1, 2]))]\", \"]\"])", 1, "a([\"\\(f([1, 2]))]\", x, \"]\"])"),
            ("a([f(b, c), { d, e in }, [g, h]])", 3, "a([f(b, c), { d, e in }, [g, h], x])"),
        ]
    )
    func style(_ before: String, _ index: Int, _ after: String) throws {
        #expect(try inserted("x", at: index, into: before) == after)
    }

    @Test("one of several lines gets lines of its own, and the others too")
    func lines() throws {
        #expect(
            try inserted("f(\n    1\n)", at: 1, into: "  a([b])")
                == "  a([\n      b,\n      f(\n          1\n      ),\n  ])"
        )
        #expect(try inserted("f(\n    1\n)", at: 1, into: "a([b /* c */])") == "a([b, f(\n    1\n) /* c */])")
        #expect(try inserted("f(\n    1\n)", at: 0, into: "a([])") == "a([\n    f(\n        1\n    )\n])")
    }

    @Test("texts that fill lines are filled anew, unless a comment stands among them")
    func filling() throws {
        let words = (10..<30).map { "\"text\($0)\"" }
        let first = words.prefix(11).joined(separator: ", ")
        let second = words.suffix(9).joined(separator: ", ")
        let after = try inserted("\"new\"", at: 3, into: "let a = [\n    \(first),\n    \(second),\n]")
        let lines = after.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.allSatisfy { $0.count <= 120 }, "\(after)")
        #expect(after.contains("\"text12\", \"new\", \"text13\""))
        let commented = "let a = [\n    \(first),  // b\n    \(second),\n]"
        #expect(
            try inserted("\"new\"", at: 3, into: commented)
                == commented.replacing("\"text12\"", with: "\"text12\", \"new\"")
        )
    }

    @Test("in every array of the files that the command edits, an edit leaves the rest, byte for byte")
    func keepsTheRest() throws {
        var count = 0
        for path in [
            "Package.swift", "Tools/Package.swift", "Tools/Sources/AppShellMain/AppShellMain.swift",
            "Sources/AllInConnect/AllInConnectApp.swift", "Sources/Madinia/MadiniaApp.swift",
            "Sources/PiTrainer/PiTrainerApp.swift", "Tests/ArchitectureTests/Rules/Layout.swift",
            "Tests/ProductSuiteTests/EveryProduct.swift",
        ] {
            let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
            let tokens = SwiftTokens(text)
            #expect(tokens.isSound, "\(path)")
            for open in 0..<tokens.count {
                guard let literal = ArrayLiteral(tokens, at: open), let first = literal.elements.first else { continue }
                let after = literal.inserting("new_element", at: literal.elements.count)
                count += 1
                let before = Array(text.utf8)
                let start = zip(before, after.utf8).prefix { $0 == $1 }.count
                let end = zip(before.reversed(), after.utf8.reversed()).prefix { $0 == $1 }.count
                if start + end < before.count, first.hasPrefix("\"") {
                    // Filled anew: the same but for line breaks.
                    let isSame = Self.tokens(of: after).filter { $0 != "new_element" } == Self.tokens(of: text)
                    #expect(isSame, "\(path): \(literal.elements)")
                    continue
                }
                #expect(start + end >= before.count && after.utf8.count > before.count, "\(path): \(literal.elements)")
            }
        }
        #expect(count > 80, "\(count)")
    }

    private static func tokens(of text: String) -> [String] {
        let tokens = SwiftTokens(text)
        return (0..<tokens.count).map { tokens[$0] }.filter { $0 != "," }
    }
}

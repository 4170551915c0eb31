import Foundation
import Testing

@testable import AppShellCommand

struct SwiftChangeTests {
    private static let old = """
        import AppShell

        /// A shelf.
        struct Shelf {
            static let size = 12
            var isFull: Bool { count >= Self.size }
            let count: Int

            func title(_ names: [String]) -> String {
                let first = names.first { !$0.isEmpty }
                return "{ \\(first ?? "none")"
            }

            func define(in library: Library) {
                library.step("a pattern") { world in
                    world.tap("one")
                    world.tap("two")
                }
            }
        }

        """

    /// The blocks of ``old``, as coverage has them: with their numbers in the order below.
    private static let functions: [SwiftChange.Function] = {
        let starts: [(text: String, isClosure: Bool)] = [
            ("{ count >=", false), ("{\n        let first", false), ("{ !$0", true), ("{\n        library", false),
            ("{ world", true),
        ]
        let text = SwiftText(Array(old.utf8))
        return starts.enumerated().compactMap { number, start in
            guard let range = old.range(of: start.text) else { return nil }
            let offset = old.utf8.distance(from: old.startIndex, to: range.lowerBound)
            guard let end = text.closing[offset] else { return nil }
            return SwiftChange.Function(
                number: number,
                place: SourceRange(start: point(offset, text), end: point(end + 1, text)),
                isClosure: start.isClosure
            )
        }
    }()

    private static func point(_ offset: Int, _ text: SwiftText) -> SourcePoint {
        let line = text.line(of: offset)
        return SourcePoint(line: line, column: offset - text.lines[line - 1] + 1)
    }

    private func change(_ replacements: [(String, String)]) -> SwiftChange {
        let new = replacements.reduce(Self.old) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        return SwiftChange(from: Array(Self.old.utf8), to: Array(new.utf8), functions: Self.functions)
    }

    @Test("a change inside a body reaches that function, on one line or several")
    func bodies() {
        #expect(Self.functions.count == 5)
        #expect(change([("count >=", "count >")]).functions == [0])
        #expect(change([("?? \"none\"", "?? \"}\"")]).functions == [1])
        #expect(change([("return \"{", "return \"")]).functions == [1])
        #expect(change([("        let first", "        log()\n        let first")]).functions == [1])
        #expect(change([("count >=", "count >"), ("?? \"none\"", "?? \"\"")]).functions == [0, 1])
    }

    @Test("inside a closure of several lines it reaches the closure alone, otherwise what encloses it too")
    func closures() {
        #expect(change([("\"one\"", "\"1\"")]).functions == [4])
        #expect(change([("{ world in", "{ [weak self] world in")]).functions == [3, 4])
        #expect(change([("\"a pattern\"", "\"another\"")]).functions == [3])
        #expect(change([("!$0.isEmpty", "$0.isEmpty")]).functions == [1, 2])
        #expect(change([("!$0.isEmpty", "$0.isEmpty")]).declarationLines.isEmpty)
    }

    @Test(
        "what stands outside of a body is a declaration",
        arguments: [
            ("size = 12", "size = 13"), ("let count", "var count"), ("_ names", "of names"), ("import AppShell", ""),
            ("    let count: Int\n", ""), ("-> String {", "-> String? {"),
        ]
    )
    func declarations(old: String, new: String) {
        let change = change([(old, new)])
        #expect(!change.declarationLines.isEmpty)
        #expect(change.functions.isEmpty)
    }

    @Test("a function that a body is cut in two for is a declaration, wherever the lines differ")
    func cutBodies() {
        let cut = "none\\\")\"\n    }\n\n    func other() -> String {\n        return \"\\(1 ?? \\\"none"
        #expect(
            !change([("        let first", "    }\n\n    func more() {\n        let first")]).declarationLines.isEmpty
        )
        #expect(!change([("none", cut)]).declarationLines.isEmpty)
        // Braces that no longer pair reach everything, too.
        #expect(!change([("count >=", "{ count >=")]).declarationLines.isEmpty)
    }

    @Test("code that a comment around its lines takes away is a declaration, beside other edits too")
    func commentedOut() {
        let out = ("            world.tap(\"two\")", "        /*\n            world.tap(\"two\")\n        */")
        #expect(!change([out]).declarationLines.isEmpty)
        #expect(change([out, ("count >=", "count >")]).declarationLines == [17])
    }

    @Test("comments and blanks change nothing, unless they stand in a literal")
    func comments() {
        #expect(change([("/// A shelf.", "/// A shelf of books.\n// And more.")]).isEmpty)
        #expect(change([("    let count: Int", "\n    let count:    Int  // many")]).isEmpty)
        #expect(change([("        library", "        /* { */ library")]).isEmpty)
        #expect(change([("a pattern", "a // pattern")]).functions == [3])
    }
}

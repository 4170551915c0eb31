import Testing

@testable import AppShellArchitecture

/// Capture lists in screens, and what only looks like one.
@Suite struct CaptureTests {
    @Test(arguments: [
        "f { [a] in a }", "f { [weak self] in g() }", "f {\n    [a, b] x, y in x\n}",
        "f { [a = b.c(d)] (x: Int) in x }",
        "f { [unowned self] (x: Int) async throws -> Int in x }", "f(g: { [a] in })", "f { [a] _, _ in }",
        "f { [self] in g() }",
    ])
    func finds(_ text: String) {
        for path in ["Sources/Features/Catalog/X.swift", "Sources/Madinia/X.swift"] {
            #expect(ArchitectureRules.check(path: path, text: text).map(\.rule) == [.captures], "\(text)")
        }
        #expect(ArchitectureRules.check(path: "Sources/AppShell/X.swift", text: text).isEmpty)
    }

    @Test(arguments: [
        "f { a in a }", "f { [a] }", "var a: [Int] { [b] + c }", "f { [a].map { b in b } }", "f { [a, b].contains(c) }",
        "// f { [a] in a }", "\"{ [a] in a }\"", "f { x[a] }", "f { for a in [b] { c } }", "f { [a]\n for b in c {} }",
    ])
    func leaves(_ text: String) {
        #expect(ArchitectureRules.check(path: "Sources/Madinia/X.swift", text: text).isEmpty, "\(text)")
    }
}

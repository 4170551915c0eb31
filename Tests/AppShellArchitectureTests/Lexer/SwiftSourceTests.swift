import Testing

@testable import AppShellArchitecture

/// Tokens, calls and members.
@Suite struct SwiftSourceTests {
    @Test func countsLines() {
        let source = SwiftSource(path: "a", text: "a\r\n/* \n */ b\n\"\"\"\nx\n\"\"\"\nc")
        #expect(source.tokens.filter { $0.kind == .word }.map(\.line) == [1, 3, 7])
        #expect(source.lineCount == 7)
        #expect(SwiftSource(path: "a", text: "").lineCount == 0)
        #expect(SwiftSource(path: "a", text: "a\n").lineCount == 1)
    }

    @Test func readsArguments() {
        let source = SwiftSource(path: "a", text: #"f(a: 1, b: [x: 2], c: g(d: 3), "e", h: c ? k : l) { m: 1 }"#)
        #expect(Set(source.arguments(of: 1).keys) == ["a", "b", "c", "h"])
    }

    @Test func readsLiterals() {
        let source = SwiftSource(path: "a", text: #"f("a b", "\(c)", "")"#)
        #expect(source.literal(at: 2) == "a b")
        #expect(source.literal(at: 5) == nil)
        #expect(source.tokens.indices.compactMap(source.literal).contains(""))
    }

    @Test(arguments: [
        ("let a: D = .now", true), ("f(.now)", true), ("return .now", true), ("a ? .now : b", true), ("a > .now", true),
        ("clock.now", false), ("clock\n    .now", false), ("clock?.now", false), ("clock!.now", false),
        ("f().now", false), ("a[0].now", false), ("Box<Int>.now", false), ("`in`.now", false), ("self.now", false),
        (#""x".now"#, false),
    ])
    func tellsImplicitMembers(_ text: String, _ isImplicit: Bool) throws {
        let source = SwiftSource(path: "a", text: text)
        let dot = try #require(source.tokens.indices.first { source.matches([".", "now"], at: $0) })
        #expect(source.isImplicitMember(dot: dot) == isImplicit)
    }
}

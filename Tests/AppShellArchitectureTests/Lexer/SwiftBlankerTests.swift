import Testing

@testable import AppShellArchitecture

/// What is left of source once comments and literals are blank.
@Suite struct SwiftBlankerTests {
    @Test(arguments: [
        // Comments.
        ("a // Date()\nb", "a          \nb"),
        ("a /// Date()", "a           "),
        ("a /* x */ b", "a         b"),
        ("/* a /* b */ c */ d", "                  d"),
        ("/* a\n b */ c", "    \n      c"),
        ("/**/ a", "     a"),
        ("/*/ a */ b", "         b"),
        ("#!/usr/bin/swift\na", "                \na"),
        ("a // \"\nb", "a     \nb"),
        ("a /* \" */ b", "a         b"),
        ("/* open", "       "),
        // Strings.
        (#""Date()" a"#, #""      " a"#),
        (#""" a"#, #""" a"#),
        (#""// a" b"#, #""    " b"#),
        (#""a \" b" c"#, #""      " c"#),
        (#""a \\" b"#, #""    " b"#),
        (#""/*" a "*/""#, #""  " a "  ""#),
        ("\"open\na", "\"    \na"),
        // Raw strings.
        (##"#"a " b"# c"##, ##" "     "  c"##),
        (##"#"a \" b"# c"##, ##" "      "  c"##),
        (##"#"a \(b) c"# d"##, ##" "        "  d"##),
        (##"#"a \#(b) c"# d"##, ##" "    (b)  "  d"##),
        (###"##"a "# \#(b) "## c"###, ###"  "           "   c"###),
        (##"#"""# a"##, ##" " "  a"##),
        (##"#"\#""# a"##, ##" "   "  a"##),
        // Interpolations.
        (#""a \(b) c""#, #""   (b)  ""#),
        (#""\(f("x"))""#, #"" (f(" "))""#),
        (#""\(f(")", g(1)))" a"#, #"" (f(" ", g(1)))" a"#),
        (#""\("\(a)")""#, #"" (" (a)")""#),
        (#""\(a /* ) */ )" b"#, #"" (a         )" b"#),
        (#""\\(a)" b"#, #""     " b"#),
        ("\"\\(a,\n  b)\" c", "\" (a,\n  b)\" c"),
        // Not strings.
        ("`a` b", "`a` b"),
        ("func `it's \"x\"`() {}", "func `        `() {}"),
        ("#if DEBUG\na\n#endif", "#if DEBUG\na\n#endif"),
        ("#expect(a)", "#expect(a)"),
        ("é = \"é\"", "é = \"  \""),
    ])
    func blanks(_ source: String, _ code: String) {
        #expect(Self.blank(source) == code)
    }

    @Test func blanksMultilineStrings() {
        let source = #"""
            let a = """
                Date() "quoted" ""
                \(UUID()) \""" x
                """
            b
            """#
        let code = Self.blank(source)
        #expect(!code.contains("Date") && !code.contains("quoted") && !code.contains("x"))
        #expect(code.contains("(UUID())"))
        #expect(code.hasSuffix("\nb"))
    }

    @Test func blanksRawMultilineStrings() {
        let source = ##"""
            let a = #"""
                """ \(a) \#(UUID())
                """#
            b
            """##
        let code = Self.blank(source)
        #expect(!code.contains("(a)") && code.contains("(UUID())") && code.hasSuffix("\nb"))
    }

    @Test(arguments: [
        ("let r = /a\"b/; c", "c"),
        ("f(/Date()/, c)", ", c)"),
        ("let r = /[/]/; c", "c"),
        ("let r = /\\/\"/; c", "c"),
        ("let r = /(a)[)]\"/; c", "c"),
        ("return /\"/ + c", "c"),
        ("let r = #/a/b\"/#; c", "c"),
        ("let r = ##/\"/#/##; c", "c"),
        ("let r = #/\n  \" // x\n/#; c", "c"),
        ("if let m = s.firstMatch(of: /\"(.)/) { c }", "c }"),
    ])
    func blanksRegexLiterals(_ source: String, _ end: String) {
        let code = Self.blank(source)
        #expect(code.hasSuffix(end))
        #expect(!code.contains("\"") && !code.contains("Date"))
    }

    @Test(arguments: [
        "a / b / c", "a/b/c", "(a)/b/c", "x[0]/b/c", "reduce(1, /)", "f(/, b)", "a.in/b/c", "a! / b / c", "a /= b / c",
        "let x = a\n    / b\n    / c", "1 /2 + 3/ 4", "{ 1 }() / b / c",
    ])
    func keepsDivisions(_ source: String) {
        #expect(Self.blank(source) == source)
    }

    /// Whatever the bytes: no crash, the same length, the same line breaks.
    @Test func keepsLinesOfAnyBytes() {
        let alphabet = Array("\"\"\"###\\\\()/*[]{}`\n\r aé.import?!".utf8)
        var state: UInt64 = 42
        for _ in 0..<2_000 {
            let bytes = (0..<80).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return alphabet[Int(state >> 33) % alphabet.count]
            }
            let code = SwiftBlanker.blank(bytes)
            #expect(code.count == bytes.count)
            #expect(zip(code, bytes).allSatisfy { $0 == $1 || ($0 == .space && !$1.isLineBreak) })
            _ = ArchitectureRules.check(SwiftSource(path: "X.swift", bytes: bytes), Strict())
        }
    }

    private static func blank(_ text: String) -> String {
        String(decoding: SwiftBlanker.blank(Array(text.utf8)), as: UTF8.self)
    }
}

/// Asks everything of every file.
private struct Strict: SourceLayout {
    func traits(ofPath path: String) -> SourceTraits? {
        SourceTraits(isPure: true, holdsScreens: true, avoidsFoundation: true)
    }

    func objection(to found: Import, inPath path: String) -> ImportObjection? { ImportObjection("no", fix: "no") }
}

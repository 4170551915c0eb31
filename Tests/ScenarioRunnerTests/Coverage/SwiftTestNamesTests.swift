import Testing

@testable import ScenarioRunner

struct SwiftTestNamesTests {
    private func names(_ source: String) -> [String] {
        SwiftTestNames.names(in: source).map { "\($0.line) \($0.text)" }
    }

    @Test("names are read with their lines, also on the line after, with hashes, and among arguments")
    func found() {
        let source = ##"""
            struct Tests {
                @Test("MAD-FR1: one")
                func one() {}
                @Test(
                    // Long.
                    "MAD-FR2: \(two("x)")) \"quoted\"", .tags(.slow), arguments: [(1, "@Test(")]
                )
                func two() {}
                @Test(#"MAD-FR3: "three""#) func three() {}
                @Test func nameless() {}
                @Test(arguments: [1]) func alsoNameless() {}
            }
            """##
        #expect(
            names(source) == [
                "2 MAD-FR1: one", #"4 MAD-FR2: \(two("x)")) \"quoted\""#, #"9 MAD-FR3: "three""#,
            ]
        )
    }

    @Test("what stands in a comment or in a string is no test, and one that is disabled shows nothing")
    func notFound() {
        let source = ##"""
            // @Test("MAD-FR1")
            /* @Test("MAD-FR2") /* @Test("MAD-FR3") */ @Test("MAD-FR4") */
            let text = "@Test(\"MAD-FR5\")"
            let raw = #"@Test("MAD-FR6")"#
            let long = """
                @Test("MAD-FR7")
                """
            @Test("MAD-FR8", .disabled()) func off() {}
            @Test("MAD-FR9", .disabled("later (soon)")) func alsoOff() {}
            @Test("MAD-FR10", .disabled(if: isSlow)) func on() {}
            @Test("MAD-FR11") func last() { ".disabled(" }
            """##
        #expect(names(source) == ["10 MAD-FR10", "11 MAD-FR11"])
    }

    @Test(
        "source that is cut off is read to its end",
        arguments: ["@Test", "@Test(", "@Test(\"a", "/*", "\"\"\"", "\"\\("]
    )
    func cutOff(_ source: String) {
        #expect(names(source).count <= 1)
        #expect(names("@Test(\"whole\")\n" + source).first == "1 whole")
    }
}

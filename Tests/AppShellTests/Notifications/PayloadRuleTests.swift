import Testing

@testable import AppShell

/// Which values a rule takes (docs/decisions/0008-payload-values-are-strict.md).
struct PayloadRuleTests {
    private func value(_ json: String, _ kind: ParameterKind) throws -> String? {
        PayloadSource("x", kind).text(try JSONValue(parsing: json))
    }

    @Test(
        "SHELL-3: an id is a whole number from 1, as a number or as a text of digits",
        arguments: [
            ("123", "123"), (#""123""#, "123"), ("1", "1"), ("9223372036854775807", "9223372036854775807"),
            (#""9223372036854775807""#, "9223372036854775807"), (#""\u0037""#, "7"),
        ]
    )
    func identifiers(_ json: String, _ expected: String) throws {
        #expect(try value(json, .number) == expected)
    }

    @Test(
        "SHELL-3: whatever else is no id",
        arguments: [
            #""""#, #""abc""#, #"" 123""#, #""123 ""#, #""0""#, #""007""#, "null", "true", "false", "1.5", "1.0", "1e3",
            "0", "-0", "-7", #""-7""#, #""+7""#, "[]", "[7]", "{}", #"{"id":7}"#, "9223372036854775808",
            #""9223372036854775808""#, #""٣""#, #""1\u0000""#, #""1e3""#, #""1.0""#, "1E0",
        ]
    )
    func noIdentifiers(_ json: String) throws {
        #expect(try value(json, .number) == nil)
    }

    @Test(
        "SHELL-3: a text is one that a link could carry, and only a text",
        arguments: [
            (#""a""#, "a"), (#""café / 7""#, "café / 7"), (#""...""#, "..."), (#""007""#, "007"), (#""""#, nil),
            (#"".""#, nil), (#""..""#, nil), (#""a\n""#, nil), (#""\u0000""#, nil), (#""\u0085""#, nil),
            (#""\u007f""#, nil),
            ("7", nil), ("true", nil), ("null", nil), (#"["a"]"#, nil), (#"{"a":"a"}"#, nil),
        ] as [(String, String?)]
    )
    func texts(_ json: String, _ expected: String?) throws {
        #expect(try value(json, .text) == expected)
    }

    @Test(
        "SHELL-3: a slug is lower-case letters, digits and single hyphens between them",
        arguments: [
            (#""ia-generative-2""#, true), (#""starter""#, true), (#""7""#, true), ("7", false), (#""Starter""#, false),
            (#""a--b""#, false), (#""-a""#, false), (#""a_b""#, false), (#""é""#, false), (#""""#, false),
        ]
    )
    func slugs(_ json: String, _ isSlug: Bool) throws {
        #expect((try value(json, .slug) != nil) == isSlug)
    }

    @Test("SHELL-3: a value is one of its choices, byte for byte", arguments: ["text", "number"])
    func choices(_ kind: String) throws {
        let choices = ParameterKind.choice(["pi", "é", "7", "."])
        #expect(try value("\"pi\"", choices) == "pi")
        #expect(try value("\"7\"", choices) == "7")
        for other in ["\"Pi\"", "\"e\\u0301\"", "7", "\".\"", "\"\"", "null"] {
            #expect(try value(other, choices) == nil)
        }
    }

    @Test("SHELL-3: a value of 256 bytes is used, a longer one is not", arguments: [ParameterKind.text, .slug])
    func length(_ kind: ParameterKind) throws {
        #expect(try value("\"\(String(repeating: "a", count: 256))\"", kind) != nil)
        #expect(try value("\"\(String(repeating: "a", count: 257))\"", kind) == nil)
        #expect(try value("\"\(String(repeating: "é", count: 129))\"", .text) == nil)
    }

    @Test(
        "SHELL-3: only the very text meets a condition",
        arguments: [
            (#"{"type":"formation"}"#, true), (#"{"type":"cours"}"#, true), (#"{"type":"Formation"}"#, false),
            (#"{"type":"formation "}"#, false), (#"{"type":["formation"]}"#, false), (#"{"type":true}"#, false),
            (#"{"type":null}"#, false), (#"{"Type":"formation"}"#, false), (#"{"type":"1"}"#, true),
            (#"{"type":1}"#, false),
            (#"{"type":"é"}"#, true), (#"{"type":"e\u0301"}"#, false), (#"{}"#, false),
            (#"{"data":{"type":"formation"}}"#, false), (#"{"aps":{"type":"formation"}}"#, false),
        ]
    )
    func conditions(_ payload: String, _ isMet: Bool) throws {
        let table = PayloadTable([(PayloadRule(when: ["type": ["formation", "cours", "1", "é"]]), "course")])
        #expect(try table.destination(of: payload) == (isMet ? "course" : nil))
    }

    @Test("a rule is told in words, the same whatever order it was written in")
    func description() {
        let rule = PayloadRule(
            when: ["type": ["b", "a"], "env": ["prod"]],
            parameters: [
                PayloadParameter("key", from: [.slug("slug"), .number("id")]), PayloadParameter("n", from: []),
            ]
        )
        #expect(
            "\(rule)"
                == "“env” is “prod”, “type” is “a” or “b”, {key} from “slug” or “id”, {n} from nowhere"
        )
        #expect("\(PayloadRule())" == "any payload")
    }
}

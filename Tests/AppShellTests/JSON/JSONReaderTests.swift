import Testing

@testable import AppShell

/// What is JSON, and what is said of all else.
struct JSONReaderTests {
    private func errorText(_ text: String, _ limits: JSONLimits = JSONLimits()) -> String? {
        errorText(Array(text.utf8), limits)
    }

    private func errorText(_ bytes: [UInt8], _ limits: JSONLimits = JSONLimits()) -> String? {
        do throws(JSONError) {
            _ = try JSONValue(parsing: bytes, limits: limits)
            return nil
        } catch { return "\(error)" }
    }

    @Test("every kind of value is read as what it is")
    func kinds() throws {
        let value = try JSONValue(
            parsing: "\t{\"a\":null , \"b\":[true,false],\r\n\"c\":-12.5E+3,\"d\":\"é\\u00e9\\/\",\"e\":{},\"f\":[] }\n"
        )
        #expect(
            value == [
                "a": .null, "b": [true, false], "c": .number(JSONNumber(read: "-12.5E+3")), "d": "éé/", "e": [:],
                "f": [],
            ]
        )
        #expect(value.objectValue?.keys == ["a", "b", "c", "d", "e", "f"])
        #expect(try JSONValue(parsing: "7") == 7)
    }

    @Test(
        "an escape is the character it stands for",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
            (#""\uD83D\uDE00!""#, "😀!"), (#""é\u0000é""#, "é\u{0}é"), (#""\uFFFF""#, "\u{FFFF}"), (#""""#, ""),
        ]
    )
    func escapes(_ text: String, _ expected: String) throws {
        let string = try JSONValue(parsing: text).stringValue
        #expect(string.map { Array($0.utf8) } == Array(expected.utf8))
    }

    @Test(
        "what is looser than RFC 8259 is refused with its location and the fix",
        arguments: [
            ("", "line 1, column 1, at $: there is no value. Fix: write a value."),
            (" \n", "line 2, column 1, at $: there is no value. Fix: write a value."),
            ("[1,]", "line 1, column 3, at $: a comma follows the last element. Fix: drop the comma."),
            (
                #"{"a": 1,}"#,
                "line 1, column 8, at $: a comma follows the last element. Fix: drop the comma."
            ),
            (
                #"{"a": 1, "b": 2, "\u0061": 3}"#,
                "line 1, column 18, at $: the key “a” occurs twice in one object. Fix: keep one of the two."
            ),
            ("1 2", "line 1, column 3, at $: more text follows the value. Fix: drop what follows."),
            ("{}}", "line 1, column 3, at $: more text follows the value. Fix: drop what follows."),
            (
                "[1 2]",
                "line 1, column 4, at $: found “2” instead of a comma or “]”. Fix: write a comma or “]”."
            ),
            (
                "{\"é\": [0,\r\n {\"b\": x}]}",
                "line 2, column 8, at $[\"é\"][1].b: “x” is not a JSON value. Fix: write true, false or null in lower"
                    + " case, or put the text in quotation marks."
            ),
            (
                #"{"aps" 1}"#,
                "line 1, column 8, at $.aps: found “1” instead of a colon. Fix: write a colon."
            ),
            (
                "{a: 1}",
                "line 1, column 2, at $: found “a” instead of a key in quotation marks."
                    + " Fix: write a key in quotation marks."
            ),
            (
                "{'a': 1}",
                "line 1, column 2, at $: found “'” instead of a key in quotation marks."
                    + " Fix: use straight quotation marks, \"."
            ),
            (
                "[“a”]",
                "line 1, column 2, at $[0]: found ““” instead of a value. Fix: use straight quotation marks, \"."
            ),
            (
                "[1, // one\n2]",
                "line 1, column 5, at $[1]: found “/” instead of a value. Fix: drop the comment: JSON has none."
            ),
            (
                "[1",
                "line 1, column 3, at $: found the end of the text instead of a comma or “]”."
                    + " Fix: write a comma or “]”."
            ),
            (
                #"{"a":"#,
                "line 1, column 6, at $.a: found the end of the text instead of a value. Fix: write a value."
            ),
            (
                #"{"a": "b}"#,
                "line 1, column 10, at $.a: the text ends inside a string."
                    + " Fix: close the string with a quotation mark."
            ),
            (
                "\"a\nb\"",
                "line 1, column 3, at $: the control character 0x0A is not escaped. Fix: escape it as \\u000A."
            ),
            (
                #"["\x"]"#,
                #"line 1, column 3, at $[0]: the backslash does not begin an escape. Fix: write \" \\ \/ \b \f \n \r \t or "#
                    + #"\u and four hexadecimal digits."#
            ),
            (
                "01",
                "line 1, column 1, at $: the number has a leading zero."
                    + " Fix: drop the zero, or put the digits in quotation marks."
            ),
            ("+1", "line 1, column 1, at $: the number has a plus sign. Fix: drop the plus."),
            (
                "\u{FEFF}{}",
                "line 1, column 1, at $: the text begins with a byte-order mark."
                    + " Fix: save the text as UTF-8 without a byte-order mark."
            ),
        ]
    )
    func refused(_ text: String, _ expected: String) {
        #expect(errorText(text) == expected)
    }

    @Test("a number lacks digits", arguments: [".5", "1.", "1.e5", "-", "-.5", "1e", "1e+", "--1", "-Infinity"])
    func digits(_ text: String) {
        let expected = "the number lacks digits. Fix: write a digit before and after the point, and after the e."
        #expect(errorText("[\(text)]") == "line 1, column 2, at $[0]: \(expected)")
    }

    @Test(
        "a word is no value unless it is one of three, in lower case",
        arguments: ["NaN", "Infinity", "True", "NULL", "nul", "nulls", "true1", "undefined", "None"]
    )
    func words(_ word: String) {
        #expect(errorText(word)?.hasPrefix("line 1, column 1, at $: “\(word)” is not a JSON value.") == true)
    }

    @Test("garbage where nobody reads is refused too", arguments: [#"{"a":1}x"#, #"{"z":tru}"#, "[[[1]]", "00", "1x"])
    func unread(_ text: String) {
        #expect(errorText(text) != nil)
    }

    @Test(
        "half a surrogate pair is refused",
        arguments: [
            #"\uD800"#, #"\uDC00"#, #"\uD800x"#, #"\uD800\n"#, #"\uD800\uD800"#, #"\uDC00\uD800"#, #"\uD83D\u0041"#,
        ]
    )
    func surrogates(_ escape: String) {
        #expect(
            errorText("\"\(escape)\"")
                == "line 1, column 2, at $: the escape is half of a surrogate pair."
                + #" Fix: write both halves, \uD83D\uDE00, or the character itself."#
        )
    }

    @Test(
        "an escape of fewer than four hexadecimal digits is none",
        arguments: [#"\u"#, #"\u00"#, #"\u00g0"#, #"\u+041"#]
    )
    func shortEscapes(_ escape: String) {
        #expect(errorText("\"\(escape)\"")?.contains("the backslash does not begin an escape") == true)
    }

    @Test(
        "bytes that are not UTF-8 are refused where they stand: overlong, surrogates, too high, cut off",
        arguments: [
            [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0x80], [0xE2, 0x82], [0xF0, 0x9F],
        ] as [[UInt8]]
    )
    func invalidUTF8(_ bytes: [UInt8]) throws {
        let first = String(bytes[0], radix: 16, uppercase: true)
        let quoted = Array("[\"é".utf8) + bytes + Array("\"]".utf8)
        #expect(
            errorText(quoted)
                == "line 1, column 4, at $[0]: the byte 0x\(first) is not UTF-8 here. Fix: write the text in UTF-8."
        )
        let escaped = Array("[\"\\né".utf8) + bytes + Array("\"]".utf8)
        #expect(errorText(escaped)?.hasPrefix("line 1, column 6, at $[0]: the byte 0x\(first) is not UTF-8") == true)
        #expect(errorText(Array("[".utf8) + bytes)?.hasPrefix("line 1, column 2, at $[0]: the byte 0x\(first)") == true)
    }

    @Test("a string is read and checked byte by byte, wherever a byte is in it", arguments: 0...17)
    func positions(_ count: Int) throws {
        let before = String(repeating: "a", count: count)
        for after in ["", "b", "bbbbbbb", "bbbbbbbbbbbbbbbb"] {
            for (written, read) in [("é", "é"), (" ", " "), (#"\n"#, "\n"), (#"\"é"#, "\"é"), (#"é\\"#, #"é\"#)] {
                let text = "[\"\(before)\(written)\(after)\"]"
                #expect(try JSONValue(parsing: text) == [.string(before + read + after)])
                #expect(try JSONValue(parsing: text.utf8.lazy.map(\.self)) == [.string(before + read + after)])
            }
            for (byte, fact) in [(0x1F, "the control character 0x1F"), (0xFF, "the byte 0xFF is not UTF-8")] {
                let bytes = Array("\"\(before)".utf8) + [UInt8(byte)] + Array("\(after)\"".utf8)
                #expect(errorText(bytes)?.hasPrefix("line 1, column \(count + 2), at $: \(fact)") == true)
            }
            #expect(errorText("\"\(before)é\(after)")?.contains("the text ends inside a string") == true)
        }
    }

    @Test("what is too long or too deep is refused, and what is not is read")
    func limits() {
        let limits = JSONLimits(bytes: 20, depth: 3)
        #expect(errorText("[[[1]]]", limits) == nil)
        #expect(
            errorText("[[{\"a\":[]}]]", limits)
                == "line 1, column 8, at $[0][0].a: arrays and objects nest deeper than 3 levels."
                + " Fix: nest less."
        )
        #expect(errorText("\"" + String(repeating: "x", count: 18) + "\"", limits) == nil)
        #expect(
            errorText("\"" + String(repeating: "x", count: 19) + "\"", limits)
                == "line 1, column 1, at $: the text has 21 bytes, and the limit is 20. Fix: send less."
        )
        #expect(errorText("[]", JSONLimits(depth: -1))?.contains("deeper than 0 levels") == true)
        #expect(errorText("1", JSONLimits(depth: 0)) == nil)
    }

    @Test("no depth ends the process, whatever limit was asked for")
    func depth() {
        let limits = JSONLimits(bytes: .max, depth: .max)
        #expect(limits.depth == JSONLimits.maximumDepth)
        for opening in ["[", "{\"a\":"] {
            let text = String(repeating: opening, count: 200_000)
            #expect(errorText(text, limits)?.contains("deeper than \(JSONLimits.maximumDepth) levels") == true)
        }
        let deepest = String(repeating: "[", count: limits.depth) + String(repeating: "]", count: limits.depth)
        #expect(errorText(deepest, limits) == nil)
    }
}

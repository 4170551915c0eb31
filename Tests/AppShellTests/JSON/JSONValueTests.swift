import Testing

@testable import AppShell

struct JSONValueTests {
    @Test(
        "a number is an integer only where it is written as one",
        arguments: [
            ("0", 0), ("7", 7), ("-7", -7), ("9223372036854775807", .max), ("-9223372036854775808", .min),
            ("9223372036854775808", nil), ("1.0", nil), ("1e3", nil), ("-0", nil), ("12345678901234567890123", nil),
        ] as [(String, Int?)]
    )
    func integers(_ text: String, _ expected: Int?) throws {
        #expect(try JSONValue(parsing: text).integerValue == expected)
    }

    @Test("a boolean is no number and a number no boolean, nor is a text either")
    func booleans() throws {
        #expect(try JSONValue(parsing: "true").integerValue == nil)
        #expect(try JSONValue(parsing: "1").boolValue == nil)
        #expect(try JSONValue(parsing: "\"1\"").integerValue == nil)
    }

    @Test("a number beyond all doubles has its text and no double")
    func doubles() throws {
        #expect(JSONNumber(read: "1e999").double == nil)
        #expect(JSONNumber(read: "-1e-999").double == 0)
        #expect(JSONNumber(read: "0.1").double == 0.1)
        #expect(JSONNumber(.infinity) == nil)
        #expect(try JSONValue(parsing: "1e99999999999999999999").text() == "1e99999999999999999999")
    }

    @Test("only a number's text makes a number", arguments: ["", " 1", "1 ", "1,", "01", "x", "\"1\"", "[]", "1\n"])
    func numberTexts(_ text: String) {
        #expect(JSONNumber(text: text) == nil)
        #expect(JSONNumber(text: "-1.5e3")?.text == "-1.5e3")
    }

    @Test("keys are told apart by their bytes, few members or many", arguments: [0, 40])
    func bytewise(_ others: Int) throws {
        let fill = (0..<others).map { ",\"k\($0)\":\($0)" }.joined()
        let value = try JSONValue(parsing: "{\"é\":1,\"e\u{301}\":2\(fill)}")
        #expect(value["é"] == 1)
        #expect(value["e\u{301}"] == 2)
        #expect(value.objectValue?.count == others + 2)
        #expect(value["k39"] == (others == 0 ? nil : 39))
        #expect(value["K39"] == nil)
    }

    @Test("an object behaves as a list of pairs searched from the front, whatever is done to it")
    func model() {
        for seed in 1...60 as ClosedRange<UInt64> {
            var generator = SplitMix64(seed: seed)
            var object = JSONObject()
            var model: [(key: String, value: JSONValue)] = []
            for step in 0..<60 {
                let key = "k\(generator.number(0...24))"
                let place = model.firstIndex { $0.key == key }
                if generator.chance(25) {
                    object[key] = nil
                    place.map { _ = model.remove(at: $0) }
                } else {
                    object[key] = .number(JSONNumber(step))
                    if let place {
                        model[place].value = .number(JSONNumber(step))
                    } else {
                        model.append((key, .number(JSONNumber(step))))
                    }
                }
                #expect(object.keys == model.map(\.key), "seed \(seed)")
                for key in (0...24).map({ "k\($0)" }) {
                    #expect(object[key] == model.first { $0.key == key }?.value, "seed \(seed)")
                }
            }
        }
    }

    @Test("objects are equal in whatever order their members stand, and hash alike")
    func equality() throws {
        let one = try JSONValue(parsing: #"{"a":1,"b":[{"c":2,"d":3}]}"#)
        let other = try JSONValue(parsing: #"{"b":[{"d":3,"c":2}],"a":1}"#)
        #expect(one == other)
        #expect(Set([one, other]).count == 1)
        #expect(one != ["a": 1, "b": [["c": 2]]])
        #expect(one != ["a": 1, "x": [["c": 2, "d": 3]]])
        #expect(one.text() != other.text())
        #expect(one.text(sortedKeys: true) == other.text(sortedKeys: true))
    }

    @Test("a value is written compact or a line a member, its keys as they stand or sorted by their bytes")
    func written() {
        let value: JSONValue = ["b": [1, "x\"\\/\u{1}\n"], "a": [:], "É": [], "c": .null, "d": true]
        #expect(value.text() == #"{"b":[1,"x\"\\/\u0001\n"],"a":{},"É":[],"c":null,"d":true}"#)
        #expect(value.text(sortedKeys: true).hasPrefix(#"{"a":{},"b":"#))
        #expect(value.text(sortedKeys: true).hasSuffix(#","d":true,"É":[]}"#))
        #expect(
            value.text(pretty: true) == """
                {
                  "b": [
                    1,
                    "x\\"\\\\/\\u0001\\n"
                  ],
                  "a": {},
                  "É": [],
                  "c": null,
                  "d": true
                }
                """
        )
    }
}

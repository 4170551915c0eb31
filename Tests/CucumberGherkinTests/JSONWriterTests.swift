import CucumberGherkin
import Foundation
import Testing

struct JSONWriterTests {
    @Test func `values, fields and nesting get their commas`() {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("text", "a")
            writer.field("number", -1)
            writer.field("flag", true)
            writer.field("absent", ifPresent: nil as String?)
            writer.key("nothing")
            writer.null()
            writer.array("names", ["b", "c"])
            writer.array("objects", [1, 2]) { writer, number in
                writer.object { $0.field("n", number) }
            }
            writer.object("empty") { _ in }
        }
        writer.lineBreak()
        writer.array { writer in
            writer.value(false)
            writer.array { _ in }
        }
        #expect(
            writer.text
                == #"{"text":"a","number":-1,"flag":true,"nothing":null,"names":["b","c"],"#
                + #""objects":[{"n":1},{"n":2}],"empty":{}}"# + "\n[false,[]]"
        )
    }

    @Test func `strings are escaped as JSON wants and no more`() {
        var writer = JSONWriter()
        writer.value("a\"b\\c/\n\r\t\u{8}\u{C}\u{0}\u{1F}\u{7F}é😀\u{2028}")
        #expect(writer.text == #""a\"b\\c/\n\r\t\b\f\u0000\u001f"# + "\u{7F}é😀\u{2028}\"")
    }

    @Test func `bytes can be taken piece by piece`() {
        var writer = JSONWriter()
        writer.value("a")
        writer.lineBreak()
        #expect(writer.takeBytes() == Array("\"a\"\n".utf8))
        writer.value("b")
        #expect(writer.text == "\"b\"")
    }

    @Test func `a byte that needs an escape is found wherever it stands`() throws {
        for special in [UInt8](0..<0x20) + [0x22, 0x5C, 0x7F, 0x20, 0x21, 0x23, 0x5B, 0x5D] {
            for length in 1...20 {
                for place in 0..<length {
                    var bytes = [UInt8](repeating: 0x61, count: length)
                    bytes[place] = special
                    if place + 1 < length { bytes[place + 1] = 0x22 }
                    let text = String(decoding: bytes, as: UTF8.self)
                    var writer = JSONWriter()
                    writer.value(text)
                    let read = try JSONDecoder().decode(String.self, from: Data(writer.bytes))
                    #expect(Array(read.utf8) == bytes)
                    #expect(writer.bytes.dropFirst().dropLast().allSatisfy { $0 >= 0x20 })
                }
            }
        }
    }

    @Test func `bytes beyond ASCII are left as they are, whatever stands beside them`() {
        for padding in 0..<9 {
            let text = String(repeating: "a", count: padding) + "é\"😀\\Ā\n" + String(repeating: "€", count: padding)
            var writer = JSONWriter()
            writer.value(text)
            let escaped = text.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#).replacing("\n", with: #"\n"#)
            #expect(writer.text == "\"\(escaped)\"")
        }
    }

    @Test(arguments: [0, 1, -1, 9, 10, 99, 100, -100, 1_234_567_890, Int.max, Int.min])
    func `every number is written as Swift writes it`(number: Int) {
        var writer = JSONWriter()
        writer.array { writer in
            writer.value(number)
            writer.value(number)
        }
        #expect(writer.text == "[\(number),\(number)]")
    }

    @Test func `a key that may be any text is escaped`() {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key(escaping: "a\"b")
            writer.value(1)
            writer.key(escaping: "")
            writer.null()
        }
        #expect(writer.text == #"{"a\"b":1,"":null}"#)
    }

    @Test func `what has grown long is whole, and its room is used again`() {
        var writer = JSONWriter()
        let long = String(repeating: "0123456789", count: 20_000)
        for _ in 0..<3 {
            writer.value(long)
            writer.lineBreak()
            #expect(writer.takeBytes() == Array("\"\(long)\"\n".utf8))
        }
        #expect(writer.bytes.isEmpty)
    }
}

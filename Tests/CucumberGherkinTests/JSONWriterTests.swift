import CucumberGherkin
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
}

import AppShellInspection
import Testing

@testable import AppShell

/// What is read of a notification, and what is made of what a sender got wrong.
struct PayloadReadingTests {
    @Test("SHELL-3: what a notification shows is read from aps, and all else is data, in its order")
    func whole() throws {
        let payload = try PushPayload(
            parsing: #"""
                {"type": "formation", "aps": {"alert": {"title": "T", "subtitle": "S", "body": "B", "loc-key": 7},
                 "badge": 3, "sound": "default", "category": "new", "thread-id": "t", "content-available": 1,
                 "mutable-content": 1}, "id": 7}
                """#
        )
        #expect(payload.title == "T" && payload.subtitle == "S" && payload.body == "B")
        #expect(payload.badge == 3 && payload.sound == "default")
        #expect(payload.category == "new" && payload.threadID == "t" && payload.contentAvailable)
        #expect(payload.data.keys == ["type", "id"])
        #expect(payload.data == ["type": "formation", "id": 7])
        #expect(payload.notes.isEmpty)
    }

    @Test("SHELL-3: an alert may be a text, which is the body; a critical sound has a name; a silent push has nothing")
    func shapes() throws {
        let text = try PushPayload(
            parsing: #"{"aps":{"alert":"Bonjour","badge":0,"sound":{"critical":1,"name":"siren"}}}"#
        )
        #expect(text.body == "Bonjour" && text.title == nil && text.badge == 0 && text.sound == "siren")
        let silent = try PushPayload(parsing: #"{"aps":{"content-available":1}}"#)
        #expect(silent.body == nil && silent.badge == nil && silent.contentAvailable && silent.notes.isEmpty)
        let bare = try PushPayload(parsing: "{}")
        #expect(bare.data.isEmpty && !bare.contentAvailable && bare.notes.isEmpty)
    }

    @Test(
        "SHELL-3: a value of the wrong type is read as absent, and a note says so without repeating it",
        arguments: [
            (#"{"aps":[1]}"#, "aps is an array, not an object"),
            (#"{"aps":"x"}"#, "aps is a text, not an object"),
            (#"{"aps":null}"#, "aps is null, not an object"),
            (#"{"aps":{"alert":7}}"#, "aps.alert is a whole number, not a text or an object"),
            (#"{"aps":{"alert":{"title":["secret"]}}}"#, "aps.alert.title is an array, not a text"),
            (#"{"aps":{"alert":{"body":1.5}}}"#, "aps.alert.body is a number, not a text"),
            (#"{"aps":{"badge":"3"}}"#, "aps.badge is a text, not a whole number from 0"),
            (#"{"aps":{"badge":-1}}"#, "aps.badge is a whole number, not a whole number from 0"),
            (#"{"aps":{"badge":true}}"#, "aps.badge is a boolean, not a whole number from 0"),
            (#"{"aps":{"badge":1.0}}"#, "aps.badge is a number, not a whole number from 0"),
            (#"{"aps":{"sound":1}}"#, "aps.sound is a whole number, not a text or an object"),
            (#"{"aps":{"sound":{"name":{}}}}"#, "aps.sound.name is an object, not a text"),
            (#"{"aps":{"category":null}}"#, "aps.category is null, not a text"),
            (#"{"aps":{"thread-id":4}}"#, "aps.thread-id is a whole number, not a text"),
            (#"{"aps":{"content-available":true}}"#, "aps.content-available is a boolean, not 1 or 0"),
        ]
    )
    func wrongTypes(_ text: String, _ note: String) throws {
        let payload = try PushPayload(parsing: text)
        #expect(payload.notes == ["\(note): it is read as absent"])
        expectFrench(payload.notes.joined()) { payload.localizedNotes.joined() }
        #expect(payload.title == nil && payload.body == nil && payload.badge == nil && payload.sound == nil)
        #expect(payload.category == nil && payload.threadID == nil && !payload.contentAvailable)
    }

    @Test("SHELL-3: several wrong values make several notes, and the sound ones are read")
    func several() throws {
        let payload = try PushPayload(
            parsing: #"{"aps":{"alert":{"title":1,"body":"B"},"badge":"1","sound":"s"},"id":7}"#
        )
        #expect(payload.notes.count == 2)
        #expect(payload.body == "B" && payload.sound == "s" && payload.data == ["id": 7])
    }

    private func errorText(_ text: String) -> String? {
        do throws(PayloadError) {
            _ = try PushPayload(parsing: text)
            return nil
        } catch { return "\(error)" }
    }

    @Test("SHELL-3: only a JSON object is a payload")
    func refused() {
        #expect(errorText("[]") == #"the payload is an array. Fix: send an object, {"aps": {…}, …}."#)
        #expect(errorText("\"x\"") == #"the payload is a text. Fix: send an object, {"aps": {…}, …}."#)
        #expect(
            errorText(#"{"aps": {"badge": 1,}}"#)
                == "the payload is not JSON: line 1, column 20, at $.aps: a comma follows the last element."
                + " Fix: drop the comma."
        )
    }

    @Test(
        "SHELL-3: what is JSON, and is refused for another reason, is not called no JSON",
        arguments: [
            (
                #"{"a": {"id": 1, "id": 2}}"#,
                "the payload has the key “id” twice in one object: line 1, column 17, at $.a. Fix: keep one of the two."
            ),
            (
                "\u{FEFF}{}",
                "the payload begins with a byte-order mark. Fix: save the text as UTF-8 without a byte-order mark."
            ),
            (
                #"{"x": "# + String(repeating: "[", count: 40) + String(repeating: "]", count: 40) + "}",
                "the payload is nested too deep, more than 32 levels: line 1, column 38, at $.x"
                    + String(repeating: "[0]", count: 31) + ". Fix: nest less."
            ),
            (
                #"{"x": ""# + String(repeating: "y", count: 16_384) + #""}"#,
                "the payload is too long: 16393 bytes, and 16384 at most are read. Fix: send less."
            ),
        ]
    )
    func refusedJSON(_ text: String, _ strings: String) {
        #expect(errorText(text) == strings)
    }

    @Test("SHELL-3: a payload of 16 kB is read, and a longer one refused")
    func length() {
        let frame = #"{"x":""}"#.utf8.count
        let text = { (length: Int) in #"{"x":"\#(String(repeating: "y", count: length - frame))"}"# }
        #expect(errorText(text(16_384)) == nil)
        #expect(errorText(text(16_385))?.contains("16385 bytes, and 16384 at most are read") == true)
    }
}

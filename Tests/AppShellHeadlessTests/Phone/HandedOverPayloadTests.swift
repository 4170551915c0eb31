import AppShell
import Foundation
import Testing

@testable import AppShellHeadless

/// The simulated phone hands pushes over as iOS does: through a dictionary.
struct HandedOverPayloadTests {
    @Test(
        "a payload is what Foundation makes of it, read into a dictionary and written again",
        arguments: [
            #"{"type":"formation","id":42,"aps":{"alert":"Bonjour"}}"#, #"{"b":1,"a":{"d":[1,2.0,{}],"c":null}}"#,
            #"{"id":42.0}"#, #"{"id":4.2e1}"#, #"{"id":1.5}"#, #"{"id":-7}"#, #"{"id":-0}"#, #"{"id":0.1}"#,
            #"{"id":9223372036854775807}"#, #"{"id":18446744073709551615}"#, #"{"id":"042"}"#, #"{"id":true}"#,
            #"{"é\u00e8\n":"\ud83d\ude00/"}"#, #"{"id":1E2}"#,
        ]
    )
    func dictionary(_ text: String) throws {
        let read = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let written = try JSONSerialization.data(withJSONObject: read, options: .sortedKeys)
        let expected = try JSONValue(parsing: Array(written))
        #expect(try JSONValue(parsing: Array(NotificationPayload.handedOver(text).text.utf8)) == expected)
    }

    @Test("a whole number is one however the sender writes it; what iOS can't tell apart is refused")
    func ids() throws {
        let payload = try NotificationPayload.handedOver(#"{"id":42.0,"aps":{}}"#)
        #expect(payload.text == #"{"aps":{},"id":42}"#)
        #expect(throws: PayloadError.self) { try NotificationPayload.handedOver(#"{"id":1,"id":2}"#) }
        #expect(throws: PayloadError.self) { try NotificationPayload.handedOver("{") }
    }
}

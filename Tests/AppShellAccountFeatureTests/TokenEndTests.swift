import AppShell
import Foundation
import Testing

@testable import AppShellAccountFeature

struct TokenEndTests {
    @Test("A JWT ends at its exp; what can't be read as one is left to the back end")
    func exp() {
        #expect(TokenEnd.read(.jwt(payload: #"{"sub":"1","exp":1000}"#)) == Date(timeIntervalSince1970: 1_000))
        #expect(TokenEnd.read(.jwt(payload: #"{"exp":1000.5}"#)) == Date(timeIntervalSince1970: 1_000.5))
        // Of every length that padding can make up for, and with both letters that base64url has of its own.
        for filling in ["", "a", "aa", "aaa", "???", "~~~>>>"] {
            let token = Secret.jwt(payload: #"{"a":"\#(filling)","exp":7}"#)
            #expect(TokenEnd.read(token) == Date(timeIntervalSince1970: 7), "\(filling)")
        }
        for payload in [
            "{}", #"{"exp":"1000"}"#, #"{"exp":null}"#, #"{"exp":true}"#, "[1000]", "exp", #"{"exp":1e999}"#,
        ] {
            #expect(TokenEnd.read(.jwt(payload: payload)) == nil, "\(payload)")
        }
        for opaque in ["", "opaque", "..", "a.b", "a.b.c", "a.e30=.c", "a.eyJleHAiOjd9", "a.eyJleHAiOjd9.b.c", "é.é.é"]
        {
            #expect(TokenEnd.read(Secret(opaque)) == nil, "\(opaque)")
        }
    }
}

extension Secret {
    /// A JWT with that payload, signed by nobody.
    static func jwt(payload: String) -> Secret {
        let parts = [#"{"alg":"HS256","typ":"JWT"}"#, payload].map { text in
            Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
                .replacing("=", with: "")
        }
        return Secret((parts + ["c2lnbmF0dXJl"]).joined(separator: "."))
    }
}

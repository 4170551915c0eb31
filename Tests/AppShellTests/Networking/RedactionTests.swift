import AppShell
import Testing

/// MAD-NFR7: what lets someone in is written nowhere.
struct RedactionTests {
    static let apns = "740f4707bebcf74f9b7c25d48e3358945f6aa01da5"
    static let fcm = "cXyz12_AbCdEf:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx"
    static let jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r"

    @Test(
        "a name that speaks of a credential hides its value, in any spelling",
        arguments: [
            "Authorization", "proxy-authorization", "Cookie", "Set-Cookie", "X-API-Key", "x_api_key", "apiKey", "token",
            "device_token", "deviceToken", "access_token", "X-CSRF-TOKEN", "password", "new_password",
            "mot_de_passe", "client_secret", "JWT", "key", "code", "X-Amz-Signature", "session", "session-id",
            "X-Auth-Key", "X-Auth", "Ocp-Apim-Subscription-Key", "X-Functions-Key", "X-Session", "PHPSESSID",
        ]
    )
    func hidden(_ name: String) {
        #expect(Redaction.hides(name))
        #expect(Redaction.value("abc", of: name) == "***")
    }

    @Test(
        "another name shows it",
        arguments: [
            "Idempotency-Key", "Accept", "Content-Type", "Retry-After", "page", "next_session", "email", "postcode",
            "author", "keyboard", "latitude", "",
        ]
    )
    func shown(_ name: String) {
        #expect(!Redaction.hides(name))
        #expect(Redaction.value("abc", of: name) == "abc")
    }

    @Test(
        "a value that looks like a credential is hidden under any name",
        arguments: [apns, fcm, jwt, "Bearer \(jwt)"]
    )
    func opaque(_ value: String) {
        #expect(Redaction.value(value, of: "X-Other") == "***")
    }

    @Test("a field's value that is a part of a URL is read as one")
    func partOfURL() {
        #expect(Redaction.value("/reset?token=abc123", of: "Location") == "/reset?token=***")
    }

    @Test(
        "slugs, numbers, dates, words and UUIDs are no credentials",
        arguments: [
            "6f1c2d8e-0b5a-4c1e-9d57-3a2b1c0d9e8f", "9223372036854775807", "2026-02-15T09:00:00.000000Z",
            "automatiser-la-creation-visuelle-avec-l-ia-generative-en-2026", "anticonstitutionnellement",
            "application/json; charset=utf-8",
        ]
    )
    func plain(_ value: String) {
        #expect(Redaction.value(value, of: "X-Other") == value)
    }

    static let urls: [(String, String)] = [
        ("https://api.example/v1/things?page=2", "https://api.example/v1/things?page=2"),
        ("https://user:pa/ss@host/x", "https://***@host/x"), ("https://user:pa?ss@host/x", "https://***@host/x"),
        ("//user:pw@host/x", "//***@host/x"), ("user:pw@host", "***@host"), ("/@alice/notes", "/@alice/notes"),
        ("https://h:8080/x?email=a@b.fr", "https://h:8080/x?email=a@b.fr"),
        ("https://h/x?data={\"password\":\"hunter2\"}", "https://h/x?data=***"),
        ("/things", "/things"), ("", ""), ("?", "?"), ("://", "://"), ("a?b?c=d", "a?b?c=d"),
        ("https://api.example", "https://api.example"), ("https://api.example:8443/", "https://api.example:8443/"),
        ("https://api.example/x?token=abc", "https://api.example/x?token=***"),
        ("https://api.example/x?a=1&access_token=abc&b=2", "https://api.example/x?a=1&access_token=***&b=2"),
        ("https://api.example/x?token=", "https://api.example/x?token=***"),
        ("https://api.example/x?token=abc=d", "https://api.example/x?token=***"),
        ("https://api.example/x?to%6ben=abc", "https://api.example/x?to%6ben=***"),
        ("https://api.example/x?next=https%3A%2F%2Fy%3Ftoken%3Dabc", "https://api.example/x?next=***"),
        ("https://api.example/x?q=a%20b", "https://api.example/x?q=a%20b"),
        ("https://api.example/x?\(jwt)", "https://api.example/x?***"),
        ("https://me:secret@api.example/x", "https://***@api.example/x"),
        ("https://a@b@api.example/x", "https://***@api.example/x"),
        ("https://api.example/x#access_token=abc", "https://api.example/x#***"),
        ("https://api.example/devices/\(apns)/preferences", "https://api.example/devices/***/preferences"),
        ("https://api.example/devices/\(fcm)", "https://api.example/devices/***"),
        ("https://api.example/x;jsessionid=abc/y", "https://api.example/x;jsessionid=***/y"),
    ]

    @Test("a URL keeps what tells where it leads, and nothing that lets in", arguments: urls)
    func url(_ text: String, _ shown: String) {
        #expect(Redaction.url(text) == shown)
    }

    @Test("printed, mirrored or dumped, a message shows neither secrets nor its body")
    func messages() {
        let headers: HTTPHeaders = [
            "Authorization": "Bearer abc", "X-API-Key": "abc", "Cookie": "abc", "Accept": "application/json",
            "Location": "https://api.example/x?token=abc",
        ]
        let body = Array(#"{"password":"abc"}"#.utf8)
        let request = HTTPRequest(method: .post, url: "https://api.example/x?token=abc", headers: headers, body: body)
        let response = HTTPResponse(status: 200, headers: headers, body: body)
        let configuration = AppConfiguration(apiBaseURL: "https://abc@api.example", apiKey: "abc")
        #expect("\(request)" == "POST https://api.example/x?token=***")
        #expect("\(response)" == "200, 18 bytes")
        #expect("\(headers)".hasPrefix("Authorization: ***, X-API-Key: ***, Cookie: ***, Accept: application/json, "))
        let values: [Any] = [request, response, headers, headers.map(\.self), configuration]
        for value in values {
            var text = "\(value) \(String(reflecting: value)) "
            dump(value, to: &text)
            #expect(!text.contains("abc") && !text.contains("97\n"), "\(text)")
            #expect(text.contains("***") || text.contains("18 bytes"), "\(text)")
        }
    }

    @Test("two hidden values have different marks, the same in every process, and say nothing of the value")
    func fingerprints() {
        #expect(Redaction.fingerprint(of: "test-key") == "***(6910)")
        #expect(Redaction.fingerprint(of: "1234567") == "***")
        let marks = Set((0..<100).map { Redaction.fingerprint(of: "a-token-\($0)") })
        #expect(marks.count > 98)
        #expect(marks.allSatisfy { $0.count == "***(0000)".count })
    }
}

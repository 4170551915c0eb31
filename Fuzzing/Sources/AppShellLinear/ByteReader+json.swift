import AppShell

extension ByteReader {
    /// JSON of any length, read; what is read is written too.
    static let json = ByteReader(
        name: "JSON",
        sizes: thousandToMillion,
        shapes: [
            Shape("one long string", "\"", "abcdefgh", "\""),
            Shape("a string of escapes", "\"", #"\n\"\\"#, "\""),
            Shape("a string of surrogate pairs", "\"", #"\ud83d\ude00"#, "\""),
            Shape("a string beyond ASCII", "\"", "é😀", "\""),
            Shape("a string never ended", "\"", "abcdefgh"),
            Shape("one long number", "1", "0123456789"),
            Shape("a number with a long exponent", "1e", "99999999"),
            Shape("an array of numbers", "[0", ",1234567"),
            Shape("an array of empty arrays", "[[]", ",[]", "]"),
            Shape("an array of small objects", "[{}", #",{"id":1,"key":"a"}"#, "]"),
            Shape("an object of many keys", head: #"{"a":0"#, tail: "}") { #","key\#($0)":\#($0)"# },
            Shape("keys with one long prefix", head: #"{"a":0"#, tail: "}") {
                #","\#(String(repeating: "k", count: 200))\#($0)":0"#
            },
            Shape("keys that are equal to the eye", head: #"{"a":0"#, tail: "}") {
                #","\#(String(repeating: "e\u{301}", count: $0 % 7))\#($0)":0"#
            },
            Shape("a key that stands twice at the end", head: #"{"a":0"#, tail: #","a":1}"#) { #","k\#($0)":0"# },
            Shape("opened and never closed", "", "["),
            Shape("objects opened and never closed", "", #"{"a":"#),
            Shape("white space", "", " \n\t\r", "1"),
            Shape("an error at the end, after many lines", "[0", ",\n1", ",]"),
            Shape("a bare word", "", "truefalse"),
            Shape("no UTF-8 at the end") {
                Array(repeating: 0x22, count: 1) + Array(repeating: 0x61, count: $0) + [0xFF]
            },
        ],
        read: { bytes in
            let limits = JSONLimits(bytes: 2_000_000, depth: 64)
            do throws(JSONError) {
                return try JSONValue(parsing: bytes, limits: limits).text(sortedKeys: true).utf8.count
            } catch {
                return error.description.utf8.count
            }
        }
    )

    /// A notification's payload, matched; longer ones are refused.
    static let payload = ByteReader(
        name: "payload",
        sizes: [1_000, 4_000, 16_000, 1_000_000],
        shapes: [
            Shape("many keys that mean nothing", head: #"{"offerId":"0""#, tail: "}") { #","k\#($0)":"\#($0)""# },
            Shape("a long text for a title", #"{"aps":{"alert":{"title":""#, "abcdefgh", #""}},"offerId":"1"}"#),
            Shape("a long value that is no id", #"{"offerId":""#, "1", #""}"#),
            Shape("a long value that meets no condition", #"{"type":""#, "formation", #"","offerId":""}"#),
            Shape("notes for each key of aps", head: #"{"aps":{"badge":-1"#, tail: "}}") { #","k\#($0)":[]"# },
        ],
        read: { bytes in
            do throws(PayloadError) {
                return "\(payloads.match(try PushPayload(parsing: bytes)))".utf8.count
            } catch {
                return "\(error)".utf8.count
            }
        }
    )

    private static let payloads = PayloadTable(
        entries: (1...50).map { number in
            PayloadTable.Entry(
                rule: PayloadRule(
                    when: number % 2 == 0 ? ["type": ["kind\(number)", "formation\(number)"]] : [:],
                    parameters: [PayloadParameter("id", from: [.number("offerId"), .slug("slug\(number)")])]
                ),
                destination: "offer\(number)",
                module: "linear"
            )
        }
    )
}

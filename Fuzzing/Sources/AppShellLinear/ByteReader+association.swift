import AppShell
import AppShellInspection

extension ByteReader {
    /// Association files up to the longest that is read, and one that is too long.
    static let association = ByteReader(
        name: "association file",
        sizes: [1_000, 10_000, 100_000, 1_000_000],
        shapes: [
            Shape("many components", head: head + #"{"/":"/a"}"#, tail: tail) { #",{"/":"/b\#($0)/*"}"# },
            Shape("many errors", head: head + #"{"/":"/a"}"#, tail: tail) { #",{"/":"\#($0)","exclude":1}"# },
            Shape("unknown keys", head: head + #"{"/":"/a""#, tail: "}" + tail) { #","k\#($0)":1"# },
            Shape("one long pattern", head + #"{"/":"/"#, "*a", #""}"# + tail),
            Shape("many query items", head: head + #"{"?":{"a":"*""#, tail: "}}" + tail) { #","k\#($0)":"?*""# },
            Shape("variables in a row", head + #"{"/":"/"#, "$(lang)", #""}"# + tail),
            Shape(
                "a variable of many values",
                head: #"{"applinks":{"substitutionVariables":{"v":["a""#,
                tail: #"]},"details":[{"appIDs":["T.a"],"components":[{"/":"/$(v)$(v)/*"}]}]}}"#
            ) { #","b\#($0)""# },
            Shape("many apps", head: #"{"applinks":{"details":[{"appIDs":["T.a""#, tail: #"],"components":[]}]}}"#) {
                #","T.b\#($0)""#
            },
        ],
        read: { bytes in
            do throws(AssociationError) {
                let evaluator = AssociationEvaluator(try AssociationFile(parsing: bytes))
                return evaluator.decide("https://madinia.fr/zzz", appID: "T.a").description.utf8.count
            } catch {
                return error.issues.count
            }
        }
    )

    /// One file whose patterns go back and forth, and links of any length.
    static let handOver = ByteReader(
        name: "link held against an association file",
        sizes: [250, 500, 1_000, 2_000],
        shapes: [
            Shape("what the stars repeat", "https://madinia.fr/", "a"),
            Shape("what the variables repeat", "https://madinia.fr/v/", "fr"),
            Shape("one query item again and again", "https://madinia.fr/?q=a", "&q=a"),
            Shape("many query items", head: "https://madinia.fr/?q=a", tail: "") { "&k\($0)=a" },
        ],
        read: { bytes in
            let link = String(decoding: bytes, as: UTF8.self)
            return evaluator?.decide(link, appID: "T.a").description.utf8.count ?? 0
        }
    )

    private static let head = #"{"applinks":{"details":[{"appIDs":["T.a"],"components":["#
    private static let tail = "]}]}}"

    private static let evaluator = (try? AssociationFile(parsing: head + components + tail)).map {
        AssociationEvaluator($0)
    }

    private static let components =
        #"{"/":"*a*a*a*a*a*a*a*a*b"},{"/":"*?*?*?*?*c"},{"/":"/v/$(lang)$(region)*$(lang)x"},"#
        + #"{"?":{"q":"*a*a*b","r":"?*"}},{"?":"*&q=*&q=*b"}"#
}

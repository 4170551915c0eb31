import Foundation
import Testing

/// `open` and `push`: what something that arrives opens.
struct ArrivalCommandTests {
    @Test("open says what a link opens on a cold app")
    func open() throws {
        let run = try Command(["open", "madinia", "https://madinia.fr/formations/performer"])
        #expect(run.status == 0)
        #expect(
            run.output == """
                outcome  opened catalog.item(key: performer)
                tab      Formations
                stack    catalog.list
                         catalog.item(key: performer)
                screen   Performer

                """
        )
    }

    @Test("open prints JSON on request")
    func openJSON() throws {
        let run = try Command(["open", "madinia", "https://madinia.fr/nowhere", "--json"])
        #expect(run.status == 0)
        let object = try run.object()
        #expect(object["outcome"] as? String == "opened-instead")
        #expect(object["tab"] as? String == "Accueil")
        #expect(object["reason"] as? String == "no link of the product looks like /nowhere")
    }

    @Test("a link that is ignored ends with 1 and the reason; an unknown product with 2")
    func openIgnored() throws {
        let run = try Command(["open", "madinia", "https://exemple.fr/formations/1"])
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("outcome  ignored: the host “exemple.fr” is not one of this product's\n"))
        #expect(try Command(["open", "nothing", "https://madinia.fr/"]).status == 2)
    }

    @Test("open --json tells the arrival's number and moment, where the app stands, and everything that arrived")
    func openRecords() throws {
        let object = try Command(["open", "madinia", "https://madinia.fr/formation/performer", "--json"]).object()
        #expect(object["number"] as? Int == 1)
        #expect(object["moment"] as? String == "cold")
        #expect((object["route"] as? [String: Any])?["name"] as? String == "catalog.item")
        #expect(
            (object["stack"] as? [[String: Any]])?.map { $0["name"] as? String } == ["catalog.list", "catalog.item"]
        )
        #expect((object["sheets"] as? [Any])?.isEmpty == true)
        #expect(object["screen"] as? String == "Performer")
        #expect(object["explanation"] == nil)
        let arrivals = try #require(object["arrivals"] as? [[String: Any]])
        #expect(arrivals.count == 1)
        #expect(arrivals[0]["kind"] as? String == "link")
        #expect(arrivals[0]["link"] as? String == "https://madinia.fr/formation/performer")
        #expect(arrivals[0]["outcome"] as? String == "opened")
        #expect(arrivals[0]["text"] as? String == "opened catalog.item(key: performer)")
    }

    @Test("open --explain tells why: the patterns tried, and the nearest one where none matches")
    func openExplained() throws {
        let matched = try Command(["open", "madinia", "https://madinia.fr/formation/performer", "--explain"])
        #expect(matched.status == 0)
        #expect(matched.output.hasPrefix("outcome  opened catalog.item(key: performer)\n"))
        #expect(matched.output.contains("\n  matches /formation/{key:slug}, an alias, of catalog"))
        let missed = try Command(["open", "madinia", "https://madinia.fr/formatons/x", "--explain", "--json"]).object()
        let explanation = try #require(missed["explanation"] as? String)
        #expect(
            explanation.contains(
                "nearest: /formations/{key:slug} of catalog: segment 1 is “formatons”, not “formations”"
            )
        )
    }

    @Test("push says what the tap on a notification opens on a cold app")
    func push() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Payloads.performer, to: "payload.json")
        let run = try Command(["push", "madinia", file])
        #expect(run.status == 0)
        #expect(
            run.output == """
                outcome  opened catalog.item(key: performer)
                tab      Formations
                stack    catalog.list
                         catalog.item(key: performer)
                screen   Performer

                """
        )
    }

    @Test("push reads standard input, and its JSON does not repeat the payload, which may be personal")
    func pushJSON() throws {
        let run = try Command(["push", "madinia", "-", "--json"], input: Payloads.performer)
        #expect(run.status == 0)
        #expect(!run.output.contains("Bonjour Lucas"))
        let object = try run.object()
        #expect(object["outcome"] as? String == "opened")
        #expect(object["tab"] as? String == "Formations")
        #expect(object["tabID"] as? String == "formations")
        let arrivals = try #require(object["arrivals"] as? [[String: Any]])
        #expect(arrivals.map { $0["kind"] as? String } == ["tap"])
    }

    @Test("a payload that leads nowhere, or is no JSON, is ignored with the reason: 1")
    func pushIgnored() throws {
        let foreign = try Command(["push", "madinia", "-"], input: #"{"url": "https://exemple.fr"}"#)
        #expect(foreign.status == 1)
        #expect(
            foreign.output.hasPrefix(
                "outcome  ignored: the payload has none of the keys that rules read: “id”, “slug”, “type”\n"
            )
        )
        let broken = try Command(["push", "madinia", "-", "--explain"], input: #"{"type": "formation",}"#)
        #expect(broken.status == 1)
        #expect(broken.output.contains("ignored: the payload is not JSON: line 1, column 21"))
        #expect(broken.output.contains("\n\nThe payload cannot be read, so no rule was tried: the payload is not JSON"))
    }

    @Test("what waits for a member ends with 3 and the route it waits for; a member who signed in before gets there")
    func held() throws {
        let order = #"{"screen": "order_detail", "entityId": 3}"#
        let waiting = try Command(["push", "allinconnect", "-"], input: order)
        #expect(waiting.status == 3)
        #expect(waiting.output.hasPrefix("outcome  held: "))
        #expect(waiting.output.contains("\nthen     account.order(id: 3)\n"), "\(waiting.output)")
        let object = try Command(["push", "allinconnect", "-", "--json"], input: order).object()
        #expect(object["outcome"] as? String == "held")
        let route = try #require(object["route"] as? [String: Any])
        #expect(route["name"] as? String == "account.order")
        let signedIn = try Command(["push", "allinconnect", "-", "--signed-in"], input: order)
        #expect(signedIn.status == 0)
        #expect(signedIn.output.hasPrefix("outcome  opened account.order(id: 3)\n"), "\(signedIn.output)")
        let link = "https://allinconnect.fr/offers/3"
        #expect(try Command(["open", "allinconnect", link, "--signed-in"]).status == 0)
    }

    @Test("--signed-in is refused where the product has no members")
    func noMembers() throws {
        let run = try Command(["open", "madinia", "https://madinia.fr/contact", "--signed-in"])
        #expect(run.status == 2)
        #expect(run.errors == "--signed-in: “madinia” has no members to sign in.\n")
    }

    @Test(
        "a payload with a key twice, or a byte-order mark, is ignored in words of its own",
        arguments: [
            (
                #"{"type": "formation", "type": "article"}"#,
                "the payload has the key “type” twice in one object: line 1, column 23"
            ),
            ("\u{FEFF}" + Payloads.performer, "the payload begins with a byte-order mark"),
            ("[" + String(repeating: " ", count: 20_000) + "]", "the payload is too long: 20002 bytes, and 16384"),
            (String(repeating: "[", count: 50), "the payload is nested too deep, more than 32 levels"),
        ]
    )
    func ownWords(_ payload: String, _ strings: String) throws {
        let run = try Command(["push", "madinia", "-", "--explain"], input: payload)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("outcome  ignored: \(strings)"), "\(run.output)")
        #expect(!run.output.contains("not JSON"))
    }

    @Test("a link to a constant that PiTrainer has not is no link of it; a key that is no slug is none of Madinia's")
    func onlyWhatIsMeant() throws {
        #expect(try Command(["open", "pitrainer", "pitrainer://practice/phi"]).status == 0)
        let foo = try Command(["open", "pitrainer", "pitrainer://practice/foo"])
        #expect(foo.status == 1)
        #expect(foo.output.hasPrefix("outcome  ignored: no link of the product looks like /practice/foo\n"))
        let key = try Command(["open", "madinia", "https://madinia.fr/blog/Caf%C3%A9"])
        #expect(
            key.output.hasPrefix("outcome  opened-instead") || key.output.contains(" instead: no link"),
            "\(key.output)"
        )
    }

    @Test("push --explain tells why, rule by rule, and what of the payload was read as absent")
    func pushExplained() throws {
        let text = #"{"aps": {"badge": "3"}, "type": "formation", "id": 0}"#
        let run = try Command(["push", "madinia", "-", "--explain"], input: text)
        #expect(run.status == 1)
        let explanation = try #require(run.output.components(separatedBy: "\n\n").last)
        #expect(
            explanation.hasPrefix("The payload leads nowhere: the rule of “catalog” for “catalog.item” is the near")
        )
        #expect(explanation.contains("\n  - version 1, catalog.item of “catalog” (“type” is “formation”, "))
        #expect(explanation.contains("“id” holds 0, not a whole number from 1 to 2^63-1 without leading zeros"))
        #expect(explanation.hasSuffix("\n  - aps.badge is a text, not a whole number from 0: it is read as absent\n"))
        let object = try Command(["push", "madinia", "-", "--explain", "--json"], input: text).object()
        #expect((object["explanation"] as? String).map { $0 + "\n" } == explanation)
    }

    @Test("what can't be read as a text ends with 2, the file and the fix")
    func pushUnreadable() throws {
        let scratch = try Scratch()
        let folder = scratch.folder.path(percentEncoded: false)
        let latin = scratch.folder.appending(path: "latin.json")
        try Data([0x7B, 0x22, 0xE9, 0x22]).write(to: latin)
        let runs = try [folder, folder + "/none.json", latin.path(percentEncoded: false), "/dev/zero"].map {
            try Command(["push", "madinia", $0])
        }
        #expect(runs.map(\.status) == [2, 2, 2, 2])
        #expect(runs.map(\.output) == ["", "", "", ""])
        #expect(
            runs.map(\.errors) == [
                "\(folder): is a folder. Name a file in it.\n",
                "\(folder)/none.json: no such file. Name a file, or - for standard input.\n",
                "\(latin.path(percentEncoded: false)): is not UTF-8 (the byte 0xE9 at 2). Save it as UTF-8.\n",
                "/dev/zero: has more than 1048576 bytes. Is it the right file?\n",
            ]
        )
        #expect(try Command(["push", "nothing", "-"]).status == 2)
        #expect(try Command(["push", "madinia"]).status == 2)
    }
}

private enum Payloads {
    static let performer = #"{"aps": {"alert": "Bonjour Lucas"}, "type": "formation", "slug": "performer"}"#
}

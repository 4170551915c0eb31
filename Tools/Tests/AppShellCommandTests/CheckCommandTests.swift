import AppShell
import AppShellInspection
import AppShellTexts
import Foundation
import ScenarioRunner
import Testing

@testable import AppShellCommand

struct CheckCommandTests {
    @Test("SHELL-6: every issue of a product that can't run is told, as text and as JSON, and check fails")
    func faulty() throws {
        let report = CheckReport(checks: [
            CompositionCheck(FaultyApp.self, in: try .ofScripts(), today: ExpiryDay(2026, 1, 1))
        ])
        #expect(report.exit == .failed)
        let issues = AppGraph.issues(of: FaultyApp.self, in: try .ofScripts())
        #expect(issues.map(\.code) == ["destination-duplicate", "tab-selected-unknown", "link-dead"])
        #expect(
            report.text == "The composition of “faulty” has 3 issues:\n" + issues.map { "  - \($0)\n" }.joined()
        )
        let found = try JSONDecoder().decode(Report.self, from: Data(report.json.utf8))
        #expect(!found.sound)
        #expect(found.products.map(\.product) == ["faulty"])
        #expect(found.products[0].counts == nil)
        #expect(found.products[0].issues.map(\.code) == issues.map(\.code))
        #expect(found.products[0].issues.map(\.module) == ["second", nil, "second"])
        #expect(found.products[0].issues.map(\.fact) == issues.map(\.fact))
        #expect(found.products[0].issues.map(\.fix) == issues.map(\.fix))
    }

    @Test("one faulty product among sound ones fails the check, and each is told")
    func mixed() throws {
        let checks = try [
            CompositionCheck(NotesApp.self, in: .ofScripts(), today: ExpiryDay(2026, 1, 1)),
            CompositionCheck(FaultyApp.self, in: .ofScripts(), today: ExpiryDay(2026, 1, 1)),
        ]
        let report = CheckReport(checks: checks)
        #expect(report.exit == .failed)
        #expect(
            report.text.hasPrefix(
                """
                notes: 2 modules, 2 destinations, 3 links, 1 payload rule, 1 shortcut, 1 stored key, 1 start lock, \
                2 notification categories: no issues
                The composition of “faulty” has 3 issues:

                """
            )
        )
        #expect(CheckReport(checks: [checks[0]]).exit == .passed)
    }

    @Test(
        "a product is composed with each value of each flag, and each pair; an expired flag is told and fails nothing"
    )
    func flags() throws {
        let check = CompositionCheck(FlaggedApp.self, in: try .ofScripts(), today: ExpiryDay(2028, 1, 1))
        let report = CheckReport(checks: [check])
        #expect(report.exit == .failed)
        #expect(
            report.text
                == """
                flagged with a = off, b = second:
                  - [destination-duplicate] second: the destination “notes.list” is contributed by “first” and by “second”. Fix: FIX.
                flagged: the flag “a” was to be gone by 2027-12-31: take it out of the code (owner: Notes).

                """.replacing("FIX", with: check.underFlags.first?.issues.first?.fix ?? "")
        )
        #expect(check.variations == 5)
        let json = try JSONDecoder().decode(Report.self, from: Data(report.json.utf8)).products[0]
        #expect(json.underFlags.map(\.flags) == ["a = off, b = second"])
        #expect(json.underFlags[0].issues.map(\.code) == ["destination-duplicate"])
        #expect(json.expiredFlags == ["a"])
        let early = CompositionCheck(FlaggedApp.self, in: try .ofScripts(), today: ExpiryDay(2027, 12, 31))
        #expect(early.expired.isEmpty)
    }

    @Test("colours that some people can't tell apart are told, and fail")
    func contrast() throws {
        let check = CompositionCheck(PaleApp.self, in: try .ofScripts(), today: ExpiryDay(2026, 1, 1))
        let report = CheckReport(checks: [check])
        #expect(report.exit == .failed)
        #expect(
            report.text
                == """
                pale: colours of its theme are too much alike. Text needs a contrast of 4.5:1 (WCAG 2.2, 1.4.3): make one of each pair lighter or darker.
                  - secondaryText on background, light: 3.1:1
                  - secondaryText on surface, light: 3.4:1
                  - secondaryText on fill, light: 2.9:1

                """
        )
        #expect(
            report.json.contains(
                #""contrast":[{"appearance":"light","text":"secondaryText","background":"background","ratio":"3.19"}"#
            )
        )
    }

    @Test("what shipped and is gone is told with its fix; what opens as before in another way is not")
    func released() throws {
        let graph = try AppGraph(NotesApp.self, in: .ofScripts())
        let shipped = GraphJSON(graph.summary).text
        func check(_ edits: (String, String)...) throws -> ReleaseCheck {
            var text = shipped
            for (old, new) in edits {
                #expect(text.contains(old), "\(text)")
                text = text.replacing(old, with: new)
            }
            return try ReleaseCheck(Array(text.utf8), named: "r.json", against: graph)
        }
        #expect(try check().text == "r.json: all that shipped still works")
        // Patterns of then that today's cover, and rules that matched less.
        #expect(try check(("/n/{id}", "/n/{id:number}"), (#"["memo","note"]"#, #"["note"]"#)).issues == [])
        let gone = try check(
            ("/n/{id}", "/note/{id}"),
            ("notes.example/n/7", "notes.example/note/7"),
            (#"["memo","note"]"#, #"["card","note"]"#),
            (#""id":"list""#, #""id":"new""#),
            (#"{"name":"notes.all","schema":3}"#, #"{"name":"notes.all","schema":4},{"name":"notes.old","schema":1}"#)
        )
        #expect(
            gone.text == """
                r.json: of what shipped, this works no more:
                  - [link-vanished] notes: the link “/note/{id}” led to “notes.detail”. Fix: keep it as an alias of the pattern that replaces it, or as a formerLink.
                  - [payload-vanished] notes: payloads of version “2” with screen = card|note led to “notes.detail”. Fix: keep the rule: servers and notifications on phones still have such payloads.
                  - [shortcut-vanished] notes: there was a shortcut “new”. Fix: keep its id: it stands on home screens.
                  - [stored-key-older] notes: “notes.all” was stored in schema 4, and is read in schema 3. Fix: count the schema up: phones have the newer form.
                  - [stored-key-vanished] notes: “notes.old” was stored. Fix: keep the key, or name it in the formerly of the key that replaces it.
                """
        )
        var report = CheckReport(checks: [
            CompositionCheck(NotesApp.self, in: try .ofScripts(), today: ExpiryDay(2026, 1, 1))
        ])
        report.release = gone
        #expect(report.exit == .failed)
        #expect(report.json.contains(#""released":{"file":"r.json","issues":[{"code":"link-vanished""#))
        let english = report.json
        Reader.$current.withValue(Reader(.french, translations: Translations.command + Translations.runner)) {
            #expect(gone.text.contains("« notes.old » était enregistré. Remède : gardez la clé"), "\(gone.text)")
            #expect(report.json == english)
        }
        for text in ["{}", "", "[", #"{"product":"notes"}"#] {
            #expect(throws: CommandError.self) { try ReleaseCheck(Array(text.utf8), named: "r.json", against: graph) }
        }
        #expect(throws: CommandError.self) { try check((#""product":"notes""#, #""product":"other""#)) }
    }

    @Test("what is gone is accepted where a former link, destination or key covers it")
    func covered() throws {
        let graph = try AppGraph(RenewedApp.self, in: .ofScripts())
        func check(_ module: String) throws -> [String] {
            let text = #"{"product":"renewed","modules":[{"id":"notes",\#(module)}]}"#
            return try ReleaseCheck(Array(text.utf8), named: "r.json", against: graph).issues.map { "\($0.code)" }
        }
        func links(_ pattern: String, _ destination: String, _ path: String) -> String {
            let example = "https://renewed.example" + path
            return #"""
                "links":[{"pattern":"\#(pattern)","destination":"\#(destination)","example":"\#(example)"}],\#
                "payloadRules":[],"shortcuts":[],"storedKeys":[]
                """#
        }
        #expect(try check(links("/old/{id}", "notes.old", "/old/7")) == [])
        #expect(try check(links("/notes/{id}", "notes.old", "/notes/7")) == [])
        // Another destination, by today's link.
        #expect(try check(links("/notes/{id}", "notes.other", "/notes/7")) == ["link-vanished"])
        #expect(try check(links("/older/{id}", "notes.old", "/older/7")) == ["link-vanished"])
        func screens(_ name: String, _ durable: Bool) -> String {
            #"""
            "links":[],"payloadRules":[],"shortcuts":[],"storedKeys":[],\#
            "destinations":[{"name":"\#(name)","durable":\#(durable)}],\#
            "notificationCategories":[{"id":"news"}]
            """#
        }
        // A former destination covers one, and nobody is left on one that is not kept.
        #expect(try check(screens("notes.old", true)) == ["category-vanished"])
        #expect(try check(screens("notes.gone", false)) == ["category-vanished"])
        #expect(try check(screens("notes.gone", true)) == ["destination-vanished", "category-vanished"])
        let address = #"{"product":"renewed","hosts":["old.example"],"schemes":["old"],"modules":[]}"#
        let addresses = try ReleaseCheck(Array(address.utf8), named: "r.json", against: graph).issues.map(\.code)
        #expect(addresses == ["host-vanished", "scheme-vanished"])
        func rest(_ rules: String, _ keys: String) -> String {
            #""links":[],"shortcuts":[],"payloadRules":[\#(rules)],"storedKeys":[\#(keys)]"#
        }
        let rule = #"{"version":"1","conditions":[{"key":"screen","values":["note"]}],"destination":"notes.old"}"#
        #expect(try check(rest(rule, #"{"name":"notes.old","schema":2}"#)) == [])
        #expect(try check(rest("", #"{"name":"notes.old","schema":3}"#)) == ["stored-key-older"])
        #expect(try check(rest("", #"{"name":"notes.older","schema":1}"#)) == [])
        #expect(try check(rest(rule.replacing("notes.old", with: "notes.x"), "")) == ["payload-vanished"])
        let text = GraphText(graph.summary).text
        #expect(text.contains("/old/{id}    renamed in 1.4.0  notes.detail"), "\(text)")
        #expect(text.contains("former destinations\n    notes.old  notes.detail  renamed in 1.4.0"), "\(text)")
        let keys = "notes.all  schema 3  “notes.old” renamed in 1.4.0, “notes.older” renamed in 1.2.0"
        #expect(text.contains(keys), "\(text)")
        Reader.$current.withValue(Reader(.french, translations: Translations.command + Translations.runner)) {
            let text = GraphText(graph.summary).text
            #expect(text.contains("/old/{id}    renommé dans la version 1.4.0  notes.detail"), "\(text)")
            #expect(text.contains("« notes.old » renommé dans la version 1.4.0, « notes.older »"), "\(text)")
        }
        #expect(GraphPicture(graph.summary).dot.contains("former link /old/{id}"))
    }

    @Test("check --released compares a product with what graph --json printed")
    func releasedRun() throws {
        let scratch = try Scratch()
        _ = try scratch.write(try Command(["graph", "madinia", "--json"]).output, to: "released.json")
        let run = try Command(["check", "madinia", "--released", "released.json"], in: scratch.folder)
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("\nreleased.json: all that shipped still works\n"))
        let other = try Command(["check", "pitrainer", "--released", "released.json"], in: scratch.folder)
        #expect(other.status == 2)
        #expect(other.errors.contains("released.json: is the graph of “madinia”. Name that product."))
        #expect(try Command(["check", "--released", "released.json"], in: scratch.folder).status == 2)
    }

    @Test("the products there are, are sound, and check says what it looked at")
    func sound() throws {
        let run = try Command(["check"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("madinia: 4 tabs, "))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.hasSuffix(": no issues") })
        let json = try Command(["check", "madinia", "--json"])
        let found = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
        #expect(found.sound)
        #expect(found.products.map(\.product) == ["madinia"])
        #expect(try #require(found.products[0].counts?["destinations"]) > 0)
        #expect(try Command(["check", "nothing"]).status == 2)
    }

    @Test("check --aasa names each difference with a link that shows it, and fails")
    func association() throws {
        let right = try Command(["graph", "madinia", "--aasa", "--team", "ABCDE12345"]).output
        let file = right.replacing("\"/contact\"", with: "\"/contacts\"")
        #expect(file != right)
        let run = try Command(["check", "madinia", "--aasa", "-"], input: file)
        #expect(run.status == 1)
        #expect(run.output.contains("\nstandard input and the links to madinia.fr differ in 2 places:\n"))
        #expect(run.output.contains("\n  - https://madinia.fr/contact matches /contact of the module “contact”"))
        #expect(run.output.contains("\n  - https://madinia.fr/contacts is handed over by $.applinks.details[0]"))
        let json = try Command(["check", "madinia", "--aasa", "-", "--json"], input: file)
        let found = try #require(try JSONDecoder().decode(Report.self, from: Data(json.output.utf8)).association)
        #expect(!found.agrees)
        #expect(found.apps == ["ABCDE12345.com.madinia.mobile"])
        #expect(found.disagreements.map(\.kind) == ["not-handed-over", "unmatched"])
        #expect(found.disagreements.map(\.link) == ["https://madinia.fr/contact", "https://madinia.fr/contacts"])
        #expect(found.disagreements.map(\.pattern) == ["/contact", nil])
    }

    @Test("check --aasa notes what the file says in vain, with its location")
    func associationNotes() throws {
        let right = try Command(["graph", "madinia", "--aasa", "--team", "ABCDE12345"]).output
        let file = right.replacing(#""details": ["#, with: #""apps": ["A.b"], "details": ["#)
            .replacing(#""components": ["#, with: #""components": [{"/": "contact", "comment": "once more"},"#)
        let run = try Command(["check", "madinia", "--aasa", "-"], input: file)
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.output.contains("\n  note: $.applinks.apps: apps must be an empty array; apps are named in details\n")
        )
        #expect(run.output.contains(": never applies, since $.applinks.details[0].components[0] matches every link"))
    }

    @Test("a file without the product's app fails the check")
    func missingApp() throws {
        let file = try Command(["graph", "madinia", "--aasa", "--team", "ABCDE12345"]).output
        let run = try Command(["check", "madinia", "--aasa", "-", "--team", "FGHIJ67890"], input: file)
        #expect(run.status == 1)
        #expect(
            run.output.hasSuffix(
                "  - the app FGHIJ67890.com.madinia.mobile is not in the file. Fix: add a detail with its id.\n"
            )
        )
    }

    @Test("a file that does not share passwords fails the check of a product that signs in")
    func passwords() throws {
        let right = try Command(["graph", "allinconnect", "--aasa", "--team", "ABCDE12345"]).output
        #expect(try Command(["check", "allinconnect", "--aasa", "-"], input: right).status == 0)
        let file = right.replacing("webcredentials", with: "appclips")
        let run = try Command(["check", "allinconnect", "--aasa", "-"], input: file)
        #expect(run.status == 1)
        #expect(
            run.output.hasSuffix(
                """
                 differ in 1 place:
                  - ABCDE12345.com.allinconnect.app is not offered the passwords saved for allinconnect.fr. \
                Fix: add it to webcredentials.apps.

                """
            )
        )
        let json = try Command(["check", "allinconnect", "--aasa", "-", "--json"], input: file)
        let found = try #require(try JSONDecoder().decode(Report.self, from: Data(json.output.utf8)).association)
        #expect(found.appsWithoutPasswords == ["ABCDE12345.com.allinconnect.app"])
    }

    @Test("a file that names the placeholder of an unknown team opens no app, and fails the check")
    func placeholder() throws {
        let file = try Command(["graph", "madinia", "--aasa"]).output
        let run = try Command(["check", "madinia", "--aasa", "-"], input: file)
        #expect(run.status == 1)
        #expect(run.output.contains("no app com.madinia.mobile with a real team is in the file. Fix: add a detail"))
    }

    @Test("a file that can't be read ends with 2 and the location of every issue")
    func unreadable() throws {
        let broken = try Command(["check", "madinia", "--aasa", "-"], input: #"{"applinks": 3"#)
        #expect(broken.status == 2)
        #expect(broken.output == "")
        #expect(broken.errors.hasPrefix("standard input: line 1, column "))
        let wrong = #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": 1}, {"exclude": "yes"}]}]}}"#
        let run = try Command(["check", "madinia", "--aasa", "-"], input: wrong)
        #expect(run.status == 2)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.hasPrefix("standard input: $.applinks.details[0].components[") })
        #expect(try Command(["check", "madinia", "--aasa", "nowhere.json"]).status == 2)
        #expect(try Command(["check", "--aasa", "nowhere.json"]).status == 2)
        #expect(try Command(["check", "madinia", "--host", "madinia.fr"]).status == 2)
    }
}

/// What programs read.
private struct Report: Decodable {
    struct Product: Decodable {
        let product: String
        let sound: Bool
        let issues: [Issue]
        let counts: [String: Int]?
        let underFlags: [UnderFlags]
        let expiredFlags: [String]
    }

    struct UnderFlags: Decodable {
        let flags: String
        let issues: [Issue]
    }

    struct Issue: Decodable {
        let code: String
        let module: String?
        let fact: String
        let fix: String
    }

    struct Association: Decodable {
        let file: String
        let host: String
        let agrees: Bool
        let apps: [String]
        let missingApps: [String]
        let appsWithoutPasswords: [String]
        let disagreements: [Disagreement]
    }

    struct Disagreement: Decodable {
        let kind: String
        let link: String?
        let pattern: String?
        let text: String
    }

    let sound: Bool
    let products: [Product]
    let association: Association?
}

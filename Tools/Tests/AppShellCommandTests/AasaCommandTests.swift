import Foundation
import Testing

/// `aasa`: what an association file does with one link.
struct AasaCommandTests {
    private static let file = """
        {"applinks": {"details": [
          {"appIDs": ["T.one"], "components": [
            {"/": "/help/website/*", "exclude": true, "comment": "stays in the browser"},
            {"/": "/help/*", "?": {"articleNumber": "????"}}, {"/": "/help/website/new"}]},
          {"appID": "T.two", "paths": ["/news/"]}]}}
        """

    private func run(_ arguments: String..., input: String = AasaCommandTests.file) throws -> Command {
        try Command(["aasa", "-"] + arguments, input: input)
    }

    @Test("aasa names the app and the rule that hands a link over, and notes rules in vain")
    func handedOver() throws {
        let help = try run("https://a.fr/help/1?articleNumber=1234")
        #expect(help.status == 0)
        #expect(
            help.output == """
                https://a.fr/help/1?articleNumber=1234
                  T.one: handed over by $.applinks.details[0].components[1]
                  T.two: not handed over: no rule of the app matches
                    - $.applinks.details[1].paths[0]: the path “/help/1” does not match “/news/”
                  note: $.applinks.details[0].components[2]: never applies, since $.applinks.details[0].components[0] matches every link that it does

                """
        )
        #expect(try run("/news", "--app", "T.two").status == 0)
    }

    @Test("aasa says why a link is not handed over, with 1")
    func notHandedOver() throws {
        let excluded = try run("https://a.fr/help/website/1", "--app", "T.one")
        #expect(excluded.status == 1)
        #expect(
            excluded.output.contains(
                "  T.one: not handed over: excluded by $.applinks.details[0].components[0] (“stays in the browser”)\n"
            )
        )
        let short = try run("https://a.fr/help/1?articleNumber=12", "--app", "T.one")
        #expect(short.status == 1)
        #expect(
            short.output.contains(
                "components[1]: the query item “articleNumber” “12” does not match “????”\n"
            )
        )
        let other = try run("https://b.fr/news", "--host", "a.fr")
        #expect(other.status == 1)
        #expect(
            other.output.contains("T.two: not handed over: the file is that of “a.fr”, and the link goes to “b.fr”")
        )
        let unknown = try run("https://a.fr/news", "--app", "T.three")
        #expect(unknown.status == 1)
        #expect(unknown.output.contains("the file has no rule for the app “T.three”"))
        #expect(try run("https://a.fr/x", input: "{}").output.contains("standard input names no app"))
    }

    @Test("aasa --json is one object")
    func json() throws {
        let object = try run("https://a.fr/help/1", "--json").object()
        #expect(object["handedOver"] as? Bool == false)
        let apps = try #require(object["apps"] as? [[String: Any]])
        #expect(apps.map { $0["app"] as? String } == ["T.one", "T.two"])
        #expect(apps.map { $0["outcome"] as? String } == ["unmatched", "unmatched"])
        let mismatches = try #require(apps[0]["mismatches"] as? [[String: Any]])
        #expect(mismatches.map { $0["rule"] as? String } == (0...2).map { "$.applinks.details[0].components[\($0)]" })
        #expect(
            mismatches[1]["fact"] as? String
                == "the link has no query item “articleNumber”, and “????” requires one"
        )
        #expect((object["notes"] as? [String])?.count == 1)
        let handed = try run("https://a.fr/news", "--json").object()
        #expect((handed["apps"] as? [[String: Any]])?[1]["rule"] as? String == "$.applinks.details[1].paths[0]")
    }

    @Test("a file that can't be read ends with 2 and the location of every issue")
    func unreadable() throws {
        let wrong = try run("/x", input: #"{"applinks": {"details": [{"components": [{"/": 1}]}]}}"#)
        #expect(wrong.status == 2)
        #expect(wrong.output.isEmpty)
        #expect(wrong.errors.split(separator: "\n").count == 2, "\(wrong.errors)")
        #expect(try Command(["aasa", "nowhere.json", "/x"]).status == 2)
        #expect(try Command(["aasa", "nowhere.json"]).status == 2)
    }

    @Test("what a product's own file hands over, its links open, and the other way round")
    func ownFile() throws {
        let own = try Command(["graph", "madinia", "--aasa", "--team", "ABCDE12345"]).output
        #expect(try run("https://madinia.fr/formations/performer", input: own).status == 0)
        #expect(try run("https://madinia.fr/carrieres", input: own).status == 1)
        let check = try Command(["check", "madinia", "--aasa", "-"], input: own)
        #expect(check.status == 0)
        #expect(!check.output.contains("never applies"), "\(check.output)")
    }
}

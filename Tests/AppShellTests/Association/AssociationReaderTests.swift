import Testing

@testable import AppShell
@testable import AppShellInspection

@Suite struct AssociationReaderTests {
    private func issues(_ text: String) -> [String] {
        do throws(AssociationError) {
            _ = try AssociationFile(parsing: text)
            return []
        } catch {
            for issue in error.issues { expectFrench(issue.description) { issue.localizedDescription } }
            return error.issues.map(\.description)
        }
    }

    @Test("All issues come at once, each with its location, the fact and the fix")
    func allIssues() {
        let text = """
            {"applinks": {"defaults": {"caseSensitive": "no"}, "substitutionVariables": {"digit": ["1"], "a$b": ["$(c)"]},
              "details": [{"components": [{"/": "/$(food)", "exclude": "true"}, 7, {"?": 1}]},
                          {"appID": "", "paths": {"/": "x"}}, {"appIDs": ["T.a"], "components": [{"/": "/$(lang"}]}]}}
            """
        #expect(
            issues(text) == [
                "$.applinks.defaults.caseSensitive: a text stands where a boolean is due. "
                    + "Fix: write true or false, without quotation marks.",
                #"$.applinks.substitutionVariables["digit"]: “digit” is a predefined variable. "#
                    + "Fix: give it another name.",
                #"$.applinks.substitutionVariables["a$b"]: the name “a$b” has one of $, ( and ). "#
                    + "Fix: use other characters.",
                #"$.applinks.substitutionVariables["a$b"][0]: the value “$(c)” uses a variable. "#
                    + "Fix: write its values out: a value may hold * and ? only.",
                #"$.applinks.details[0]: there is no app id. Fix: add "appIDs": ["ABCDE12345.com.example.app"]."#,
                #"$.applinks.details[0].components[0]["/"]: there is no variable named “food”. "#
                    + "Fix: declare it in substitutionVariables, or correct the name; names are case-sensitive.",
                "$.applinks.details[0].components[0].exclude: a text stands where a boolean is due. "
                    + "Fix: write true or false, without quotation marks.",
                "$.applinks.details[0].components[1]: a whole number stands where an object is due. "
                    + "Fix: write an object: {…}.",
                #"$.applinks.details[0].components[2]["?"]: a whole number stands where a text or an object is due. "#
                    + "Fix: put it in quotation marks.",
                "$.applinks.details[1].appID: the text is empty. Fix: write it, or take the key away.",
                "$.applinks.details[1].paths: an object stands where an array is due. Fix: write an array: […].",
                #"$.applinks.details[2].components[0]["/"]: a variable is not closed in “/$(lang”. "#
                    + "Fix: write $(name) with its closing parenthesis.",
            ]
        )
    }

    @Test(
        "Text that is no JSON is refused with its location",
        arguments: [
            (#"{"applinks": {},}"#, "line 1, column 16, at $: "), ("", "line 1, column 1, at $: "),
            (#"{"applinks": 1, "applinks": 2}"#, "line 1, column 17, at $"),
        ]
    )
    func noJSON(_ text: String, _ place: String) {
        let found = issues(text)
        #expect(found.count == 1 && found[0].hasPrefix(place), "\(found)")
    }

    @Test("A file beyond Apple's 128 kB is refused")
    func tooLarge() {
        let found = issues(#"{"applinks": {}}"# + String(repeating: " ", count: AssociationFile.maximumLength))
        #expect(found.count == 1 && found[0].contains("131088 bytes, and the limit is 131072"), "\(found)")
        #expect(issues(#"{"applinks": {}}"#).isEmpty)
    }

    @Test("Variables can't make patterns grow without bound")
    func boundedVariables() {
        let long = String(repeating: "x", count: 20_000)
        let one =
            #"{"applinks": {"substitutionVariables": {"v": ["\#(long)"]}, "details": [{"appID": "T.a", "components": [{"/": "/$(v)$(v)"}]}]}}"#
        #expect(issues(one).map { $0.contains("comes to 40001 characters") } == [true])
        let component = #"{"/": "/$(v)"}"#
        let many =
            #"{"applinks": {"substitutionVariables": {"v": ["\#(long)"]}, "details": [{"appID": "T.a", "components": ["#
            + Array(repeating: component, count: 20).joined(separator: ",") + "]}]}}"
        #expect(issues(many).map { $0.contains("come to more than 262144 characters") } == [true])
    }

    @Test("What the system ignores is noted, not refused")
    func notes() throws {
        let file = try AssociationFile(
            parsing: """
                {"applinks": {"apps": ["T.a"], "detail": 1, "details": [{"appIDs": ["T.a"], "paths": ["/old"], "components":
                [{"/": "buy/*", "path": "/x"}, {"?": {"a": "1", "flag": true}}]}, {"appID": "T.b", "appIDs": ["T.c"]}]},
                "webcredentials": {"apps": []}, "other": 1}
                """
        )
        #expect(
            file.notes == [
                "$: the key “other” means nothing to the system",
                "$.applinks: the key “detail” means nothing to the system",
                "$.applinks.apps: apps must be an empty array; apps are named in details",
                "$.applinks.details[0].paths: ignored, since there are components",
                "$.applinks.details[0].components[0]: the key “path” means nothing to the system",
                #"$.applinks.details[0].components[1]["?"]: "flag" is a boolean, so all of it is ignored and every query matches"#,
                "$.applinks.details[1]: appID stands beside appIDs; put every id in appIDs",
                "$.applinks.details[1]: there are no components, so no link is handed over",
            ]
        )
        #expect(try AssociationFile(parsing: #"{"webcredentials": {"apps": "T.a"}}"#).passwordApps == [])
        let empty = try AssociationFile(parsing: "{}")
        #expect(empty.notes == ["$: there is no applinks, so no link is handed to an app"])
        for file in [file, empty] {
            for (index, note) in file.notes.enumerated() { expectFrench(note) { file.localizedNotes[index] } }
        }
    }

    @Test("What is written reads back as the same file")
    func writing() throws {
        let texts = [
            """
            {"applinks": {"defaults": {"caseSensitive": false, "percentEncoded": true},
              "substitutionVariables": {"food": ["pizza", "s*"], "Drink": []}, "details": [
              {"appID": "T.a", "appIDs": ["T.b", "T.a"], "defaults": {"percentEncoded": false}, "components": [
                {"/": "/a/$(food)", "?": {"b": "?*", "a": ""}, "#": "é", "exclude": true, "comment": "«\\"»"},
                {"?": "x=*", "caseSensitive": true}, {}]},
              {"appID": "T.c", "paths": ["NOT /x", "*"]}]}}
            """,
            #"{"applinks": {"details": []}, "webcredentials": {"apps": ["T.b", "T.a"]}}"#,
            #"{"applinks": {"details": {"T.b": {"paths": ["NOT /x", "y"]}, "T.a": {"components": [{"/": "//z"}]}}}}"#,
            #"{"applinks": {"defaults": {"/": "/a*", "exclude": true}, "details": [{"appIDs": ["T.a"], "components": [{}]}]}}"#,
        ]
        for text in texts {
            var file = try AssociationFile(parsing: text)
            file.notes = []
            #expect(try AssociationFile(file.json) == file)
            #expect(try AssociationFile(parsing: file.text) == file)
        }
    }
}

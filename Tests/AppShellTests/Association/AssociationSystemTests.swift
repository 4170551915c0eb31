import Testing

@testable import AppShell
@testable import AppShellInspection

/// What the system's own tool answers where Apple's documentation is silent, and what the documentation's examples say.
@Suite struct AssociationSystemTests {
    private static let app = AssociationSamples.app

    private func opens(_ applinks: String, _ link: String) throws -> Bool {
        let file = try AssociationFile(parsing: #"{"applinks": \#(applinks)}"#)
        return AssociationEvaluator(file).decide("https://a.fr" + link, appID: Self.app, host: "a.fr").isHandedOver
    }

    @Test(
        "abc, /abc and //abc are one path pattern",
        arguments: [
            ("abc", "/abc", true), ("/abc", "/abc", true), ("//abc", "/abc", true), ("///abc", "/abc", true),
            ("abc", "/abcd", false), ("abc", "/xabc", false), ("abc", "/x/abc", false), ("abc/*", "/abc", true),
            ("abc/*", "/abc/1", true), ("a/b", "/a/b", true), ("a/b", "/a/b/", true), ("*abc", "/xabc", true),
            ("*abc", "/x/abc", true), ("?bc", "/abc", true), ("?bc", "/bc", false), ("//", "/", true),
            ("//", "/a", false), ("$(lang)/home", "/fr/home", true), ("$(v)/x", "/a/x", true),
            ("$(w)/x", "/bc/x", true), ("/$(v)/x", "/b/x", true),
        ]
    )
    func leadingSlashes(_ pattern: String, _ path: String, _ isOpened: Bool) throws {
        let variables = #"{"v": ["a", "/b"], "w": ["/b?"]}"#
        let file = try AssociationSamples.file(#"{"/": "\#(pattern)"}"#, variables: variables)
        #expect(AssociationSamples.opens(file, path) == isOpened)
        let legacy = try AssociationFile(
            parsing: """
                {"applinks": {"substitutionVariables": \(variables),
                  "details": [{"appID": "\(Self.app)", "paths": ["\(pattern)"]}]}}
                """
        )
        #expect(AssociationSamples.opens(legacy, path) == isOpened)
    }

    @Test(
        "One value that is no text drops the whole query object",
        arguments: ["true", "false", "5", "null", #"["1"]"#, #"{"b": "1"}"#]
    )
    func oddQueryValues(_ value: String) throws {
        let odd = try AssociationSamples.file(#"{"/": "/x", "?": {"a": "1", "flag": \#(value)}}"#)
        for link in ["/x", "/x?a=1", "/x?a=2", "/x?flag=1", "/x?other=1"] {
            #expect(AssociationSamples.opens(odd, link), "\(link)")
        }
        #expect(!AssociationSamples.opens(odd, "/y?a=1"))
        #expect(odd.notes.count == 1 && odd.notes[0].contains(#"components[0]["?"]: "flag" is "#), "\(odd.notes)")
        let sound = try AssociationSamples.file(#"{"/": "/x", "?": {"a": "1", "flag": "true"}}"#)
        #expect(!AssociationSamples.opens(sound, "/x?a=1"))
    }

    @Test(
        "Apple's example of components: all that is said must match",
        arguments: [("/abc?def", true), ("/abc?def#g", true), ("/abc", false), ("/?def", false), ("/abc?x=def", false)]
    )
    func allParts(_ link: String, _ isOpened: Bool) throws {
        let file = try AssociationSamples.file(##"{"/": "abc", "?": "def", "#": "*"}"##)
        #expect(AssociationSamples.opens(file, link) == isOpened)
    }

    @Test("Details may be an object with an app's id for each key")
    func keyedDetails() throws {
        let file = try AssociationFile(
            parsing: """
                {"applinks": {"apps": [], "details": {
                  "\(Self.app)": {"paths": ["NOT /news/old/*", "/news/"]}, "T.b": {"components": [{"/": "/b"}]}}}}
                """
        )
        #expect(file.notes.isEmpty)
        let evaluator = AssociationEvaluator(file)
        let news = evaluator.decide("https://a.fr/news/", appID: Self.app)
        #expect(news.description == #"handed over by $.applinks.details["\#(Self.app)"].paths[1]"#)
        #expect(!evaluator.decide("https://a.fr/news/old/1", appID: Self.app).isHandedOver)
        #expect(evaluator.apps(opening: "https://a.fr/b") == ["T.b"])
    }

    @Test("Defaults may say a path, a query, a fragment and an exclusion, the nearest one first")
    func defaultParts() throws {
        func file(_ defaults: String, _ detail: String, _ component: String) -> String {
            """
            {"defaults": {\(defaults)},
             "details": [{"appIDs": ["\(Self.app)"], "defaults": {\(detail)}, "components": [{\(component)}]}]}
            """
        }
        let path = #""/": "/foo/*""#
        #expect(try opens(file("", "", ##""#": "*""##), "/bar"))
        #expect(try !opens(file(path, "", ##""#": "*""##), "/bar"))
        #expect(try opens(file(path, "", ##""#": "*""##), "/foo/1"))
        #expect(try !opens(file("", path, ##""#": "*""##), "/bar"))
        #expect(try opens(file(path, #""/": "/bar""#, ##""#": "*""##), "/bar"))
        #expect(try opens(file(path, "", #""/": "/bar""#), "/bar"))
        #expect(try !opens(file(#""exclude": true"#, "", ##""#": "*""##), "/bar"))
        #expect(try opens(file(#""exclude": true"#, "", #""exclude": false"#), "/bar"))
        #expect(try !opens(file(#""?": {"id": "??"}"#, "", ##""#": "*""##), "/bar?id=7"))
        #expect(try opens(file(#""?": {"id": "??"}"#, "", ##""#": "*""##), "/bar?id=77"))
    }

    @Test(
        "A rule that an earlier one shadows is found",
        arguments: [
            (#"{"/": "/a/*"}, {"/": "/a/b"}"#, [1]), (#"{"/": "/a/b"}, {"/": "/a/*"}"#, []),
            (#"{}, {"/": "/a"}, {"?": "x"}"#, [1, 2]), (#"{"/": "*", "exclude": true}, {"/": "/a"}"#, [1]),
            (#"{"/": "/a"}, {"/": "a/"}, {"/": "/b"}"#, [1]), (#"{"/": "/a/*"}, {"/": "/a"}"#, [1]),
            (#"{"/": "/a/?*"}, {"/": "/a/"}"#, []), (#"{"/": "/$(digit)*"}, {"/": "/1"}"#, [1]),
            (#"{"/": "/1*"}, {"/": "/$(digit)*"}"#, []), (#"{"/": "/a", "?": "x=1"}, {"/": "/a"}"#, []),
            (#"{"/": "/a"}, {"/": "/a", "?": "x=1"}"#, [1]),
            (#"{"?": {"a": "?*"}}, {"?": {"a": "1", "b": "2"}}"#, [1]),
            (#"{"?": {"a": "?*", "c": "1"}}, {"?": {"a": "1", "b": "2"}}"#, []),
            (##"{"#": "a*"}, {"#": "ab", "/": "/x"}, {"#": "b"}"##, [1]),
            (#"{"/": "/A*", "caseSensitive": false}, {"/": "/ab"}, {"/": "/Ab"}"#, [1, 2]),
            (#"{"/": "/A*"}, {"/": "/ab", "caseSensitive": false}"#, []),
            (#"{"/": "/é*", "percentEncoded": false}, {"/": "/éa", "percentEncoded": false}"#, [1]),
            (#"{"/": "/*", "percentEncoded": false}, {"/": "/a@b", "percentEncoded": false}"#, [1]),
            (#"{"/": "/a@b"}, {"/": "/a*"}"#, []), (#"{"/": "/a*"}, {"/": "/a@b"}"#, [1]),
            (#"{"/": "/????"}, {"/": "/????"}"#, [1]), (#"{"/": "/????"}, {"/": "/???"}"#, []),
        ]
    )
    func shadowed(_ components: String, _ places: [Int]) throws {
        let found = try AssociationSamples.file(components).shadowedRules
        #expect(found.map(\.rule.component) == places)
        for rule in found { #expect(rule.earlier.component < rule.rule.component) }
    }

    @Test("Only rules of the same apps shadow one another, in whichever detail")
    func shadowedInOtherDetails() throws {
        let file = try AssociationFile(
            parsing: """
                {"applinks": {"details": [{"appIDs": ["T.a", "T.b"], "components": [{"/": "/a/*"}]},
                  {"appIDs": ["T.a"], "paths": ["/a/b", "/c"]}, {"appIDs": ["T.a", "T.c"], "components": [{"/": "/a/b"}]}]}}
                """
        )
        #expect(
            file.shadowedRules.map(\.description) == [
                "$.applinks.details[1].paths[0]: never applies, since $.applinks.details[0].components[0] matches every link that it does"
            ]
        )
    }
}

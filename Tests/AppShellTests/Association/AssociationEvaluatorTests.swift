import Testing

@testable import AppShell
@testable import AppShellInspection

/// Apple's rules, one by one; the sources are at ``AssociationEvaluator``.
@Suite struct AssociationEvaluatorTests {
    @Test(
        "A pattern matches the whole path; * is any number of any characters, ? is one, ?* at least one",
        arguments: [
            ("/help/*", "/help/", true), ("/help/*", "/help/a", true), ("/help/*", "/help/a/b", true),
            ("/help/*", "/helper", false), ("/help/*", "/a/help/b", false), ("/help/?*", "/help/", false),
            ("/help/?*", "/help/a", true), ("/help/????", "/help/1234", true), ("/help/????", "/help/123", false),
            ("/help/????", "/help/12345", false), ("/help", "/help", true), ("/help", "/help2", false),
            ("*", "/", true),
            ("/*", "/", true), ("/", "/", true), ("/", "", true), ("/", "/a", false), ("", "/", true),
            ("", "/a", false),
            ("*.html", "/a/b.html", true), ("*.html", "/a/b.htm", false), ("/a?c", "/a/c", true),
            ("/a**b", "/axxb", true),
            ("/a*b*c", "/a1b2b3c", true), ("/a*b*c", "/a1b2b3", false), ("/a.c", "/abc", false), ("/[a]", "/a", false),
        ]
    )
    func wildcards(_ pattern: String, _ path: String, _ isOpened: Bool) throws {
        #expect(AssociationSamples.opens(try AssociationSamples.file(#"{"/": "\#(pattern)"}"#), path) == isOpened)
    }

    @Test(
        "Slashes at the end of a path do not count, in the link nor in the pattern",
        arguments: [
            ("/blog", "/blog/"), ("/blog/", "/blog"), ("/blog/", "/blog/"), ("/blog/?*", "/blog/a/"),
            ("/blog/*", "/blog"),
            ("/blog", "/blog//"), ("/*", ""), ("/blog*", "/blog/"),
        ]
    )
    func trailingSlashes(_ pattern: String, _ path: String) throws {
        #expect(AssociationSamples.opens(try AssociationSamples.file(#"{"/": "\#(pattern)"}"#), path))
    }

    @Test(
        "No wildcard takes a slash at the end for a character",
        arguments: [
            ("/blog/?*", "/blog/"), ("/blog?", "/blog/"), ("/blog?*", "/blog/"), ("/?*", "/"), ("/a/????", "/a/123/"),
        ]
    )
    func wildcardsAndTrailingSlashes(_ pattern: String, _ path: String) throws {
        #expect(!AssociationSamples.opens(try AssociationSamples.file(#"{"/": "\#(pattern)"}"#), path))
    }

    @Test("The first component that matches decides, and exclude stops")
    func order() throws {
        let file = try AssociationSamples.file(
            """
            {"#": "no_universal_links", "exclude": true, "comment": "asked for the web"}, {"/": "/buy/*"},
            {"/": "/help/website/*", "exclude": true}, {"/": "/help/*", "?": {"articleNumber": "????"}},
            {"/": "/buy/secret", "exclude": true}
            """
        )
        let cases = [
            ("/buy/1", 1, true), ("/buy/1#no_universal_links", 0, false),
            ("/help/website/1?articleNumber=1234", 2, false),
            ("/help/1?articleNumber=1234", 3, true), ("/buy/secret", 1, true),
        ]
        for (link, component, isOpened) in cases {
            let decision = AssociationEvaluator(file).decide("https://a.fr" + link, appID: AssociationSamples.app)
            #expect(decision.rule?.component == component && decision.isHandedOver == isOpened, "\(link): \(decision)")
        }
        let decision = AssociationEvaluator(file).decide(
            "https://a.fr/#no_universal_links",
            appID: AssociationSamples.app
        )
        #expect(
            decision.description
                == "not handed over: excluded by $.applinks.details[0].components[0] (“asked for the web”)"
        )
        #expect(!AssociationSamples.opens(file, "/help/1"))
    }

    @Test(
        "An object of query patterns: every occurrence must match, a missing item counts as empty",
        arguments: [
            (#"{"a": "1"}"#, "?a=1", true), (#"{"a": "1"}"#, "?a=2", false), (#"{"a": "1"}"#, "", false),
            (#"{"a": "1"}"#, "?b=2&a=1", true), (#"{"a": "1"}"#, "?a=1&a=1", true), (#"{"a": "1"}"#, "?a=1&a=2", false),
            (#"{"a": ""}"#, "", true), (#"{"a": ""}"#, "?a", true), (#"{"a": ""}"#, "?a=", true),
            (#"{"a": ""}"#, "?a=1", false),
            (#"{"a": "*"}"#, "", true), (#"{"a": "?*"}"#, "?a", false), (#"{"a": "?*", "b": "?*"}"#, "?a=1", false),
            (#"{"a": "?*", "b": "?*"}"#, "?b=2&a=1", true), (#"{"a": "x=y"}"#, "?a=x=y", true),
            (#"{"A": "1"}"#, "?a=1", false),
            (#"{"a": "1"}"#, "?a=1#a=2", true), ("{}", "?a=1", true),
        ]
    )
    func queryItems(_ query: String, _ tail: String, _ isOpened: Bool) throws {
        #expect(AssociationSamples.opens(try AssociationSamples.file(#"{"?": \#(query)}"#), "/x" + tail) == isOpened)
    }

    @Test(
        "A query pattern and a fragment pattern match the whole part; an absent one counts as empty",
        arguments: [
            ("?", "a=*", "?a=1&b=2", true), ("?", "a=*", "?b=2&a=1", false), ("?", "", "", true), ("?", "", "?", true),
            ("?", "", "?a", false), ("?", "?*", "", false), ("?", "*", "", true), ("#", "top", "#top", true),
            ("#", "top", "#topper", false), ("#", "", "", true), ("#", "?*", "", false), ("#", "?*", "?a#b", true),
            ("#", "a?b", "#a?b", true), ("#", "", "?a", true),
        ]
    )
    func tails(_ key: String, _ pattern: String, _ tail: String, _ isOpened: Bool) throws {
        let file = try AssociationSamples.file(#"{"\#(key)": "\#(pattern)"}"#)
        #expect(AssociationSamples.opens(file, "/x" + tail) == isOpened)
    }

    @Test("Settings come from the component, else its detail, else the file, else case and escapes count")
    func cascade() throws {
        func opens(file: String, detail: String, component: String, _ path: String) throws -> Bool {
            let text = """
                {"applinks": {"defaults": {\(file)}, "details": [{"appID": "\(AssociationSamples.app)",
                "defaults": {\(detail)}, "components": [{"/": "/Café"\(component.isEmpty ? "" : ", " + component)}]}]}}
                """
            return AssociationSamples.opens(try AssociationFile(parsing: text), path)
        }
        let decoded = #""percentEncoded": false"#
        let anyCase = #""caseSensitive": false"#
        #expect(try !opens(file: "", detail: "", component: "", "/Caf%C3%A9"))
        #expect(try opens(file: decoded, detail: "", component: "", "/Caf%C3%A9"))
        #expect(try opens(file: "", detail: decoded, component: "", "/Caf%C3%A9"))
        #expect(try opens(file: "", detail: "", component: decoded, "/Café"))
        #expect(try !opens(file: decoded, detail: #""percentEncoded": true"#, component: "", "/Caf%C3%A9"))
        #expect(try !opens(file: decoded, detail: decoded, component: #""percentEncoded": true"#, "/Caf%C3%A9"))
        #expect(try !opens(file: decoded, detail: "", component: "", "/CAF%C3%89"))
        #expect(try opens(file: decoded, detail: anyCase, component: "", "/CAF%C3%89"))
        #expect(try opens(file: anyCase, detail: "", component: decoded, "/cAF%c3%a9"))
        #expect(try !opens(file: anyCase, detail: decoded, component: #""caseSensitive": true"#, "/cafe"))
    }

    @Test(
        "Escapes are compared as written, or decoded where percentEncoded is false",
        arguments: [
            ("/a%20b", true, "/a%20b", true), ("/a b", true, "/a%20b", false), ("/a b", false, "/a%20b", true),
            ("/a%20b", false, "/a%20b", false), ("/a?b", false, "/a%C3%A9b", true),
            ("/a??????b", true, "/a%C3%A9b", true),
            ("/a/b", false, "/a%2Fb", true), ("/a/b", true, "/a%2Fb", false), ("/a%b", false, "/a%b", true),
            ("/%FF", false, "/%FF", true), ("/a?b", false, "/a🎓b", true), ("/%41", true, "/A", false),
            ("/a+b", false, "/a+b", true),
        ]
    )
    func encoding(_ pattern: String, _ isEncoded: Bool, _ path: String, _ isOpened: Bool) throws {
        let file = try AssociationSamples.file(#"{"/": "\#(pattern)", "percentEncoded": \#(isEncoded)}"#)
        #expect(AssociationSamples.opens(file, path) == isOpened)
    }

    @Test(
        "Variables stand for each of their values",
        arguments: [
            ("/$(digit)", "/7", true), ("/$(digit)", "/77", false), ("/$(digit)", "/a", false),
            ("/$(alpha)", "/Z", true),
            ("/$(alpha)", "/1", false), ("/$(upper)", "/a", false), ("/$(lower)", "/a", true),
            ("/$(alnum)", "/9", true),
            ("/$(alnum)", "/-", false), ("/$(xdigit)$(xdigit)", "/fA", true), ("/$(xdigit)", "/g", false),
            ("/$(lang)", "/fr", true), ("/$(lang)", "/FR", false), ("/$(lang)", "/xx", false),
            ("/$(lang)/a", "/en/a", true),
            ("/$(region)", "/FR", true), ("/$(region)", "/fr", false), ("/$(region)", "/XX", false),
            ("/$(lang)_$(region)/$(food)/", "/en_US/pizza", true),
            ("/$(lang)_$(region)/$(food)/", "/en_US/soup", false),
            ("/$(food)", "/sushi", true), ("/$(Food)", "/tea", true), ("/$(Food)", "/sushi", false),
            ("/$(any)/x", "/s1/x", true),
            ("/$(any)/x", "/s/x", false), ("/$(any)/x", "/tall/x", true), ("/$(none)", "/", false),
            ("/a$(empty)b", "/ab", true),
            ("/$5", "/$5", true), ("/$(a b.c-d)", "/1", true),
        ]
    )
    func variables(_ pattern: String, _ path: String, _ isOpened: Bool) throws {
        let variables = """
            {"food": ["burrito", "pizza", "sushi", "samosa"], "Food": ["tea"], "any": ["s?", "t*"], "none": [],
             "empty": ["", "x"], "a b.c-d": ["1"]}
            """
        let file = try AssociationSamples.file(#"{"/": "\#(pattern)"}"#, variables: variables)
        #expect(AssociationSamples.opens(file, path) == isOpened)
    }

    @Test(
        "Variables match in any case where the component does not count it",
        arguments: [
            ("/$(upper)", "/a"), ("/$(lang)", "/FR"), ("/$(region)", "/fr"), ("/$(food)", "/PIZZA"),
            ("/$(lower)", "/Z"),
        ]
    )
    func variablesInAnyCase(_ pattern: String, _ path: String) throws {
        let component = #"{"/": "\#(pattern)", "caseSensitive": false}"#
        #expect(
            AssociationSamples.opens(try AssociationSamples.file(component, variables: #"{"food": ["pizza"]}"#), path)
        )
    }

    @Test("Legacy paths match the path alone, and NOT excludes")
    func legacyPaths() throws {
        let file = try AssociationFile(
            parsing: """
                {"applinks": {"apps": [], "details": [
                {"appID": "\(AssociationSamples.app)", "paths": ["NOT /buy/secret/*", "/buy/*", "/wwdc/news/"]}]}}
                """
        )
        let evaluator = AssociationEvaluator(file)
        #expect(evaluator.decide("https://a.fr/buy/1?q=2#f", appID: AssociationSamples.app).isHandedOver)
        #expect(evaluator.decide("https://a.fr/wwdc/news", appID: AssociationSamples.app).isHandedOver)
        let secret = evaluator.decide("https://a.fr/buy/secret/1", appID: AssociationSamples.app)
        #expect(secret.description == "not handed over: excluded by $.applinks.details[0].paths[0]")
    }

    @Test("An app's details are tried in order, another app's are not")
    func details() throws {
        let file = try AssociationFile(
            parsing: """
                {"applinks": {"details": [
                {"appIDs": ["T.one", "T.two"], "components": [{"/": "/a/secret", "exclude": true}, {"/": "/b/*"}]},
                {"appID": "T.one", "components": [{"/": "/a/*"}]}, {"appIDs": ["T.three"], "components": [{}]}]}}
                """
        )
        let evaluator = AssociationEvaluator(file)
        #expect(
            evaluator.decide("https://a.fr/a/1", appID: "T.one").rule?.location == "$.applinks.details[1].components[0]"
        )
        #expect(!evaluator.decide("https://a.fr/a/secret", appID: "T.one").isHandedOver)
        #expect(evaluator.decide("https://a.fr/a/1", appID: "T.two") == .unmatched)
        #expect(evaluator.decide("https://a.fr/a/1", appID: "T.four") == .unknownApp("T.four"))
        #expect(evaluator.apps(opening: "https://a.fr/b/1") == ["T.one", "T.two", "T.three"])
    }

    @Test(
        "Only web links to the file's host are handed over",
        arguments: [
            ("https://a.fr/x", true), ("http://a.fr/x", true), ("HTTPS://A.FR/x", true), ("https://a.fr:443/x", true),
            ("https://a.fr:8443/x", false), ("https://b.fr/x", false), ("https://www.a.fr/x", false),
            ("app://a.fr/x", false),
            ("https:/a.fr/x", false), ("/x", false), ("", false), ("https://u@a.fr/x", false), ("https:///x", false),
            ("https://a.fr", true), ("https://a.fr?q", true), ("https://a.fr#f", true),
            ("https://a.fr/" + String(repeating: "x", count: 8_000), false),
        ]
    )
    func links(_ link: String, _ isOpened: Bool) throws {
        let evaluator = AssociationEvaluator(try AssociationSamples.file("{}"))
        let decision = evaluator.decide(link, appID: AssociationSamples.app, host: "a.fr")
        #expect(decision.isHandedOver == isOpened, "\(decision)")
    }

    @Test("No pattern makes a decision blow up")
    func noBlowUp() throws {
        let file = try AssociationSamples.file(#"{"/": "/\#(String(repeating: "*a", count: 100))b"}"#)
        #expect(!AssociationSamples.opens(file, "/" + String(repeating: "a", count: 500)))
        let many = try AssociationSamples.file(#"{"/": "\#(String(repeating: "*", count: 10_000))b"}"#)
        #expect(!AssociationSamples.opens(many, "/" + String(repeating: "a", count: 100)))
    }

    @Test("Whatever the bytes, a file is read or refused, and decides")
    func anyBytes() throws {
        let seed =
            #"{"applinks":{"substitutionVariables":{"f":["a*","b"]},"details":[{"appID":"T.a","components":["#
            + ##"{"/":"/$(lang)/$(f)?*","?":{"a":"?*"},"#":"*x","percentEncoded":false},{"exclude":true}]}]}}"##
        var generator = SplitMix64(seed: 17)
        var read = 0
        for _ in 0..<600 {
            var bytes = Array(seed.utf8)
            for _ in 0..<generator.number(1...3) {
                let place = generator.number(0...(bytes.count - 1))
                switch generator.number(0...2) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(generator.one(of: Array("\"{}[]:,$()*?/\\a0é".utf8)), at: place)
                default: bytes[place] = UInt8(truncatingIfNeeded: generator.number(0...255))
                }
            }
            guard let file = try? AssociationFile(parsing: bytes) else { continue }
            read += 1
            _ = AssociationEvaluator(file).decide("https://a.fr/fr/b1?a=2#\(HardText.random(&generator))", appID: "T.a")
        }
        #expect(read > 50)
    }
}

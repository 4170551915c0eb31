import Testing

@testable import AppShell
@testable import AppShellInspection

@Suite struct AssociationComparisonTests {
    private func disagreements(
        _ components: String,
        _ patterns: [String],
        unmatched: LinkPolicy.Unmatched = .ignore,
        variables: String = "{}"
    ) throws -> [AssociationDisagreement] {
        let table = try LinkTable(patterns: patterns, policy: LinkPolicy(hosts: ["a.fr"], unmatched: unmatched))
        let found = try AssociationSamples.file(components, variables: variables)
            .disagreements(with: table, host: "a.fr", appID: AssociationSamples.app)
        for entry in found { expectFrench(entry.description) { entry.localizedDescription } }
        return found
    }

    @Test(
        "A file and a table that agree have no disagreement, however the file says it",
        arguments: [
            (#"{"/": "/a"}, {"/": "/b/"}"#, ["/a", "/b"]),
            (#"{"/": "/a/*/?*", "exclude": true}, {"/": "/a/?*"}"#, ["/a/{x}"]),
            (#"{"/": "/a/*"}"#, ["/a/{*x?}"]),
            (
                #"{"/": "/n/0*", "exclude": true}, {"/": "/n/$(digit)*/?*", "exclude": true}, {"/": "/n/$(digit)*"}"#,
                ["/n/{x:number}"]
            ),
            (#"{"/": "/$(lower)"}"#, ["/{x:a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z}"]),
            (#"{"/": "/été", "percentEncoded": false}"#, ["/été"]),
        ]
    )
    func agreement(_ components: String, _ patterns: [String]) throws {
        let found = try disagreements(components, patterns)
        #expect(found.isEmpty, "\(found)")
    }

    @Test("A link that the table matches and the file does not hand over is named, with pattern, module and rule")
    func missing() throws {
        let found = try disagreements(#"{"/": "/*/x", "exclude": true}, {"/": "/a/*"}"#, ["/a/{y}", "/b/{z}"])
        #expect(
            found.map(\.description) == [
                "https://a.fr/a/x matches /a/{y} of the module “test” and is not handed over: excluded by "
                    + "$.applinks.details[0].components[0], so it opens in the browser. "
                    + "Fix: add a component for it before $.applinks.details[0].components[0].",
                "https://a.fr/b/a matches /b/{z} of the module “test” and is not handed over: no rule of the app matches, "
                    + "so it opens in the browser. Fix: add a component for it.",
                "https://a.fr/a is handed over by $.applinks.details[0].components[1] and no pattern matches it, so "
                    + "nothing would happen in the app. "
                    + "Fix: exclude it before that rule, narrow the rule, or contribute a pattern.",
            ]
        )
    }

    @Test("A link that is handed over and that no pattern matches opens the app's tab for those, and is no less named")
    func excess() throws {
        let found = try disagreements(#"{"/": "/a"}, {"/": "/b"}"#, ["/a"], unmatched: .tab("accueil"))
        #expect(found.map(\.kind) == [.unmatched(tab: "accueil")])
        #expect(
            found.first?.description == "https://a.fr/b is handed over by $.applinks.details[0].components[1] and no "
                + "pattern matches it, so the app would open its “unmatched” tab, “accueil”. "
                + "Fix: exclude it before that rule, narrow the rule, or contribute a pattern."
        )
    }

    @Test(
        "The shortest link is found, not one that was tried",
        arguments: [
            (#"{"/": "*"}"#, ["/{a}"], "https://a.fr/"), (#"{"/": "/?*"}"#, ["/{a}"], "https://a.fr/a/a"),
            (#"{"/": "/a*"}"#, ["/a"], "https://a.fr/aa"), (#"{"/": "/$(lang)"}"#, ["/fr", "/en"], "https://a.fr/aa"),
            (#"{"/": "/A", "caseSensitive": false}"#, ["/A"], "https://a.fr/a"),
            (#"{"/": "/a/*", "percentEncoded": false}"#, ["/a", "/a/{*x}"], "https://a.fr/a%2F"),
            (#"{"/": "/a", "?": {"x": "12"}}"#, ["/b"], "https://a.fr/a?x=12"),
            (#"{"/": "/a", "?": "x=*"}"#, ["/b"], "https://a.fr/a?x="),
            (##"{"/": "/a", "#": "??"}"##, ["/b"], "https://a.fr/a#aa"),
            (##"{"/": "/a", "#": "a@b/c"}"##, ["/b"], "https://a.fr/a#a@b/c"),
            (##"{"/": "/a", "?": {"x": "a@b"}}"##, ["/b"], "https://a.fr/a?x=a@b"),
        ]
    )
    func shortest(_ components: String, _ patterns: [String], _ link: String) throws {
        let found = try disagreements(components, patterns)
        let excess = found.filter { if case .unmatched = $0.kind { true } else { false } }
        #expect(excess.map(\.link) == [link], "\(found)")
    }

    @Test("Conditions on query and fragment are compared too, on both sides")
    func conditions() throws {
        let found = try disagreements(
            ##"{"/": "/a", "#": "no", "exclude": true}, {"/": "/a"}, {"/": "/b", "?": {"q": "?*"}}, {"/": "/c"}"##,
            ["/a", "/b", "/c?q={q}"]
        )
        #expect(
            Set(found.map(\.link)) == ["https://a.fr/a#no", "https://a.fr/b", "https://a.fr/c"],
            "\(found)"
        )
    }

    @Test(
        "SHELL-2: a rule on the whole query that leaves links of the table to the browser is found",
        arguments: [
            (##"{"/": "/f", "?": ""}"##, ["/f"], "https://a.fr/f?a"),
            (##"{"/": "/s", "?": "q=?*"}"##, ["/s?q={q}"], "https://a.fr/s?zz=zz&q=a"),
            (##"{"/": "/s", "?": "a=1&b=1*"}"##, ["/s?a=1&b=1"], "https://a.fr/s?b=1&a=1"),
            (##"{"/": "/s", "?": "*zz=zz*", "exclude": true}, {"/": "/s"}"##, ["/s"], "https://a.fr/s?zz=zz"),
        ]
    )
    func wholeQueries(_ components: String, _ patterns: [String], _ link: String) throws {
        let missing = try disagreements(components, patterns).filter {
            if case .notHandedOver = $0.kind { true } else { false }
        }
        #expect(missing.map(\.link) == [link])
    }

    @Test(
        "SHELL-2: values that a pattern takes and a rule does not are found, whatever their kind and length",
        arguments: [
            (##"{"/": "/s", "?": {"c": "pi"}}"##, ["/s?c={c:pi|e}"], "https://a.fr/s?c=e"),
            (##"{"/": "/s", "?": {"p": "?"}}"##, ["/s?p={p:number}"], "https://a.fr/s?p=10"),
            (##"{"/": "/s", "?": {"p": "$(digit)*7"}}"##, ["/s?p={p:number}"], "https://a.fr/s?p=1"),
            (##"{"/": "/s", "#": "?"}"##, ["/s#{f:number}"], "https://a.fr/s#10"),
            (##"{"/": "/s", "#": "u"}"##, ["/s#{f:u|v?}"], "https://a.fr/s"),
            (
                ##"{"/": "/s", "?": {"a": "1", "b": "2"}, "exclude": true}, {"/": "/s"}"##, ["/s"],
                "https://a.fr/s?a=1&b=2"
            ),
        ]
    )
    func values(_ components: String, _ patterns: [String], _ link: String) throws {
        let missing = try disagreements(components, patterns).filter {
            if case .notHandedOver = $0.kind { true } else { false }
        }
        #expect(missing.map(\.link) == [link])
    }

    @Test("Conditions on more keys than can be combined are compared one by one")
    func manyKeys() throws {
        let pattern = "/s?" + (0..<16).map { "k\($0)={v\($0):number}" }.joined(separator: "&")
        let items = (0..<16).map { #""k\#($0)": "\#($0 == 7 ? "?" : "?*")""# }.joined(separator: ", ")
        let found = try disagreements(#"{"/": "/s", "?": {\#(items)}}"#, [pattern])
        let link = "https://a.fr/s?" + (0..<16).map { "k\($0)=\($0 == 7 ? "10" : "1")" }.joined(separator: "&")
        #expect(found.first?.link == link, "\(found)")
    }

    @Test("A file without the app's id hands nothing over")
    func unknownApp() throws {
        let table = try LinkTable(patterns: ["/a"])
        let found = AssociationFile().disagreements(with: table, host: "a.fr", appID: "T.a")
        #expect(found.map(\.decision) == [.unknownApp("T.a")])
    }

    @Test("Nothing on either side agrees")
    func nothing() throws {
        let file = try AssociationSamples.file("")
        let table = LinkTable(entries: [], policy: LinkPolicy(hosts: ["a.fr"]))
        #expect(file.disagreements(with: table, host: "a.fr", appID: AssociationSamples.app).isEmpty)
    }

    @Test("A comparison that would not end says so")
    func unfinished() throws {
        let component = #"{"/": "/*a\#(String(repeating: "?", count: 40))"}"#
        let comparison = AssociationComparison(
            try AssociationSamples.file(component),
            try LinkTable(patterns: ["/a"]),
            host: "a.fr",
            appID: AssociationSamples.app
        )
        let found = comparison.run(limits: PathExplorer.Limits(sets: 1_000))
        #expect(found.count == 1)
        guard case .unfinished? = found.first?.kind else { return #expect(Bool(false), "\(found)") }
        #expect(
            found.first?.description.hasSuffix(
                "Fix: write patterns with fewer wildcards, and with conditions on fewer query keys."
            ) == true
        )
    }

    @Test("What is looked at grows with the file: a long and plain one is compared to the end")
    func longFile() throws {
        let table = try LinkTable(patterns: (0..<40).map { "/page-\($0)/{x}" }, policy: LinkPolicy(hosts: ["a.fr"]))
        let file = AssociationFile(table, host: "a.fr", appIDs: ["T.a"])
        let comparison = AssociationComparison(file, table, host: "a.fr", appID: "T.a")
        let found = comparison.run(limits: PathExplorer.Limits(sets: 0, steps: 0))
        #expect(found.isEmpty, "\(found)")
    }
}

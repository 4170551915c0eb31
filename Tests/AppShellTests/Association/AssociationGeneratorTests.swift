import Testing

@testable import AppShell
@testable import AppShellInspection

@Suite struct AssociationGeneratorTests {
    private func file(_ patterns: [String], policy: LinkPolicy = LinkPolicy(hosts: ["a.fr"])) throws -> AssociationFile
    {
        AssociationFile(
            try LinkTable(patterns: patterns, policy: policy),
            host: "a.fr",
            appIDs: [AssociationSamples.app]
        )
    }

    @Test("A table becomes a short file, ordered so that no wildcard takes what is deeper")
    func text() throws {
        let patterns = ["/formations", "/formations/{key}", "/formation/{key}", "/blog/{key}", "/contact"]
        #expect(
            try file(patterns).text == """
                {
                  "applinks": {
                    "details": [
                      {
                        "appIDs": [
                          "ABCDE12345.com.example.app"
                        ],
                        "components": [
                          {
                            "/": "/formations"
                          },
                          {
                            "/": "/contact"
                          },
                          {
                            "/": "/?*/?*/?*",
                            "exclude": true,
                            "comment": "no page of the app is as deep"
                          },
                          {
                            "/": "/formations/?*"
                          },
                          {
                            "/": "/formation/?*"
                          },
                          {
                            "/": "/blog/?*"
                          }
                        ]
                      }
                    ]
                  }
                }

                """
        )
    }

    @Test(
        "Every kind of segment has its component, and its comment where that takes more",
        arguments: [
            ("/", [#"{"/":"/"}"#]),
            ("/été", [#"{"/":"/%C3%A9t%C3%A9"}"#]),
            ("/blog/{year?}", [#"{"/":"/blog"}"#, #"{"/":"/blog/?*"}"#]),
            ("/docs/{*path}", [#"{"/":"/docs/?*"}"#]),
            ("/docs/{*path?}", [#"{"/":"/docs"}"#, #"{"/":"/docs/?*"}"#]),
            ("/p/{c:pi|e}", [#"{"/":"/p/$(c)"}"#]),
            ("/p/{lang:fr|en}", [#"{"/":"/p/$(lang2)"}"#]),
            ("/{page}.html", [#"{"/":"/?*.html"}"#]),
            ("/@{name}", [#"{"/":"/$(@)?*"}"#]),
            (
                "/n/{id:number}",
                [#"{"/":"/n/$(digit)*","comment":"/n/{id:number}: {id} may be any text that begins with a digit"}"#]
            ),
            ("/s/{s:slug}", [#"{"/":"/s/?*","comment":"/s/{s:slug}: {s} may be any text"}"#]),
            (
                "/q?q={q}&page={page:number?}&mode=full&debug#top",
                [
                    ##"{"/":"/q","?":{"mode":"full","q":"?*"},"#":"top","comment":"/q?q={q}&page={page:number?}&mode=full&debug#top"##
                        + #": “page” may be anything; also without the query key “debug”; also with a query key twice"}"#
                ]
            ),
        ]
    )
    func components(_ pattern: String, _ expected: [String]) throws {
        let file = try file([pattern])
        let components = file.json["applinks"]?["details"]?.arrayValue?.first?["components"]?.arrayValue ?? []
        #expect(components.filter { $0["exclude"] == nil }.map { $0.text() } == expected)
    }

    @Test(
        "SHELL-2: links are handed over in every spelling that the table reads",
        arguments: [
            ("/x?next=/compte", ["?next=/compte", "?next=%2Fcompte"]), ("/x?q=a?b*c", ["?q=a?b*c", "?q=a%3Fb%2Ac"]),
            ("/x#a/b", ["#a/b", "#a%2Fb"]), ("/x#a?b", ["#a?b", "#a%3Fb"]), ("/x#{f:a/b|c}", ["#a/b", "#a%2Fb", "#c"]),
            ("/x/{c:@paul|@anne}", ["/@paul", "/%40paul", "/@anne"]),
            ("/x/{c:a$(b|c}", ["/a$%28b", "/a%24%28b", "/c"]),
            ("/x?c={c:a b|d}", ["?c=a+b", "?c=a%20b", "?c=d"]), ("/x?a[b]=1", ["?a[b]=1", "?a%5Bb%5D=1"]),
            ("/x?a[b]={c}", ["?a[b]=1", "?a%5Bb%5D=1"]), ("/x/a(b)$", ["/a(b)$", "/a%28b%29%24"]),
            ("/x/a*b", ["/a*b", "/a%2Ab"]), ("/x/{c:!!!!!!!!|d}", ["/!!!!!!!!", "/%21%21%21%21%21%21%21%21", "/d"]),
        ]
    )
    func spellings(_ pattern: String, _ links: [String]) throws {
        let table = try LinkTable(patterns: [pattern], policy: LinkPolicy(hosts: ["a.fr"]))
        let file = try AssociationFile(parsing: file([pattern]).text)
        for link in links {
            // What can't be compared would prove nothing.
            #expect(table.find("https://a.fr/x" + link) != nil, "\(link)")
            #expect(AssociationSamples.opens(file, "/x" + link), "\(link)\n\(file.text)")
        }
        let found = file.disagreements(with: table, host: "a.fr", appID: AssociationSamples.app)
        #expect(found.isEmpty, "\(found)\n\(file.text)")
    }

    @Test("What a component takes beyond its pattern, its comment says")
    func comments() throws {
        let comments = try ["/x?q={q}", "/x/a*b"].map { try file([$0]).details[0].components.last?.comment }
        #expect(
            comments == [
                "/x?q={q}: also with a query key twice", "/x/a*b: any character may stand for “*”",
            ]
        )
    }

    @Test("Patterns of other hosts and of schemes of one's own are left out, and what another takes anyway")
    func leftOut() throws {
        let policy = LinkPolicy(hosts: ["a.fr", "b.fr"], schemes: ["app"])
        let patterns = ["https://b.fr/b", "app://c/d", "https://a.fr/a", "/x/{y}", "/x/z", "/x/{y}?q={q}"]
        let paths = try file(patterns, policy: policy).details[0].components.compactMap(\.path?.source)
        #expect(paths == ["/a", "/?*/?*/?*", "/x/?*"])
        #expect(try file(patterns, policy: LinkPolicy(hosts: ["c.fr"])).details[0].components.isEmpty)
    }

    @Test("Apps get the passwords saved for the host if the policy says so")
    func passwords() throws {
        let shared = try file(["/x"], policy: LinkPolicy(hosts: ["a.fr"], sharesPasswords: true))
        #expect(shared.json["webcredentials"]?.text() == #"{"apps":["ABCDE12345.com.example.app"]}"#)
        #expect(try AssociationFile(parsing: shared.text) == shared)
        #expect(try file(["/x"]).json["webcredentials"] == nil)
    }

    @Test("What is generated reads back without a note")
    func readsBack() throws {
        let file = try file(["/@{a}", "/p/{lang:fr|en}", "/q/{b?}?q={q}#x", "/{*rest}"])
        #expect(try AssociationFile(parsing: file.text) == file)
    }
}

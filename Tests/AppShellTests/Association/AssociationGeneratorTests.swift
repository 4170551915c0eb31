import Testing

@testable import AppShell

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
                        + #": “page” may be anything; also without the query key “debug”"}"#
                ]
            ),
        ]
    )
    func components(_ pattern: String, _ expected: [String]) throws {
        let file = try file([pattern])
        let components = file.json["applinks"]?["details"]?.arrayValue?.first?["components"]?.arrayValue ?? []
        #expect(components.filter { $0["exclude"] == nil }.map { $0.text() } == expected)
    }

    @Test("Patterns of other hosts and of schemes of one's own are left out, and what another takes anyway")
    func leftOut() throws {
        let policy = LinkPolicy(hosts: ["a.fr", "b.fr"], schemes: ["app"])
        let patterns = ["https://b.fr/b", "app://c/d", "https://a.fr/a", "/x/{y}", "/x/z", "/x/{y}?q={q}"]
        let paths = try file(patterns, policy: policy).details[0].components.compactMap(\.path?.source)
        #expect(paths == ["/a", "/?*/?*/?*", "/x/?*"])
        #expect(try file(patterns, policy: LinkPolicy(hosts: ["c.fr"])).details[0].components.isEmpty)
    }

    @Test("What is generated reads back without a note")
    func readsBack() throws {
        let file = try file(["/@{a}", "/p/{lang:fr|en}", "/q/{b?}?q={q}#x", "/{*rest}"])
        #expect(try AssociationFile(parsing: file.text) == file)
    }
}

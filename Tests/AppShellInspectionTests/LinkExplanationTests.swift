import Testing

@testable import AppShell
@testable import AppShellInspection

/// What `explain` tells, word for word.
struct LinkExplanationTests {
    private func explain(_ link: String) throws -> String {
        let patterns = [
            "/", "/formations", "/formations/{key}", "/formations/{id:number}/edit", "/blog/{key}", "/contact",
            "/contact?topic={topic:slug}", "https://www.madinia.fr/admin/{id:number}", "/@{name}",
        ]
        let entries = try patterns.map {
            LinkTable.Entry(
                pattern: try LinkPattern($0),
                destination: "place",
                module: "site",
                isAlias: $0 == "/blog/{key}"
            )
        }
        let policy = LinkPolicy(hosts: ["madinia.fr", "www.madinia.fr"], schemes: ["madinia"])
        return LinkTable(entries: entries, policy: policy).explain(link).description
    }

    @Test("a link that matches: what was tried before, and the winner")
    func matched() throws {
        #expect(
            try explain("https://MADINIA.fr/formations/performer?utm=1") == """
                https://MADINIA.fr/formations/performer?utm=1
                  read as: https://madinia.fr/formations/performer?utm=1
                  tried /formations of site: it ends before segment 2, “performer”
                  tried /formations/{id:number}/edit of site: segment 2 is “performer”, not a whole number from 1 to 2^63-1 without \
                leading zeros {id}
                  matches /formations/{key} of site: place(key: performer)
                """
        )
    }

    @Test("an alias says that it is one")
    func alias() throws {
        #expect(
            try explain("https://madinia.fr/blog/x").hasSuffix("matches /blog/{key}, an alias, of site: place(key: x)")
        )
    }

    @Test("a link that matches nothing: the nearest patterns, and what differs")
    func unmatched() throws {
        #expect(
            try explain("https://madinia.fr/formation/performer") == """
                https://madinia.fr/formation/performer
                  read as: https://madinia.fr/formation/performer
                  matches no pattern
                  nearest: /formations/{key} of site: segment 1 is “formation”, not “formations”
                  nearest: /blog/{key} of site: segment 1 is “formation”, not “blog”
                  nearest: /formations of site: segment 1 is “formation”, not “formations”
                """
        )
    }

    @Test("conditions that do not hold are named")
    func conditions() throws {
        let text = try explain("https://madinia.fr/admin/7")
        #expect(
            text.contains(
                "tried https://www.madinia.fr/admin/{id:number} of site: it holds for the host “www.madinia.fr” only"
            )
        )
        let query = try explain("https://madinia.fr/contact?topic=A_B")
        #expect(
            query.contains(
                "tried /contact?topic={topic:slug} of site: the query key “topic” does not stand there exactly once"
            )
        )
        #expect(query.hasSuffix("matches /contact of site: place"))
    }

    @Test("a link of another host or scheme: the nearest of the product's own")
    func foreign() throws {
        #expect(
            try explain("https://www.madina.fr/contact") == """
                https://www.madina.fr/contact
                  read as: https://www.madina.fr/contact
                  not the product's: the host “www.madina.fr” is not one of this product's
                  its own that comes nearest: https://www.madinia.fr
                """
        )
        #expect(try explain("madina://contact").hasSuffix("its own that comes nearest: madinia://"))
        #expect(try explain("http://madinia.fr/").hasSuffix("its own that comes nearest: https://madinia.fr"))
    }

    @Test("a link that can't be read says why")
    func malformed() throws {
        #expect(
            try explain("https://madinia.fr/a//b") == """
                https://madinia.fr/a//b
                  can't be read: the path has an empty segment at 21 (//)
                """
        )
    }
}

import AppShellTexts
import Testing

@testable import AppShell
@testable import AppShellInspection

/// What `explain` tells, word for word.
struct LinkExplanationTests {
    private func explain(_ link: String) throws -> String { try explanation(of: link).description }

    private func explanation(of link: String) throws -> LinkExplanation {
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
        return LinkTable(entries: entries, policy: policy).explain(link)
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

    @Test(
        "in French",
        arguments: [
            (
                "https://MADINIA.fr/formations/performer?utm=1",
                """
                https://MADINIA.fr/formations/performer?utm=1
                  lu comme : https://madinia.fr/formations/performer?utm=1
                  essayé : /formations du module site : il se termine avant le segment 2, « performer »
                  essayé : /formations/{id:number}/edit du module site : le segment 2 est « performer », pas une valeur de {id} (un \
                nombre entier de 1 à 2^63-1, sans zéros au début)
                  correspond au motif /formations/{key} du module site : place(key: performer)
                """
            ),
            (
                "https://madinia.fr/blog/x",
                """
                https://madinia.fr/blog/x
                  lu comme : https://madinia.fr/blog/x
                  correspond au motif /blog/{key}, un alias, du module site : place(key: x)
                """
            ),
            (
                "https://madinia.fr/formation/performer",
                """
                https://madinia.fr/formation/performer
                  lu comme : https://madinia.fr/formation/performer
                  ne correspond à aucun motif
                  le plus proche : /formations/{key} du module site : le segment 1 est « formation », pas « formations »
                  le plus proche : /blog/{key} du module site : le segment 1 est « formation », pas « blog »
                  le plus proche : /formations du module site : le segment 1 est « formation », pas « formations »
                """
            ),
            (
                "https://madinia.fr/contact?topic=A_B",
                """
                https://madinia.fr/contact?topic=A_B
                  lu comme : https://madinia.fr/contact?topic=A_B
                  essayé : /contact?topic={topic:slug} du module site : la clé « topic » ne figure pas exactement une fois avec \
                des minuscules, des chiffres et des traits d'union simples entre eux dans la requête
                  correspond au motif /contact du module site : place
                """
            ),
            (
                "https://www.madina.fr/contact",
                """
                https://www.madina.fr/contact
                  lu comme : https://www.madina.fr/contact
                  pas un lien du produit : l'hôte « www.madina.fr » n'est pas de ce produit
                  le plus proche parmi les siens : https://www.madinia.fr
                """
            ),
            (
                "https://madinia.fr/a//b",
                """
                https://madinia.fr/a//b
                  illisible : le chemin a un segment vide à la position 21 (//)
                """
            ),
        ]
    )
    func french(_ link: String, _ text: String) throws {
        let explanation = try explanation(of: link)
        #expect(Self.french { explanation.localizedDescription } == text)
    }

    @Test(
        "what stands in a link's way, in French",
        arguments: [
            (.origin(expected: "the host “a.fr”"), "il ne vaut que pour l'hôte « a.fr »"),
            (.missingSegment(1, expected: "the rest {*path}"), "le segment 1 manque : le reste {*path}"),
            (
                .segment(1, found: "x", expected: "one of “a”, “b” after “p-” before “-s” {c}"),
                "le segment 1 est « x », pas une valeur de {c} (un de ces textes : « a », « b ») entre « p- » et « -s »"
            ),
            (
                .query(key: "q", problem: "does not stand there exactly once with the value “1”"),
                "la clé « q » ne figure pas exactement une fois avec la valeur « 1 » dans la requête"
            ),
            (
                .query(key: "q", problem: "stands there twice, or its value is not one of “a”, “b”"),
                "la clé « q » figure deux fois, ou avec une valeur qui n'est pas un de ces textes : « a », « b », dans la requête"
            ),
            (.fragment(problem: "is not “x”"), "le fragment n'est pas « x »"),
        ] as [(LinkObstacle, String)]
    )
    func frenchObstacles(_ obstacle: LinkObstacle, _ text: String) {
        #expect(Self.french { obstacle.localizedDescription } == text)
    }

    private static func french(_ text: () -> String) -> String {
        Reader.$current.withValue(Reader(.french, translations: Translations.inspection), operation: text)
    }
}

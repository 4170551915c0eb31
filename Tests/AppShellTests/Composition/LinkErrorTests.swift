import Testing

@testable import AppShell

/// Issues of the links, word for word.
struct LinkErrorTests {
    /// The core with more links, by a module called “more”.
    private func issues(adding declare: @escaping (inout Contributions) -> Void) -> [String] {
        AppShellTests.issues(.sample(), [soundModule, SampleModule("more", declare)])
    }

    @Test(
        "SHELL-6: link-invalid",
        arguments: [
            ("items", "a pattern begins with a slash"),
            ("/items//x", "a pattern has no empty segment and no slash at its end"),
            ("/items/{number", "“{number” is neither a literal nor a parameter like {key}"),
            ("/{number}/{number}", "the parameter {number} stands twice"),
        ]
    )
    func invalid(_ pattern: String, _ reason: String) {
        #expect(
            issues { $0.link(pattern, to: ItemPlace.self) } == [
                "[link-invalid] more: the pattern “\(pattern)” can't be read: \(reason)."
                    + " Fix: write it like /formations/{key}."
            ]
        )
    }

    @Test("SHELL-6: link-dead")
    func dead() {
        struct Nowhere: Destination {
            static let name = "nowhere"

            init(parameters: RouteParameters) throws(RouteError) {}
        }
        #expect(
            issues { $0.link("/nowhere", to: Nowhere.self) } == [
                "[link-dead] more: the pattern “/nowhere” leads to “nowhere”, which no module contributes."
                    + " Fix: contribute the destination, or drop the link."
            ]
        )
    }

    @Test("SHELL-6: link-parameters")
    func parameters() {
        #expect(
            issues {
                $0.link("/best", to: ItemPlace.self)
                $0.link("/rated/{number}/{stars}", to: ItemPlace.self)
                $0.link("/houses/{number}", to: HomePlace.self)
            } == [
                "[link-parameters] more: the pattern “/best” supplies nothing, while “item” takes {number}."
                    + " Fix: name in the pattern exactly the parameters of the destination.",
                "[link-parameters] more: the pattern “/rated/{number}/{stars}” supplies {number}, {stars}, while"
                    + " “item” takes {number}. Fix: name in the pattern exactly the parameters of the destination.",
                "[link-parameters] more: the pattern “/houses/{number}” supplies {number}, while “home” takes nothing."
                    + " Fix: name in the pattern exactly the parameters of the destination.",
            ]
        )
    }

    @Test("SHELL-6: link-overlap, whatever the parameters are called, and for aliases too")
    func overlap() {
        struct Thing: Destination {
            static let name = "thing"
            static let parameterNames = ["id"]

            init(parameters: RouteParameters) throws(RouteError) {}
        }
        #expect(
            issues {
                $0.blank(Thing.self)
                $0.link("/things/{id}", aliases: ["/item/{id}"], to: Thing.self)
            } == [
                "[link-overlap] more: “/item/{id}” of “more” matches the same links as “/item/{number}” of “core”, such as"
                    + " https://a.fr/item/Z. Fix: change or drop one of the two."
            ]
        )
    }

    @Test("a literal beside a parameter is no overlap: the more specific one wins")
    func noOverlap() {
        #expect(issues { $0.link("/items/first", to: HomePlace.self) } == [])
    }

    @Test("SHELL-6: link-parameters, where some may be left out")
    func optionalParameters() {
        struct Search: Destination {
            static let name = "search"
            static let parameterNames = ["query"]
            static let optionalParameterNames = ["page"]

            init(parameters: RouteParameters) throws(RouteError) {}
        }
        #expect(
            issues {
                $0.blank(Search.self)
                $0.link("/s/{query}/{page?}", aliases: ["/search?q={query}", "/find/{query}/{page}"], to: Search.self)
            } == []
        )
        #expect(
            issues {
                $0.blank(Search.self)
                $0.link("/s/{query?}", aliases: ["/search/{query}/{sort}"], to: Search.self)
            } == [
                "[link-parameters] more: the pattern “/s/{query?}” supplies nothing and perhaps {query}, while “search”"
                    + " takes {query} and perhaps {page}. Fix: name in the pattern all parameters that the destination"
                    + " needs, and none that it does not know.",
                "[link-parameters] more: the pattern “/search/{query}/{sort}” supplies {query}, {sort}, while “search”"
                    + " takes {query} and perhaps {page}. Fix: name in the pattern all parameters that the destination"
                    + " needs, and none that it does not know.",
            ]
        )
    }

    @Test("SHELL-6: link-foreign")
    func foreign() {
        #expect(
            issues {
                $0.link("https://b.fr/b", to: HomePlace.self)
                $0.link("app://c", to: HomePlace.self)
            } == [
                "[link-foreign] more: the pattern “https://b.fr/b” holds for the host “b.fr”, which is not one of the"
                    + " product's (https://a.fr). Fix: add the host to the manifest's LinkPolicy, or write the pattern"
                    + " from its path on.",
                "[link-foreign] more: the pattern “app://c” holds for the scheme “app”, which is not one of the"
                    + " product's (https://a.fr). Fix: add the scheme to the manifest's LinkPolicy, or write the pattern"
                    + " from its path on.",
            ]
        )
    }

    @Test("SHELL-6: link-host-invalid and link-scheme-invalid; the web's schemes are nobody's own")
    func policy() {
        let policy = LinkPolicy(hosts: ["a.fr", "B.fr"], schemes: ["https", "my app"])
        #expect(
            AppShellTests.issues(.sample(links: policy)) == [
                "[link-host-invalid] manifest: no link has the host “B.fr”. Fix: write the host alone, in lower case.",
                "[link-scheme-invalid] manifest: no link has the scheme “https”. Fix: name hosts, whose links are https,"
                    + " or a scheme of one's own.",
                "[link-scheme-invalid] manifest: no link has the scheme “my app”. Fix: write the scheme alone, in lower"
                    + " case.",
            ]
        )
    }

    @Test("SHELL-6: link-unprintable")
    func unprintable() {
        let module = SampleModule("core") {
            $0.blank(HomePlace.self)
            $0.link("/home", to: HomePlace.self)
        }
        #expect(
            AppShellTests.issues(.sample(links: LinkPolicy()), [module]) == [
                "[link-unprintable] core: the pattern “/home” can't be printed: the product has neither a host nor a"
                    + " scheme. Fix: give the manifest's LinkPolicy a host or a scheme."
            ]
        )
    }

    @Test("SHELL-6: in a product of schemes only, a pattern that begins with no host name can't be printed back")
    func unprintableInScheme() {
        let module = SampleModule("core") {
            $0.blank(HomePlace.self)
            $0.link("/", aliases: ["/Mes_offres"], to: HomePlace.self)
        }
        let codes = AppShellTests.issues(.sample(links: LinkPolicy(schemes: ["app"])), [module])
        #expect(codes.count == 2, "\(codes)")
    }
}

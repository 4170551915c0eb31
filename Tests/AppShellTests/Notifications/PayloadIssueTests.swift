import Testing

@testable import AppShell

/// Issues of the payload rules, word for word.
struct PayloadIssueTests {
    private static let number = [PayloadParameter("number", from: [.number("id")])]

    /// The core with payload rules, by a module called “more”.
    private func issues(
        versions: [String] = ["1"],
        adding declare: @escaping (inout Contributions) -> Void
    ) -> [String] {
        let manifest = AppManifest(
            id: "sample",
            name: "Sample",
            navigation: AppManifest.sample().navigation,
            links: LinkPolicy(hosts: ["a.fr"]),
            payloads: PayloadPolicy(versions: versions)
        )
        return AppShellTests.issues(manifest, [soundModule, SampleModule("more", declare)])
    }

    @Test("SHELL-3: sound rules have no issue, the more specific of two on one payload neither")
    func sound() {
        #expect(
            issues(versions: ["2", "1"]) {
                $0.payload(PayloadRule(when: ["type": ["item"]], parameters: Self.number), to: ItemPlace.self)
                $0.payload(PayloadRule(when: ["type": ["home"]]), to: HomePlace.self)
                $0.payload(PayloadRule(when: ["type": ["item"], "env": ["prod"]]), to: HomePlace.self)
                $0.payload(
                    PayloadRule(version: "2", when: ["screen": ["item"]], parameters: Self.number),
                    to: ItemPlace.self
                )
            } == []
        )
    }

    @Test("SHELL-6: payload-dead")
    func dead() {
        struct Nowhere: Destination {
            static let name = "nowhere"

            init(parameters: RouteParameters) throws(RouteError) {}
        }
        #expect(
            issues { $0.payload(PayloadRule(when: ["type": ["x"]]), to: Nowhere.self) } == [
                "[payload-dead] more: the rule for “nowhere” (“type” is “x”) leads to a destination that no module"
                    + " contributes. Fix: contribute the destination, or drop the rule."
            ]
        )
    }

    @Test("SHELL-6: payload-parameters")
    func parameters() {
        struct Page: Destination {
            static let name = "page"
            static let parameterNames = ["id"]
            static let optionalParameterNames = ["part"]

            init(parameters: RouteParameters) throws(RouteError) {}
        }
        let part = PayloadParameter("part", from: [.text("part")])
        #expect(
            issues {
                $0.blank(Page.self)
                $0.payload(PayloadRule(when: ["type": ["item"]]), to: ItemPlace.self)
                $0.payload(PayloadRule(when: ["type": ["home"]], parameters: Self.number), to: HomePlace.self)
                $0.payload(PayloadRule(when: ["type": ["page"]], parameters: [part]), to: Page.self)
                $0.payload(
                    PayloadRule(
                        when: ["type": ["whole"]],
                        parameters: [part, PayloadParameter("id", from: [.text("id")])]
                    ),
                    to: Page.self
                )
            } == [
                "[payload-parameters] more: the rule for “item” (“type” is “item”) supplies nothing, while the destination"
                    + " takes {number}. Fix: name in the rule exactly the parameters of the destination.",
                "[payload-parameters] more: the rule for “home” (“type” is “home”, {number} from “id”) supplies {number},"
                    + " while the destination takes nothing. Fix: name in the rule exactly the parameters of the"
                    + " destination.",
                "[payload-parameters] more: the rule for “page” (“type” is “page”, {part} from “part”) supplies {part},"
                    + " while the destination takes {id} and may take {part}. Fix: name in the rule exactly the parameters"
                    + " of the destination.",
            ]
        )
    }

    @Test("SHELL-6: payload-version-unknown, payload-version-duplicate")
    func versions() {
        #expect(
            issues(versions: ["2", "1", "2"]) { $0.payload(PayloadRule(version: "3"), to: HomePlace.self) } == [
                "[payload-version-duplicate] manifest: the PayloadPolicy lists the version “2” twice."
                    + " Fix: list it once, where it is to be asked.",
                "[payload-version-unknown] more: the rule for “home” (any payload) is of version “3”, which the manifest"
                    + " does not list. Fix: list it in the manifest's PayloadPolicy, or give the rule a version of that"
                    + " list.",
            ]
        )
    }

    @Test(
        "SHELL-6: payload-ambiguous-source",
        arguments: [
            (
                [PayloadParameter("number", from: [])], "{number} from nowhere", "{number} has no source",
                "name the keys of the payload that hold it"
            ),
            (
                number + [PayloadParameter("number", from: [.text("n")])], "{number} from “id”, {number} from “n”",
                "{number} stands twice", "list all its sources in one PayloadParameter"
            ),
            (
                [PayloadParameter("number", from: [.number("id"), .text("aps")])], "{number} from “id” or “aps”",
                "{number} is read from “aps”, which is not part of a payload's data", "read it from a key beside “aps”"
            ),
        ]
    )
    func sources(_ parameters: [PayloadParameter], _ told: String, _ fact: String, _ fix: String) {
        #expect(
            issues { $0.payload(PayloadRule(when: ["type": ["item"]], parameters: parameters), to: ItemPlace.self) }
                == [
                    "[payload-ambiguous-source] more: in the rule for “item” (“type” is “item”, \(told)), \(fact)."
                        + " Fix: \(fix)."
                ]
        )
    }

    @Test("SHELL-6: payload-duplicate")
    func duplicate() {
        #expect(
            issues {
                for type in ["item", "other", "item"] {
                    $0.payload(PayloadRule(when: ["type": [type]], parameters: Self.number), to: ItemPlace.self)
                }
            } == [
                "[payload-duplicate] more: the rule for “item” (“type” is “item”, {number} from “id”) is contributed by"
                    + " “more” and by “more”. Fix: drop one of the two."
            ]
        )
    }

    @Test("SHELL-6: payload-conflict names both rules")
    func conflict() {
        #expect(
            issues {
                $0.payload(PayloadRule(when: ["type": ["home", "start"]]), to: HomePlace.self)
                $0.payload(PayloadRule(when: ["env": ["prod"]], parameters: Self.number), to: ItemPlace.self)
            } == [
                "[payload-conflict] more: the rule for “item” (“env” is “prod”, {number} from “id”) of “more” and the rule"
                    + " for “home” (“type” is “home” or “start”) of “more” can match one payload, and neither is the more"
                    + " specific. Fix: add a condition to one of them, or give them versions, which the manifest's PayloadPolicy"
                    + " orders."
            ]
        )
    }

    @Test("SHELL-6: rules conflict where a payload can meet the conditions of both, and nowhere else")
    func conflicts() {
        func parameter(_ sources: PayloadSource...) -> [PayloadParameter] {
            [PayloadParameter("number", from: sources)]
        }
        func codes(_ one: PayloadRule, _ other: PayloadRule) -> [String] {
            issues(versions: ["2", "1"]) {
                $0.payload(one, to: ItemPlace.self)
                $0.payload(other, to: ItemPlace.self)
            }.map { String($0.dropFirst().prefix { $0 != "]" }) }
        }
        let type = { (values: Set<String>) in ["type": values] }
        let offer = PayloadRule(parameters: parameter(.number("offerId")))
        let partner = PayloadRule(parameters: parameter(.number("partnerId")))
        #expect(codes(offer, partner) == ["payload-conflict"])
        #expect(codes(offer, PayloadRule(version: "2", parameters: parameter(.number("partnerId")))) == [])
        #expect(codes(offer, PayloadRule(when: type(["a"]), parameters: parameter(.number("partnerId")))) == [])
        #expect(
            codes(
                PayloadRule(when: type(["a", "b"]), parameters: parameter(.text("x"))),
                PayloadRule(when: type(["b", "c"]), parameters: parameter(.text("y")))
            ) == ["payload-conflict"]
        )
        #expect(
            codes(
                PayloadRule(when: type(["a", "b"]), parameters: parameter(.text("x"))),
                PayloadRule(when: type(["c", "d"]), parameters: parameter(.text("y")))
            ) == []
        )
    }

    @Test("SHELL-6: payload-unreachable names the rule that takes all that another matches")
    func unreachable() {
        #expect(
            issues(versions: ["2", "1"]) {
                $0.payload(PayloadRule(version: "2", parameters: Self.number), to: ItemPlace.self)
                $0.payload(
                    PayloadRule(version: "1", when: ["type": ["item"]], parameters: Self.number),
                    to: ItemPlace.self
                )
            } == [
                "[payload-unreachable] more: the rule for “item” (“type” is “item”, {number} from “id”), version “1”, is"
                    + " never asked: all it matches is taken before by the rule for “item” ({number} from “id”) of “more”,"
                    + " version “2”. Fix: put its version first in the manifest's PayloadPolicy, add a condition to the"
                    + " other, or drop it."
            ]
        )
        #expect(
            issues {
                $0.payload(PayloadRule(when: ["type": []]), to: HomePlace.self)
                $0.payload(PayloadRule(when: ["aps": ["x"]]), to: HomePlace.self)
            } == [
                "[payload-unreachable] more: the rule for “home” (“type” is nothing) matches nothing: its condition on"
                    + " “type” names no text. Fix: name the texts that the key may hold.",
                "[payload-unreachable] more: the rule for “home” (“aps” is “x”) matches nothing: “aps” is not part of a"
                    + " payload's data. Fix: ask for a key beside “aps”.",
            ]
        )
    }

    @Test("SHELL-6: a rule is unreachable where one of a version before takes all that it matches")
    func parts() {
        func count(_ rules: PayloadRule...) -> Int {
            issues(versions: ["2", "1"]) { contributions in
                for rule in rules { contributions.payload(rule, to: ItemPlace.self) }
            }.count { $0.hasPrefix("[payload-unreachable]") }
        }
        func rule(_ version: String, _ types: Set<String>, _ sources: PayloadSource...) -> PayloadRule {
            PayloadRule(
                version: version,
                when: types.isEmpty ? [:] : ["type": types],
                parameters: [PayloadParameter("number", from: sources)]
            )
        }
        let both = rule("1", ["a", "b"], .number("id"))
        #expect(count(both, rule("2", ["a", "b", "c"], .number("id"))) == 1)
        #expect(count(both, rule("2", ["b", "c"], .number("id"))) == 0)
        #expect(count(both, rule("2", [], .slug("slug"), .number("id"))) == 1)
        #expect(count(both, rule("2", [], .number("other"))) == 0)
        #expect(count(both, rule("2", [], .slug("id"))) == 0)
        #expect(count(rule("1", ["a"], .slug("id")), rule("2", [], .text("id"))) == 1)
        #expect(count(rule("1", ["a"], .slug("id"), .number("id")), rule("2", [], .text("id"))) == 0)
        #expect(count(rule("1", ["a"], .choice("id", of: ["7", "x"])), rule("2", [], .slug("id"))) == 1)
        #expect(count(rule("1", ["7"], .number("type")), rule("2", [], .number("type"))) == 1)
    }
}
